import { formatCoordinate } from './rounding.ts'

const MAX_SHORT_LINES = 60
const SHORT_LINES = [10, 9, 8]
const LONG_LINES = [20, 18, 16]

/** Draws a row of dots per count. All rows have the same number of dots per line, so that no dot is alone on the last line. */
export function drawDots(counts: readonly number[]) {
  const widths = Math.max(...counts) > MAX_SHORT_LINES ? LONG_LINES : SHORT_LINES
  const isEven = (width: number) => counts.every((count) => count < width || count % width !== 1)
  const perLine = widths.find(isEven) ?? Math.max(...widths)
  return { perLine, rows: counts.map((count) => drawCount(count, perLine)) }
}

/** Only the last line can be incomplete. */
function drawCount(count: number, perLine: number) {
  const lines = Math.ceil(count / perLine)
  const dot = (index: number) =>
    `M${formatCoordinate((index % perLine) + 0.5)} ${formatCoordinate(Math.floor(index / perLine) + 0.5)}h0`
  return { path: Array.from({ length: count }, (_, index) => dot(index)).join(''), lines }
}
