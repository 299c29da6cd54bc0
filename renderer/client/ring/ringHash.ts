import type { Coordinates } from '../../drawing/geometry.ts'

/** The center of a ring, as in the URL's hash. */
export type RingCenter = { zip: string } | { point: Coordinates }

/** Matches `#33101` and `#25.77,-80.19`. */
export const RING_HASH = /^#(?:\d{5}|-?\d{1,2}(?:\.\d{1,4})?,-?\d{1,3}(?:\.\d{1,4})?)$/

/** Parses the hash of a ring. Returns undefined for other hashes, such as ids of sections. */
export function parseRingHash(hash: string): RingCenter | undefined {
  if (!RING_HASH.test(hash)) return undefined
  const [lat = 0, lon] = hash.slice(1).split(',').map(Number)
  return lon === undefined ? { zip: hash.slice(1) } : { point: { lat, lon } }
}

/** Formats a point as a hash: `#25.77,-80.19`. Rounds to 0.01 degrees (0.7 miles), so that shared links don't reveal a house. */
export function formatRingHash({ lat, lon }: Coordinates): string {
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return `#${round(lat)},${round(lon)}`
}
