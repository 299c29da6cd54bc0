/** When a step happens, in days from the start. Without `to` it has no end. */
interface Span {
  from: number
  to: number | undefined
}

/** A time line to scale. Positions are shares of its length, 0 to 1. */
export interface Sequence {
  steps: { start: number; end: number; isOpen: boolean }[]
  ticks: { at: number; count: number }[]
}

/** How many days lie between ticks: what people count by. The first that gives few enough ticks is taken. */
const STEPS = { days: [1, 5, 10, 15, 30, 60, 90], weeks: [7, 14, 28, 56, 91] }
const DAYS = { days: 1, weeks: 7 }
const MOST_TICKS = 7

/** Room behind the last date, in which a step without an end is seen to go on. */
const AFTER = 0.12

/** Steps on one line of time, with ticks that count days or weeks since the start. */
export function sequence(spans: Span[], unit: 'days' | 'weeks'): Sequence {
  const last = Math.max(...spans.flatMap(({ from, to }) => [from, to ?? from]), 1)
  const isOpen = spans.some(({ to }) => to === undefined)
  const length = last * (isOpen ? 1 + AFTER : 1)
  const step = STEPS[unit].find((days) => last / days <= MOST_TICKS) ?? last
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step)
  return {
    steps: spans.map(({ from, to }) => ({
      start: from / length,
      end: (to ?? length) / length,
      isOpen: to === undefined,
    })),
    ticks: ticks.map((days) => ({ at: days / length, count: days / DAYS[unit] })),
  }
}

/**
 * Heights for labels that want to stand at given heights but not on each other: each moves down as far as it must.
 * @param wanted heights of the labels' first lines, from the top down
 * @param lines how many lines each label has
 * @param lineHeight the height of a line
 */
export function withoutOverlap(wanted: number[], lines: number[], lineHeight: number): number[] {
  const gap = lineHeight * 0.35
  let free = Number.NEGATIVE_INFINITY
  return wanted.map((height, index) => {
    const placed = Math.max(height, free)
    free = placed + (lines[index] ?? 1) * lineHeight + gap
    return placed
  })
}

/** Breaks a text into lines of at most so many characters, between words. */
export function lines(text: string, most: number): string[] {
  const done: string[] = []
  for (const word of text.split(' ')) {
    const longer = [done.at(-1) ?? '', word].join(' ')
    if (done.length > 0 && longer.length <= most) done[done.length - 1] = longer
    else done.push(word)
  }
  return done
}

/** A coordinate with two decimals at most: a hundredth of an em is less than a dot of any screen. */
export function rounded(value: number): number {
  return Number(value.toFixed(2))
}
