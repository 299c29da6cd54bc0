/** A point of the globe, in degrees north and east. */
export interface Coordinates {
  lat: number
  lon: number
}

/** A point as GeoJSON writes it: east, north; or left, top. */
export type Position = readonly [number, number]

/** A point of the drawing, from its left and its top. */
export interface Point {
  x: number
  y: number
}

export interface Circle extends Point {
  radius: number
}

/** The map's size in its own units. One is 0.9 px in a window of 1280 px, and 0.4 to 0.5 px on phones. */
export const MAP = { width: 760, height: 700 }

/** The city stands left of the middle: its name has room to the right, and the 30-mile ring still fits. */
const CENTER: Point = { x: MAP.width * 0.46, y: MAP.height / 2 }

/** The radius of the city's own light. It marks the middle of the rings, and says nothing of the population. */
export const LIGHT = 8

/** One degree of latitude, and of longitude at the equator, in miles. */
const MILES_NORTH = 69.05
const MILES_EAST = 69.17

/** Half of the map's width in miles: the fourth neighbor and some room behind it, but within these. */
const NARROWEST = 14
const WIDEST = 34
/** How much farther than the fourth neighbor the map reaches. */
const BREATHING = 1.6

/** A map around one city: what turns degrees into units. */
export interface CityFrame {
  origin: Coordinates
  center: Point
  /** Units to a mile. */
  scale: number
}

/**
 * The frame follows the data: where cities crowd, five miles fill the map; where they are far, the ring is small.
 * @param origin the city's own coordinates.
 * @param fourth miles to the fourth nearest city with a page.
 */
export function cityFrame(origin: Coordinates, fourth: number): CityFrame {
  const half = Math.min(WIDEST, Math.max(NARROWEST, BREATHING * fourth))
  return { origin, center: CENTER, scale: MAP.width / (2 * half) }
}

/** How far from the city the map's farthest corner lies, in miles. */
export function frameReach({ scale, center }: CityFrame): number {
  return Math.hypot(MAP.width - center.x, center.y) / scale
}

/**
 * Where a place stands on the map: a local equirectangular projection, true to about a hundredth within 40 miles.
 * Farther places keep only their rough direction, which is all that a pointer at the edge needs.
 */
export function project(frame: CityFrame, { lat, lon }: Coordinates): Point {
  const [x, y] = unitsIn(frame)([lon, lat])
  return { x, y }
}

/** The same for the points of lines, which are written east before north, and left before top. */
export function unitsIn({ origin, center, scale }: CityFrame): (point: Position) => Position {
  const narrowing = Math.cos((origin.lat * Math.PI) / 180)
  return ([lon, lat]) => {
    const east = (((lon - origin.lon + 540) % 360) - 180) * narrowing
    return [center.x + east * MILES_EAST * scale, center.y - (lat - origin.lat) * MILES_NORTH * scale]
  }
}

/** The degrees that the map shows, and so many units behind each edge: east from `left` to `right`, north from `top` to `bottom`. */
export function degreesAround({ origin, center, scale }: CityFrame, behind: number) {
  const east = MILES_EAST * scale * Math.cos((origin.lat * Math.PI) / 180)
  const north = MILES_NORTH * scale
  return {
    left: origin.lon - (center.x + behind) / east,
    right: origin.lon + (MAP.width - center.x + behind) / east,
    top: origin.lat - (MAP.height - center.y + behind) / north,
    bottom: origin.lat + (center.y + behind) / north,
  }
}

/** Whether a point lies on the map, at least so many units from its edges. */
export function isOnMap({ x, y }: Point, margin: number): boolean {
  return x >= margin && x <= MAP.width - margin && y >= margin && y <= MAP.height - margin
}

/** The five miles that decide for a practice: they fit on every map, whatever its scale. */
const INNERMOST = 5
/** The distances that a practice thinks in: those five miles, a short drive, a drive, an errand. */
const RINGS = [INNERMOST, 10, 20, 30]
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

/** The five-mile ring at its place. */
export function innermostRing({ scale, center }: CityFrame): Circle {
  return { ...center, radius: INNERMOST * scale }
}

/** The rings that say how far they are: where the map is wide, the ten-mile ring is too near the innermost to bear a word. */
export function namedRings(frame: CityFrame): MapRing[] {
  return ringsOf(frame).filter(({ miles }) => miles === INNERMOST || miles >= (frame.scale > NEAR ? 10 : 20))
}

/** The distance that the scale bar measures: five miles where they are long enough, ten elsewhere. */
export function scaleMiles({ scale }: CityFrame): number {
  return scale > NEAR ? 5 : 10
}

/** Where on a ring its distance may stand: first where eyes expect it, at the lower right, then all around. */
const ANGLES = [45, 60, 30, 75, -45, -60, -30, 135, 120, 150, -135]
/** The innermost ring has room inside: below the light, above it, beside it. */
const INNER_ANGLES = [90, -90, 60, 120, -60, -120]
/** Between the corners of a text inside the ring and its line. */
const INNER_GAP = 5

/**
 * Where the middle of a ring's distance may stand, best first: on its line; the innermost's first inside.
 * @param size of the text, with the height of its letters.
 */
export function ringLabelPoints(
  { center }: CityFrame,
  { miles, radius }: MapRing,
  size: { width: number; height: number },
): Point[] {
  const at = (distance: number) => (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return { x: center.x + distance * Math.cos(angle), y: center.y + distance * Math.sin(angle) }
  }
  const onLine = ANGLES.map(at(radius))
  if (miles !== INNERMOST) return onLine
  const corner = Math.sqrt(Math.max(0, (radius - INNER_GAP) ** 2 - (size.width / 2) ** 2))
  return [...INNER_ANGLES.map(at(corner - size.height / 2)), ...onLine]
}
