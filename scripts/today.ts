/** The day on which this runs, in the company's own time zone, as `2026-11-20`. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
}
