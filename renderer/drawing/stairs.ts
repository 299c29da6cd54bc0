import { roundTenth } from './rounding.ts'

interface Span {
  from: number
  to: number | undefined
}

/** A level part of the stairs, as fractions of the width. */
export interface Landing {
  from: number
  to: number
}

/** Space before day 0, if the first step ends on it. */
const LEAD_FRACTION = 0.1
/** Space after the start of the last step. */
const OPEN_END_FRACTION = 0.2

/** Computes a landing per step. If steps overlap, the next landing starts in the middle of the overlap. */
export function computeLandings(steps: readonly Span[]): { landings: Landing[]; toFraction: (day: number) => number } {
  const lastDay = Math.max(...steps.slice(0, -1).map(({ to, from }) => to ?? from), steps.at(-1)?.from ?? 0, 1)
  const lead = steps[0]?.to === 0 ? LEAD_FRACTION : 0
  const toFraction = (day: number) => lead + (day / lastDay) * (1 - OPEN_END_FRACTION - lead)
  const edges = steps.slice(1).map(({ from }, index) => toFraction(((steps[index]?.to ?? from) + from) / 2))
  return { landings: steps.map((_, index) => ({ from: edges[index - 1] ?? 0, to: edges[index] ?? 1 })), toFraction }
}

const LOWEST_FRACTION = 0.76

/** Returns the distance from the top as a fraction of the height. Level 1 is the highest. */
export function computeLandingTop(level: number): number {
  return (1 - level) * LOWEST_FRACTION
}

const RISE_FRACTION = 0.05

/** Returns SVG path data for the stairs. The first and last landing continue past the box. */
export function createStairPath(landings: readonly Landing[], box: { width: number; height: number }): string {
  const toX = (fraction: number) => roundTenth(fraction * box.width)
  const toY = (index: number) => roundTenth(box.height * computeLandingTop(index / (landings.length - 1)))
  const rises = landings.slice(1).map(({ from }, index) => {
    const start = Math.max(from - RISE_FRACTION, ((landings[index]?.from ?? 0) + from) / 2)
    const middle = (start + from) / 2
    return `H${toX(start)}C${toX(middle)} ${toY(index)} ${toX(middle)} ${toY(index + 1)} ${toX(from)} ${toY(index + 1)}`
  })
  return `M-4000 ${toY(0)}${rises.join('')}H5200`
}
