import type { TextStyle } from './mapText.ts'

/**
 * How large names are on a city's map, in its units, and how many there are at most. `CityMap.css` says the sizes again.
 */
export interface LabelStyle {
  here: TextStyle
  city: TextStyle
  note: TextStyle
  /** The distance on the innermost ring. */
  five: TextStyle
  cities: number
  towns: number
  /** Whether distances stand on all rings, and beside far names. */
  distances: boolean
}

/** The names on a map as wide as half a desktop window. */
export const WIDE: LabelStyle = {
  here: { font: 'serif', size: 27 },
  city: { font: 'serif', size: 19 },
  note: { font: 'sans', size: 14 },
  // Room for the 18 units that it has on plates of less than 38rem.
  five: { font: 'sans', size: 18 },
  cities: 24,
  towns: 14,
  distances: true,
}

/** Phones show the map at less than half its size, so they have names of their own: few, and large enough to be read. */
export const SMALL: LabelStyle = {
  here: { font: 'serif', size: 44 },
  city: { font: 'serif', size: 34 },
  note: { font: 'sans', size: 26 },
  five: { font: 'sans', size: 26 },
  cities: 5,
  towns: 0,
  distances: false,
}
