import { coordinate } from './rounding.ts'

/** Dots that one can count: ten to a line, or twenty where there are many. */
interface Dots {
  /** Zero-length strokes, which round caps make dots, one unit apart. */
  path: string
  lines: number
}

const TEN = 10
/** More dots than this stand twenty to a line. */
const MANY = 60

/** For each count its dots, in one grid so that their lengths compare, and how many stand in a full line. */
export function countableDots(counts: readonly number[]): { perLine: number; rows: Dots[] } {
  const perLine = Math.max(...counts) > MANY ? 2 * TEN : TEN
  return { perLine, rows: counts.map((count) => dotsOf(count, perLine)) }
}

function dotsOf(count: number, perLine: number): Dots {
  const dot = (index: number) =>
    `M${coordinate((index % perLine) + 0.5)} ${coordinate(Math.floor(index / perLine) + 0.5)}h0`
  return { path: Array.from({ length: count }, (_, index) => dot(index)).join(''), lines: Math.ceil(count / perLine) }
}
