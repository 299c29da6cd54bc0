import { roundTenth } from './rounding.ts'

export interface TrendPoint {
  /** In percent of the width. */
  x: number
  /** In percent of the height, from the top. */
  y: number
}

const TOP_PERCENT = 22
const BASE_PERCENT = 100

/** Places values in columns of the same width. The height is to scale, from zero. */
export function computeTrend(values: readonly number[]): TrendPoint[] {
  const max = Math.max(...values, 1)
  return values.map((value, index) => ({
    x: roundTenth(((index + 0.5) / values.length) * 100),
    y: roundTenth(BASE_PERCENT - (value / max) * (BASE_PERCENT - TOP_PERCENT)),
  }))
}

/** Returns the line through the points, in a box of 100 × 100. */
export function createTrendPath(points: readonly TrendPoint[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** Returns the stems below the points, in the same box. */
export function createStemsPath(points: readonly TrendPoint[]): string {
  return points.map(({ x, y }) => `M${x} ${y}V${BASE_PERCENT}`).join('')
}
