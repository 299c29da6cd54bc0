import { roundHundredths } from './rounding.ts'

interface BarRow {
  /** In em from the top. */
  label: number
  value: number
  stem: number
  end: number
}

/** Percent of the width. Values need 70 px on a phone of 320 px. */
const MAX_BAR_WIDTH = 76

const ROW_HEIGHT = 3.4
const LABEL_OFFSET = 0.85
const STEM_OFFSET = 0.95
const VALUE_OFFSET = 0.35

/** Rows are in em and bars in percent, so that text has the same size on all screens. */
export function computeBarRows(values: number[], max = Math.max(...values)): { rows: BarRow[]; height: number } {
  const rows = values.map((value, index) => {
    const label = roundHundredths(index * ROW_HEIGHT + LABEL_OFFSET)
    const stem = roundHundredths(label + STEM_OFFSET)
    return {
      label,
      value: roundHundredths(stem + VALUE_OFFSET),
      stem,
      end: max > 0 ? roundHundredths((value / max) * MAX_BAR_WIDTH) : 0,
    }
  })
  return { rows, height: roundHundredths(values.length * ROW_HEIGHT - LABEL_OFFSET) }
}

const MAX_STEM_HEIGHT = 82

/** Returns the distances from the top in percent of the height. The maximum is the tallest stem. */
export function computeStemTops(values: readonly number[], max = Math.max(...values)): number[] {
  return values.map((value) => roundHundredths(100 - (max > 0 ? value / max : 0) * MAX_STEM_HEIGHT))
}
