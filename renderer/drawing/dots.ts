import { roundTenth } from './rounding.ts'

const MAX_COUNT_FOR_SHORT_LINES = 60
const SHORT_LINE_LENGTHS = [10, 9, 8]
const LONG_LINE_LENGTHS = [20, 18, 16]

/** Draws a row of dots per count. All rows have the same number of dots per line, so that no dot is alone on the last line. */
export function drawDots(counts: readonly number[]) {
  const lineLengths = Math.max(...counts) > MAX_COUNT_FOR_SHORT_LINES ? LONG_LINE_LENGTHS : SHORT_LINE_LENGTHS
  const hasNoLoneDot = (width: number) => counts.every((count) => count < width || count % width !== 1)
  const perLine = lineLengths.find(hasNoLoneDot) ?? Math.max(...lineLengths)
  return { perLine, rows: counts.map((count) => drawCount(count, perLine)) }
}

/** Only the last line can be incomplete. */
function drawCount(count: number, perLine: number) {
  const lines = Math.ceil(count / perLine)
  const drawDot = (index: number) =>
    `M${roundTenth((index % perLine) + 0.5)} ${roundTenth(Math.floor(index / perLine) + 0.5)}h0`
  return { path: Array.from({ length: count }, (_, index) => drawDot(index)).join(''), lines }
}
