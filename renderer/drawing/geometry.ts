/** Latitude and longitude, in degrees. */
export interface Coordinates {
  lat: number
  lon: number
}

/** A point in GeoJSON order: longitude and latitude, or x and y. */
export type Position = readonly [number, number]

/** A point of the drawing, from the top left corner. */
export interface Point {
  x: number
  y: number
}
