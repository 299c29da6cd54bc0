import { formatPath } from './rounding.ts'

/** With a larger count, lines are long. The lengths are in dots, the preferred length first. */
const MAX_COUNT_FOR_SHORT_LINES = 60
const SHORT_LINE_LENGTHS = [10, 9, 8]
const LONG_LINE_LENGTHS = [20, 18, 16]

/** Draws each count as a row of dots that wraps into lines, and returns SVG path data and the number of lines. All rows have the same line length. Avoids a single dot on the last line, if possible. */
export function drawDots(counts: readonly number[]) {
  const lineLengths = Math.max(...counts) > MAX_COUNT_FOR_SHORT_LINES ? LONG_LINE_LENGTHS : SHORT_LINE_LENGTHS
  const hasNoLoneDot = (length: number) => counts.every((count) => count < length || count % length !== 1)
  const lineLength = lineLengths.find(hasNoLoneDot) ?? Math.max(...lineLengths)
  const drawDot = (_: unknown, index: number) =>
    formatPath`M${(index % lineLength) + 0.5} ${Math.floor(index / lineLength) + 0.5}h0`
  const rows = counts.map((count) => ({
    path: Array.from({ length: count }, drawDot).join(''),
    lineCount: Math.ceil(count / lineLength),
  }))
  return { lineLength, rows }
}
