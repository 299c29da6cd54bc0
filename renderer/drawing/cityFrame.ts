/** A point of the globe, in degrees north and east. */
export interface Coordinates {
  lat: number
  lon: number
}

/** A point of the drawing, from its left and its top. */
export interface Point {
  x: number
  y: number
}

/** The map's size in its own units. At 1280 px of window one unit is nine tenths of a pixel, on phones four to five. */
export const MAP = { width: 760, height: 700 }

/** The city stands left of the middle: its name has room to the right, and the 30-mile ring still fits. */
const CENTER: Point = { x: MAP.width * 0.46, y: MAP.height / 2 }

/** One degree of latitude, and of longitude at the equator, in miles. */
const MILES_NORTH = 69.05
const MILES_EAST = 69.17

/** Half of the map's width in miles: as much as the data asks for, within these. */
const NARROWEST = 14
const WIDEST = 34
/** How much farther than the fourth neighbor the map looks. */
const BREATHING = 1.6

/** A map around one city: what it needs to turn degrees into units. */
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
 * Far places keep their direction, more or less, and leave the map.
 */
export function project({ origin, center, scale }: CityFrame, { lat, lon }: Coordinates): Point {
  const east = (((lon - origin.lon + 540) % 360) - 180) * Math.cos((origin.lat * Math.PI) / 180)
  return { x: center.x + east * MILES_EAST * scale, y: center.y - (lat - origin.lat) * MILES_NORTH * scale }
}

/** Whether a point lies on the map, at least so many units from its edges. */
export function isOnMap({ x, y }: Point, margin: number): boolean {
  return x >= margin && x <= MAP.width - margin && y >= margin && y <= MAP.height - margin
}
