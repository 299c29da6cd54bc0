import type { ProcessStep } from '../schemas/process.ts'

/** When a step happens, in days that have passed since the start. Without `to` it has no end. */
export interface Span {
  from: number
  to: number | undefined
}

const WEEK = 7

/** The span of a step. The first week is from day 0 to day 7; what comes before the start is a point at its beginning. */
export function spanOf({ weeks, days }: Pick<ProcessStep, 'weeks' | 'days'>): Span {
  const unit = weeks ? WEEK : 1
  const [first, last] = weeks ?? days ?? [0]
  return { from: Math.max(first - 1, 0) * unit, to: last === undefined ? undefined : last * unit }
}

/** What the steps are counted in: days as soon as the first one is. */
export function unitOf(steps: ProcessStep[]): 'weeks' | 'days' {
  return steps[0]?.weeks ? 'weeks' : 'days'
}
