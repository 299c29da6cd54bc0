import { type Font, textWidth } from './textWidth.ts'

export interface TextStyle {
  font: Font
  size: number
}

/** How large names are on a map, in its units, and how many there are at most. The maps' style sheets repeat the sizes. */
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
  // Room for the 18 units that it has on maps of less than 38rem.
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

/** A text with its measures, before it has a place. */
export interface Word {
  text: string
  size: number
  width: number
}

/** Measures a text. */
export function wordOf(text: string, { font, size }: TextStyle): Word {
  return { text, size, width: textWidth(text, font, size) }
}
