/** An instant, in milliseconds since 1970 in UTC. */
export type Instant = number

/** The instant of `2026-12-01`, the start of that day in a zone of the IANA database, `America/New_York`, or of `2026-12-01T09:00-05:00`. */
export function instantOf(instant: string, zone: string): Instant {
  if (instant.includes('T')) return Date.parse(instant)
  const midnight = Date.parse(`${instant}T00:00Z`)
  // The offset at that hour of UTC may be another than at midnight there: on days on which clocks are changed.
  return midnight - offsetAt(zone, midnight - offsetAt(zone, midnight))
}

/** The day of the calendar, in a time zone, of an instant that is written like `2026-12-01T09:00-05:00`. */
export function dayOf(instant: string, zone: string): string {
  return dayIn(zone, instantOf(instant, zone))
}

/** The day of the calendar on which an instant falls in a time zone. */
export function dayIn(zone: string, instant: Instant): string {
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10)
}

export function isZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** By how much the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(zone: string, instant: Instant): number {
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(clockOf(zone).format(instant)) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
}
