import { roundHundredths } from './rounding.ts'

/** Width of a full bar. The value after it needs 70 px on a phone of 320 px. */
export const MAX_BAR_WIDTH_PERCENT = 76

const ROW_HEIGHT_EM = 3.4
/* Offsets from the top of a row to the label, and from there to the bar, and to the value. */
const LABEL_OFFSET_EM = 0.85
const BAR_OFFSET_EM = 0.95
const VALUE_OFFSET_EM = 0.35

/** Computes the positions of rows from the top, in em, and the ends of bars, in percent, so that text has the same size on all screens. `max` is the value of a full bar. */
export function computeBarRows<Item extends { value: number }>(
  items: readonly Item[],
  max = Math.max(...items.map(({ value }) => value)),
) {
  const rows = items.map((item, index) => {
    const labelY = roundHundredths(index * ROW_HEIGHT_EM + LABEL_OFFSET_EM)
    const barY = roundHundredths(labelY + BAR_OFFSET_EM)
    const valueY = roundHundredths(barY + VALUE_OFFSET_EM)
    return {
      item,
      labelY,
      barY,
      valueY,
      end: max > 0 ? roundHundredths((item.value / max) * MAX_BAR_WIDTH_PERCENT) : 0,
    }
  })
  return { rows, height: roundHundredths(items.length * ROW_HEIGHT_EM - LABEL_OFFSET_EM) }
}

const MAX_STEM_HEIGHT_PERCENT = 82

/** Returns the distance of each stem's end from the top, in percent of the height. The largest value has the tallest stem. */
export function computeStemTops(values: readonly number[]): number[] {
  const max = Math.max(...values)
  return values.map((value) => roundHundredths(100 - (max > 0 ? value / max : 0) * MAX_STEM_HEIGHT_PERCENT))
}
