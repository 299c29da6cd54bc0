import { rounded } from './rounding.ts'

interface BarRow {
  /** The base lines of the label and of the value, and the height of the stem, in em from the top. */
  label: number
  value: number
  stem: number
  /** Where the stem ends, in hundredths of the drawing's width. */
  end: number
}

/** The longest stem, in hundredths of the width. The rest is for its value: about 70 px of the narrowest phones' 320 px. */
const LONGEST = 76

/** From one label to the next, from the top to the first label, from a label to its stem: in em. */
const ROW = 3.4
const LABEL = 0.85
const STEM = 0.95
/** Half of a figure's height: a value stands with its middle on the stem. */
const MIDDLE = 0.35

/**
 * Bars to one scale that starts at zero. The drawing has no view box, so that text keeps its size on every screen:
 * heights are in em, and ends in hundredths of the width, which only the browser knows.
 * @param most what the longest stem stands for, where that is more than any of the values: the end of a rating's scale.
 * @returns the rows, and the height of the whole in em.
 */
export function barRows(values: number[], most = Math.max(...values)): { rows: BarRow[]; height: number } {
  const rows = values.map((value, index) => {
    const label = rounded(index * ROW + LABEL)
    const stem = rounded(label + STEM)
    return { label, value: rounded(stem + MIDDLE), stem, end: most > 0 ? rounded((value / most) * LONGEST) : 0 }
  })
  return { rows, height: rounded(values.length * ROW - LABEL) }
}

/** The highest stem, in hundredths of the drawing's height: the rest is for its figure. */
const HIGHEST = 82

/** Where stems to one scale from zero end, in hundredths of the height from the top. */
export function stemTops(values: readonly number[], most = Math.max(...values)): number[] {
  return values.map((value) => rounded(100 - (most > 0 ? value / most : 0) * HIGHEST))
}
