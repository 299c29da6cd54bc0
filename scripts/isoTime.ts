import { type Instant, TimeZone } from '../renderer/model/schedule/timeZone.ts'

/** Returns the current day in New York, for the dates of new entries: `2026-11-20`. */
export function getCurrentDay(): string {
  return new TimeZone('America/New_York').getDayAt(Date.now())
}

/** Formats a time in UTC: `2024-12-15T05:00:00Z` (RFC 3339). */
export function formatIsoTime(time: Instant): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}
