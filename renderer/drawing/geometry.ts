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
