/** A place, in degrees. West is negative. */
export interface Coordinates {
  lat: number
  lon: number
}

/** A census block group: the residents, at the center of population. */
export interface BlockGroup extends Coordinates {
  residents: number
}

/** A position in GeoJSON order: longitude and latitude, or x and y. */
export type Position = readonly [number, number]

/** A position in the view box of a drawing, with `y` pointing down. */
export interface Point {
  x: number
  y: number
}
