import { formatCoordinate } from './rounding.ts'

const TEN = 10
const MAX_SHORT_LINES = 60

/** Draws a row of dots per count. All rows have the same number of dots per line. */
export function drawDots(counts: readonly number[]) {
  const perLine = Math.max(...counts) > MAX_SHORT_LINES ? 2 * TEN : TEN
  return { perLine, rows: counts.map((count) => drawCount(count, perLine)) }
}

function drawCount(count: number, perLine: number) {
  const dot = (index: number) =>
    `M${formatCoordinate((index % perLine) + 0.5)} ${formatCoordinate(Math.floor(index / perLine) + 0.5)}h0`
  return { path: Array.from({ length: count }, (_, index) => dot(index)).join(''), lines: Math.ceil(count / perLine) }
}
