import { type CityFrame, MAP, type Point } from './cityFrame.ts'

/** The distances that a practice thinks in: the five miles that decide, a short drive, a drive, an errand. */
const RINGS = [5, 10, 20, 30]
/** What stays free between the largest ring and the edge. */
const MARGIN = 8
/** From so many units to a mile on, the map is near enough to name the ten-mile ring and to measure in fives. */
const NEAR = 16

/** A circle around the city. */
export interface MapRing {
  miles: number
  radius: number
}

/** The rings that fit on the map, the innermost first. */
export function ringsOf({ scale, center }: CityFrame): MapRing[] {
  const room = Math.min(center.x, MAP.width - center.x, center.y, MAP.height - center.y) - MARGIN
  return RINGS.map((miles) => ({ miles, radius: miles * scale })).filter(({ radius }) => radius <= room)
}

/** The rings that say how far they are: where the map is wide, the ten-mile ring is too near the five to bear a word. */
export function namedRings(frame: CityFrame): MapRing[] {
  return ringsOf(frame).filter(({ miles }) => miles === 5 || miles >= (frame.scale > NEAR ? 10 : 20))
}

/** Where on a ring its distance may stand: first where eyes expect it, at the lower right, then all around. */
const ANGLES = [45, 60, 30, 75, -45, -60, -30, 135, 120, 150, -135]
/** The innermost ring has room inside: below the light, above it, beside it. */
const INNER_ANGLES = [90, -90, 60, 120, -60, -120]
/** Between the corners of a text inside the ring and its line. */
const INNER_GAP = 5

/**
 * The middles of a ring's distance, best first: on its line, or inside the innermost.
 * @param size of the text, with the height of its letters.
 */
export function ringLabelPoints(
  { center }: CityFrame,
  { miles, radius }: MapRing,
  size: { width: number; height: number },
): Point[] {
  const isInnermost = miles === RINGS[0]
  const corner = Math.sqrt(Math.max(0, (radius - INNER_GAP) ** 2 - (size.width / 2) ** 2))
  const distance = isInnermost ? corner - size.height / 2 : radius
  return (isInnermost ? INNER_ANGLES : ANGLES).map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { x: center.x + distance * Math.cos(angle), y: center.y + distance * Math.sin(angle) }
  })
}

/** The distance that the scale bar measures: five miles where they are long enough, ten elsewhere. */
export function scaleMiles({ scale }: CityFrame): number {
  return scale > NEAR ? 5 : 10
}
