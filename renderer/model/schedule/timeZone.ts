/** Milliseconds since 1970 in UTC. */
export type Instant = number

/** Converts between instants, local times, and days. Pass it instead of its name, because creating a formatter is slow. */
export class TimeZone {
  /** An IANA name: `America/New_York`. */
  readonly name: string
  private readonly formatter: Intl.DateTimeFormat

  /** @throws {RangeError} if the name is unknown */
  constructor(name: string) {
    this.name = name
    this.formatter = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
  }

  /** Parses a time, or a day as its start (both ISO). */
  parseInstant(value: string): Instant {
    if (value.includes('T')) return Date.parse(value)
    const midnight = Date.parse(`${value}T00:00Z`)
    // If clocks change in between, the offset at midnight UTC differs from the offset at local midnight.
    const estimate = midnight - this.getOffsetMs(midnight)
    return midnight - this.getOffsetMs(estimate)
  }

  /** Returns `-05:00` for `2026-12-01T09:00` in `America/New_York`. Undefined if the time is invalid. */
  getUtcOffset(local: string): string | undefined {
    const asUtc = Date.parse(`${local}Z`)
    return Number.isNaN(asUtc) ? undefined : this.formatOffset(asUtc - this.getOffsetMs(asUtc))
  }

  /** Returns the ISO day of a time: `2026-12-01T09:00-05:00`. Returns a day as it is. */
  parseDay(value: string): string {
    return this.getDayAt(this.parseInstant(value))
  }

  getDayAt(instant: Instant): string {
    return new Date(instant + this.getOffsetMs(instant)).toISOString().slice(0, 10)
  }

  /** Returns the UTC offset in milliseconds. Positive to the east. */
  private getOffsetMs(instant: Instant): number {
    return -Date.parse(`1970-01-01T00:00${this.formatOffset(instant)}`)
  }

  private formatOffset(instant: Instant): string {
    return /GMT([+-]\d+:\d+)/.exec(this.formatter.format(instant))?.[1] ?? '+00:00'
  }
}

export function isTimeZone(name: string): boolean {
  try {
    return new TimeZone(name).name === name
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
