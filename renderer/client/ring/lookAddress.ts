import type { Point } from '../../places/geography.ts'

/** Where a visitor looks: a ZIP code's center, or a point. */
export type Look = { zip: string } | { point: Point }

/** `#33602`, or `#27.95,-82.46`. */
export const LOOK = /^#(?:\d{5}|-?\d{1,2}(?:\.\d{1,4})?,-?\d{1,3}(?:\.\d{1,4})?)$/

/** What the end of an address asks for; undefined where it asks for something else. */
export function parseLook(hash: string): Look | undefined {
  if (!LOOK.test(hash)) return undefined
  const [lat = 0, lon] = hash.slice(1).split(',').map(Number)
  return lon === undefined ? { zip: hash.slice(1) } : { point: { lat, lon } }
}

export const lookAddress = ({ lat, lon }: Point) => `#${lat},${lon}`

/** A point to a hundredth of a degree, half a mile: who shares it names no house. */
export function rounded({ lat, lon }: Point): Point {
  const hundredths = (degrees: number) => Math.round(degrees * 100) / 100
  return { lat: hundredths(lat), lon: hundredths(lon) }
}
