/** Milliseconds since 1970 in UTC. */
export type Instant = number

/** Parses a time, or a day as its start (both ISO). @param timeZone an IANA name: `America/New_York` */
export function parseInstant(value: string, timeZone: string): Instant {
  if (value.includes('T')) return Date.parse(value)
  const midnight = Date.parse(`${value}T00:00Z`)
  // If clocks change in between, the offset at midnight UTC differs from the offset at local midnight.
  const estimate = midnight - getOffsetMs(timeZone, midnight)
  return midnight - getOffsetMs(timeZone, estimate)
}

/** Returns `-05:00` for `2026-12-01T09:00` in `America/New_York`. Undefined if the time is invalid. */
export function getUtcOffset(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`)
  return Number.isNaN(asUtc) ? undefined : formatOffset(timeZone, asUtc - getOffsetMs(timeZone, asUtc))
}

/** Returns the ISO day of a time (`2026-12-01T09:00-05:00`) in a time zone. Returns a day as it is. */
export function parseDay(value: string, timeZone: string): string {
  return getDayAt(parseInstant(value, timeZone), timeZone)
}

/** Returns the ISO day of an instant in a time zone. */
export function getDayAt(instant: Instant, timeZone: string): string {
  return new Date(instant + getOffsetMs(timeZone, instant)).toISOString().slice(0, 10)
}

/** Checks for a valid IANA name: `America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    return getFormatter(name) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Returns the UTC offset in milliseconds. Positive to the east. */
function getOffsetMs(timeZone: string, instant: Instant): number {
  return -Date.parse(`1970-01-01T00:00${formatOffset(timeZone, instant)}`)
}

function formatOffset(timeZone: string, instant: Instant): string {
  const [, offset = '+00:00'] = /GMT([+-]\d+:\d+)/.exec(getFormatter(timeZone).format(instant)) ?? []
  return offset
}

/** Formatters by time zone, because they're slow to create. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** @throws {RangeError} if the time zone is invalid */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}
