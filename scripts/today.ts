import { dayIn } from '../renderer/model/schedule/instants.ts'

export function today(zone = 'America/New_York'): string {
  return dayIn(zone, Date.now())
}

export function now(): string {
  return new Date().toISOString()
}
