import { distance } from 'geokdbush'
import type { Coordinates } from '../drawing/geometry.ts'

/** `geokdbush` uses kilometers. */
export const KILOMETERS_PER_MILE = 1.609344

/** Returns the great-circle distance in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return distance(a.lon, a.lat, b.lon, b.lat) / KILOMETERS_PER_MILE
}

/** Returns the compass direction of a point: 0 is north, 2 is east, 7 is northwest. */
export function getDirection(from: Coordinates, to: Coordinates): number {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180)
  const eighths = (Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)) * 8
  return (Math.round(eighths) + 8) % 8
}

/** Rounds to whole miles, at least one. */
export const roundMiles = (miles: number) => Math.max(1, Math.round(miles))
