import { rounded } from './rounding.ts'

/** The highest stem, in hundredths of the drawing's height: the rest is for its figure. */
const HIGHEST = 82

/** Where stems to one scale from zero end, in hundredths of the height from the top. */
export function stemTops(values: readonly number[], most = Math.max(...values)): number[] {
  return values.map((value) => rounded(100 - (most > 0 ? value / most : 0) * HIGHEST))
}
