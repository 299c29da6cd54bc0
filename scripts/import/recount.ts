import type { Coordinates } from '../../renderer/drawing/geometry.ts'

/** Mean radius: 6,371 km. */
const EARTH_RADIUS_MILES = 6371 / 1.609344

/** Returns a distance in miles by the haversine formula, to verify `milesBetween`. */
export function computeDistance(a: Coordinates, b: Coordinates): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(toRadians(b.lat - a.lat) / 2) ** 2
  const east = Math.sin(toRadians(b.lon - a.lon) / 2) ** 2
  const haversine = north + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * east
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine))
}

/** Returns evenly spaced items. */
export function sampleEvenly<Item>(items: Item[], count: number): Item[] {
  const indexes = new Set(Array.from({ length: count }, (_, index) => Math.floor((index * items.length) / count)))
  return items.filter((_, index) => indexes.has(index))
}

/** Prints differences as JSON, a line each. Returns false if there are any. */
export function reportDifferences(differences: object[], summary: string): boolean {
  for (const difference of differences) console.log(JSON.stringify(difference))
  console.log(summary)
  return differences.length === 0
}
