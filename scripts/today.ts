import { dayIn } from '../renderer/model/schedule/instants.ts'

/** Returns the current day: `2026-11-20`. */
export function today(zone = 'America/New_York'): string {
  return dayIn(zone, Date.now())
}

/** Returns the current time: `2026-11-20T14:30:00.000Z`. */
export function now(): string {
  return new Date().toISOString()
}
