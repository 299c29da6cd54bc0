import { formatCoordinate } from './rounding.ts'

interface Span {
  from: number
  to: number | undefined
}

/** A level part of the stairs, as fractions of the width. */
export interface Landing {
  from: number
  to: number
}

const BEFORE = 0.1
const OPEN_END = 0.2

/** If steps overlap, the next landing starts in the middle of the overlap. */
export function computeLandings(steps: readonly Span[]): { landings: Landing[]; dayAt: (day: number) => number } {
  const last = Math.max(...steps.slice(0, -1).map(({ to, from }) => to ?? from), steps.at(-1)?.from ?? 0, 1)
  const lead = steps[0]?.to === 0 ? BEFORE : 0
  const dayAt = (day: number) => lead + (day / last) * (1 - OPEN_END - lead)
  const edges = steps.slice(1).map(({ from }, index) => dayAt(((steps[index]?.to ?? from) + from) / 2))
  return { landings: steps.map((_, index) => ({ from: edges[index - 1] ?? 0, to: edges[index] ?? 1 })), dayAt }
}

const LOWEST = 0.76

/** Returns the distance from the top as a fraction of the height. Level 1 is the highest. */
export function landingTop(level: number): number {
  return (1 - level) * LOWEST
}

const STEP = 0.05

/** Returns SVG path data for the stairs. The first and last landing continue past the box. */
export function stairPath(landings: readonly Landing[], box: { width: number; height: number }): string {
  const x = (share: number) => formatCoordinate(share * box.width)
  const y = (index: number) => formatCoordinate(box.height * landingTop(index / (landings.length - 1)))
  const rises = landings.slice(1).map(({ from }, index) => {
    const start = Math.max(from - STEP, ((landings[index]?.from ?? 0) + from) / 2)
    const middle = (start + from) / 2
    return `H${x(start)}C${x(middle)} ${y(index)} ${x(middle)} ${y(index + 1)} ${x(from)} ${y(index + 1)}`
  })
  return `M-4000 ${y(0)}${rises.join('')}H5200`
}
