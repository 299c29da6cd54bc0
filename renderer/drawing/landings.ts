/** When a step happens, in days from the start. Without `to` it has no end. */
interface Span {
  from: number
  to: number | undefined
}

/** A step as a landing of a stair through time: shares of the drawing's width, 0 to 1. */
export interface Landing {
  from: number
  to: number
}

/** What stands at the left for a step before the first day, and at the right for the one that does not end. */
const BEFORE = 0.1
const AFTER = 0.2

/**
 * Steps as landings one after the other, to scale in time. Where two overlap, the next begins in the middle of what they
 * share; a step that is over before the first day stands left of it, and the last goes on to the drawing's edge.
 */
export function landings(steps: readonly Span[]): { landings: Landing[]; dayAt: (day: number) => number } {
  const last = Math.max(...steps.slice(0, -1).map(({ to, from }) => to ?? from), steps.at(-1)?.from ?? 0, 1)
  const lead = steps[0]?.to === 0 ? BEFORE : 0
  const dayAt = (day: number) => lead + (day / last) * (1 - AFTER - lead)
  const edges = steps.slice(1).map(({ from }, index) => dayAt(((steps[index]?.to ?? from) + from) / 2))
  return { landings: steps.map((_, index) => ({ from: edges[index - 1] ?? 0, to: edges[index] ?? 1 })), dayAt }
}
