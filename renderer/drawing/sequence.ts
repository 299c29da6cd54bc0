import { coordinate } from './rounding.ts'

/** When a step happens, in days from the start. Without `to` it has no end. */
interface Span {
  from: number
  to: number | undefined
}

/** How many days lie between ticks: what people count by. The first that gives few enough ticks is taken. */
const STEPS = { days: [1, 5, 10, 15, 30, 60, 90], weeks: [7, 14, 28, 56, 91] }
const DAYS = { days: 1, weeks: 7 }
const MOST_TICKS = 7

/** Ticks that count days or weeks since the start, up to the last date of the steps. */
export function ticksOf(steps: readonly Span[], unit: 'days' | 'weeks'): { days: number; count: number }[] {
  const last = Math.max(...steps.flatMap(({ from, to }) => [from, to ?? from]), 1)
  const step = STEPS[unit].find((days) => last / days <= MOST_TICKS) ?? last
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => ({
    days: index * step,
    count: (index * step) / DAYS[unit],
  }))
}

/** A step as a landing of a stair through time: shares of the drawing's width, 0 to 1. */
export interface Landing {
  from: number
  to: number
}

/** What stands at the left for a step before the first day, and at the right for the one that does not end. */
const BEFORE = 0.1
const GOES_ON = 0.2

/**
 * Steps as landings one after the other, to scale in time. Where two overlap, the next begins in the middle of what they
 * share; a step that is over before the first day stands left of it, and the last goes on to the drawing's edge.
 */
export function landings(steps: readonly Span[]): { landings: Landing[]; dayAt: (day: number) => number } {
  const last = Math.max(...steps.slice(0, -1).map(({ to, from }) => to ?? from), steps.at(-1)?.from ?? 0, 1)
  const lead = steps[0]?.to === 0 ? BEFORE : 0
  const dayAt = (day: number) => lead + (day / last) * (1 - GOES_ON - lead)
  const edges = steps.slice(1).map(({ from }, index) => dayAt(((steps[index]?.to ?? from) + from) / 2))
  return { landings: steps.map((_, index) => ({ from: edges[index - 1] ?? 0, to: edges[index] ?? 1 })), dayAt }
}

/** The lowest landing leaves room for its name, and for the numbers below. */
const LOWEST = 0.76

/** How far from the top a landing is, as a share of the height. @param level 0 is the first, 1 the last. */
export function landingHeight(level: number): number {
  return (1 - level) * LOWEST
}

/** How far before its landing the line begins to rise, as a share of the width. */
const STEP = 0.05

/** A line far past both edges of its box: calm on each landing, and a soft step up to the next. */
export function stairPath(places: readonly Landing[], box: { width: number; height: number }): string {
  const x = (share: number) => coordinate(share * box.width)
  const y = (index: number) => coordinate(box.height * landingHeight(index / (places.length - 1)))
  const rises = places.slice(1).map(({ from }, index) => {
    const start = Math.max(from - STEP, ((places[index]?.from ?? 0) + from) / 2)
    const middle = (start + from) / 2
    return `H${x(start)}C${x(middle)} ${y(index)} ${x(middle)} ${y(index + 1)} ${x(from)} ${y(index + 1)}`
  })
  return `M-4000 ${y(0)}${rises.join('')}H5200`
}
