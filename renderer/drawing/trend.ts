import { roundTenth } from './rounding.ts'

const HIGHEST_Y_PERCENT = 22
const BASELINE_Y_PERCENT = 100

/** Draws values in columns of the same width, with a line and stems, in a box of 100 × 100. The height is to scale, from zero. */
export function drawTrend(values: readonly number[]) {
  const max = Math.max(...values, 1)
  const points = values.map((value, index) => ({
    x: roundTenth(((index + 0.5) / values.length) * 100),
    y: roundTenth(BASELINE_Y_PERCENT - (value / max) * (BASELINE_Y_PERCENT - HIGHEST_Y_PERCENT)),
  }))
  return {
    points,
    line: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    stems: points.map(({ x, y }) => `M${x} ${y}V${BASELINE_Y_PERCENT}`).join(''),
  }
}
