import { roundHundredths } from './rounding.ts'

interface BarRow {
  /** In em from the top. */
  label: number
  value: number
  stem: number
  end: number
}

/** Length of a full bar. Values need 70 px on a phone of 320 px. */
export const MAX_BAR_WIDTH_PERCENT = 76

const ROW_HEIGHT_EM = 3.4
const LABEL_OFFSET_EM = 0.85
const STEM_OFFSET_EM = 0.95
const VALUE_OFFSET_EM = 0.35

/** Computes rows in em and bars in percent, so that text has the same size on all screens. */
export function computeBarRows(values: number[], max = Math.max(...values)): { rows: BarRow[]; height: number } {
  const rows = values.map((value, index) => {
    const label = roundHundredths(index * ROW_HEIGHT_EM + LABEL_OFFSET_EM)
    const stem = roundHundredths(label + STEM_OFFSET_EM)
    return {
      label,
      value: roundHundredths(stem + VALUE_OFFSET_EM),
      stem,
      end: max > 0 ? roundHundredths((value / max) * MAX_BAR_WIDTH_PERCENT) : 0,
    }
  })
  return { rows, height: roundHundredths(values.length * ROW_HEIGHT_EM - LABEL_OFFSET_EM) }
}

const MAX_STEM_HEIGHT_PERCENT = 82

/** Returns the distances from the top in percent of the height. The maximum is the tallest stem. */
export function computeStemTops(values: readonly number[], max = Math.max(...values)): number[] {
  return values.map((value) => roundHundredths(100 - (max > 0 ? value / max : 0) * MAX_STEM_HEIGHT_PERCENT))
}
