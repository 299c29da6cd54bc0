import { getIsoDay } from '../renderer/model/schedule/instants.ts'

/** Returns the current ISO day in a time zone. */
export function today(timeZone = 'America/New_York'): string {
  return getIsoDay(Date.now(), timeZone)
}

/** Returns the current time in UTC: `2026-11-20T14:30:00.000Z`. */
export function now(): string {
  return new Date().toISOString()
}
