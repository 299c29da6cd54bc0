/** An instant, in milliseconds since 1970 in UTC. */
export type Instant = number

/**
 * Reads a date, or a date with a time.
 * @param instant `2026-12-01T09:00-05:00`, or `2026-12-01` for the start of that day in `zone`.
 * @param zone a name from the IANA database: `America/New_York`.
 */
export function instantOf(instant: string, zone: string): Instant {
  if (instant.includes('T')) return Date.parse(instant)
  const midnight = Date.parse(`${instant}T00:00Z`)
  // On days when clocks change, the offset at midnight in UTC can differ from the one at midnight in the zone.
  const estimate = midnight - offsetMs(zone, midnight)
  const start = midnight - offsetMs(zone, estimate)
  // If clocks skip midnight (Havana, Santiago), the day starts at the change, which is the estimate.
  return dayIn(zone, start) < instant ? estimate : start
}

/** Returns the UTC offset at a local time: `-05:00` for `2026-12-01T09:00` in `America/New_York`. Returns undefined for an invalid time. */
export function offsetAt(local: string, zone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const minutes = offsetMs(zone, asUtc - offsetMs(zone, asUtc)) / 60_000
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Returns the calendar day of a text like `2026-12-01T09:00-05:00` in a time zone. */
export function dayOf(instant: string, zone: string): string {
  return dayIn(zone, instantOf(instant, zone))
}

/** Returns the calendar day of an instant in a time zone. */
export function dayIn(zone: string, instant: Instant): string {
  return new Date(instant + offsetMs(zone, instant)).toISOString().slice(0, 10)
}

export function isZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Returns the offset from UTC in milliseconds. */
function offsetMs(zone: string, instant: Instant): number {
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(clockOf(zone).format(instant)) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Cached formatters by time zone. Creating a formatter takes 0.1 ms, fifty times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws {RangeError} if the time zone doesn't exist */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  clocks.set(timeZone, clock)
  return clock
}
