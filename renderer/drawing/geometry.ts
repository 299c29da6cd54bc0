export interface Coordinates {
  lat: number
  lon: number
}

/** In GeoJSON order: longitude and latitude, or x and y. */
export type Position = readonly [number, number]

export interface Point {
  x: number
  y: number
}
