import type { Point } from '../../places/geography.ts'

export type RingCenter = { zip: string } | { point: Point }

export const RING_HASH = /^#(?:\d{5}|-?\d{1,2}(?:\.\d{1,4})?,-?\d{1,3}(?:\.\d{1,4})?)$/

export function parseRingHash(hash: string): RingCenter | undefined {
  if (!RING_HASH.test(hash)) return undefined
  const [lat = 0, lon] = hash.slice(1).split(',').map(Number)
  return lon === undefined ? { zip: hash.slice(1) } : { point: { lat, lon } }
}

export const formatRingHash = ({ lat, lon }: Point) => `#${lat},${lon}`

/** Rounds to half a mile, so that shared links don't reveal a house. */
export function roundPoint({ lat, lon }: Point): Point {
  const hundredths = (degrees: number) => Math.round(degrees * 100) / 100
  return { lat: hundredths(lat), lon: hundredths(lon) }
}
