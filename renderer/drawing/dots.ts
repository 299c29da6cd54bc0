import { formatPath } from './rounding.ts'

const MAX_COUNT_FOR_SHORT_LINES = 60
const SHORT_LINE_LENGTHS = [10, 9, 8]
const LONG_LINE_LENGTHS = [20, 18, 16]

/** Draws a row of dots for every count. Rows have the same line length. Tries to avoid a single dot on the last line. */
export function drawDots(counts: readonly number[]) {
  const lineLengths = Math.max(...counts) > MAX_COUNT_FOR_SHORT_LINES ? LONG_LINE_LENGTHS : SHORT_LINE_LENGTHS
  const hasNoLoneDot = (length: number) => counts.every((count) => count < length || count % length !== 1)
  const lineLength = lineLengths.find(hasNoLoneDot) ?? Math.max(...lineLengths)
  return { lineLength, rows: counts.map((count) => drawCount(count, lineLength)) }
}

/** Returns SVG path data with `count` dots, and the number of lines. Only the last line can be shorter. */
function drawCount(count: number, lineLength: number) {
  const lineCount = Math.ceil(count / lineLength)
  const drawDot = (index: number) =>
    formatPath`M${(index % lineLength) + 0.5} ${Math.floor(index / lineLength) + 0.5}h0`
  return { path: Array.from({ length: count }, (_, index) => drawDot(index)).join(''), lineCount }
}
