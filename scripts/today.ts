import { dayIn } from '../renderer/model/schedule/instants.ts'

/** The day on which this runs, as `2026-11-20`. Where nothing tells the company's time zone, it is that of its first site. */
export function today(zone = 'America/New_York'): string {
  return dayIn(zone, Date.now())
}

/** The time at which this runs, as the check takes it: `2026-11-20T14:30:00.000Z`. */
export function now(): string {
  return new Date().toISOString()
}
