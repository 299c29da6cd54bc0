/** A step of a line that rises: its stretch in percent of the width, its height in em from the top. */
export interface Step {
  from: number
  to: number
  y: number
  /** Where the step before it stands; the base for the first. */
  below: number
}

/** The room above the highest step, for its number, and the height from the base to it, in em. */
const HEAD = 1.6
const RISE = 8
/** The whole drawing, with two lines under it: the miles, and whose the other line is. */
export const STAIRS_HEIGHT = HEAD + RISE + 3.6

/** Where the line begins: the base, in em from the top. */
export const STAIRS_BASE = HEAD + RISE

/**
 * A line of steps of equal width, to one scale from zero with others.
 * @param most the value of the full height.
 */
export function stairs(values: readonly number[], most: number): Step[] {
  const width = 100 / values.length
  const heightOf = (value: number) => round(STAIRS_BASE - (most === 0 ? 0 : value / most) * RISE)
  return values.map((value, index) => ({
    from: round(index * width),
    to: round((index + 1) * width),
    y: heightOf(value),
    below: index === 0 ? STAIRS_BASE : heightOf(values[index - 1] ?? 0),
  }))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
