import type { Coordinates } from '../../renderer/drawing/geometry.ts'

const EARTH_RADIUS_MILES = 6371 / 1.609344

/** Returns a distance in miles by the haversine formula, to verify `milesBetween`. */
export function computeMiles(a: Coordinates, b: Coordinates): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(toRadians(b.lat - a.lat) / 2) ** 2
  const east = Math.sin(toRadians(b.lon - a.lon) / 2) ** 2
  const haversine = north + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * east
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine))
}
