import { coordinate } from './rounding.ts'

const TEN = 10
/** More dots than this stand twenty to a line. */
const MANY = 60

/** For each count its dots, in one grid so that their lengths compare, and how many stand in a full line. */
export function countableDots(counts: readonly number[]) {
  const perLine = Math.max(...counts) > MANY ? 2 * TEN : TEN
  return { perLine, rows: counts.map((count) => dotsOf(count, perLine)) }
}

/** Zero-length strokes, which round caps make dots, one unit apart. */
function dotsOf(count: number, perLine: number) {
  const dot = (index: number) =>
    `M${coordinate((index % perLine) + 0.5)} ${coordinate(Math.floor(index / perLine) + 0.5)}h0`
  return { path: Array.from({ length: count }, (_, index) => dot(index)).join(''), lines: Math.ceil(count / perLine) }
}
