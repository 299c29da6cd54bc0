import { roundHundredths } from './rounding.ts'

interface BarRow {
  /** Baselines of the label and the value, and the y of the stem, in em from the top. */
  label: number
  value: number
  stem: number
  end: number
}

/**
 * Longest stem, as a percentage of the width. The rest is for the value: about 70 px on a phone that is 320 px wide.
 */
const LONGEST = 76

/** Row height, distance from the top to the first label, and distance from a label to the stem, in em. */
const ROW = 3.4
const LABEL = 0.85
const STEM = 0.95
/** Half the height of a digit, to center the value on the stem. */
const MIDDLE = 0.35

/**
 * Computes the rows of a bar chart with a scale that starts at zero. The drawing has no `viewBox`, so text keeps the same
 * size on every screen: vertical positions are in em, and stems end at a percentage of the width.
 * @param max Value of the longest stem, if the scale is longer than the values (like the end of a rating scale).
 * @returns The rows, and the height of the chart in em.
 */
export function computeBarRows(values: number[], max = Math.max(...values)): { rows: BarRow[]; height: number } {
  const rows = values.map((value, index) => {
    const label = roundHundredths(index * ROW + LABEL)
    const stem = roundHundredths(label + STEM)
    return {
      label,
      value: roundHundredths(stem + MIDDLE),
      stem,
      end: max > 0 ? roundHundredths((value / max) * LONGEST) : 0,
    }
  })
  return { rows, height: roundHundredths(values.length * ROW - LABEL) }
}

/** Highest stem, as a percentage of the drawing's height. The rest is for the figure above. */
const HIGHEST = 82

export function computeStemTops(values: readonly number[], max = Math.max(...values)): number[] {
  return values.map((value) => roundHundredths(100 - (max > 0 ? value / max : 0) * HIGHEST))
}
