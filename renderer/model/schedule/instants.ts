/** Milliseconds since 1970 in UTC. */
export type Instant = number

/** Parses an ISO time, or an ISO day as its start. @param timeZone an IANA name: `America/New_York` */
export function parseInstant(value: string, timeZone: string): Instant {
  if (value.includes('T')) return Date.parse(value)
  const midnight = Date.parse(`${value}T00:00Z`)
  // If clocks change in between, the offset at midnight UTC differs from the offset at local midnight.
  const estimate = midnight - getOffsetMs(timeZone, midnight)
  const start = midnight - getOffsetMs(timeZone, estimate)
  // If clocks skip midnight (Havana, Santiago), the day starts at the change.
  return getIsoDay(start, timeZone) < value ? estimate : start
}

/** Returns `-05:00` for `2026-12-01T09:00` in `America/New_York`. */
export function getUtcOffset(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const minutes = getOffsetMs(timeZone, asUtc - getOffsetMs(timeZone, asUtc)) / 60_000
  const [hours, remainder] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(remainder).padStart(2, '0')}`
}

/** Returns the ISO day of `2026-12-01T09:00-05:00` in a time zone. */
export function toIsoDay(value: string, timeZone: string): string {
  return getIsoDay(parseInstant(value, timeZone), timeZone)
}

/** Returns the ISO day of an instant in a time zone. */
export function getIsoDay(instant: Instant, timeZone: string): string {
  return new Date(instant + getOffsetMs(timeZone, instant)).toISOString().slice(0, 10)
}

/** Checks whether a name is a valid IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return getFormatter(name) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function getOffsetMs(timeZone: string, instant: Instant): number {
  const [, sign = '+', hours = 0, minutes = 0] =
    /GMT([+-])(\d+):(\d+)/.exec(getFormatter(timeZone).format(instant)) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Formatters by time zone. Creating one takes 50 times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** @throws {RangeError} if the time zone is invalid */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}
