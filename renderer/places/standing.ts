import type { Bounds } from './facts.ts'

/** How one figure stands to another. What is near enough is "like": no difference is told that the figures do not bear. */
export type Standing = 'more' | 'fewer' | 'like'

/** The same of figures of which only bounds are known: they may leave it open. */
export type BoundedStanding = Standing | 'open'

/** A tenth more or less is nothing that a practice would notice. */
const NOTICED = 1.1

/** "About as many" are no more than a quarter apart, whatever the true figures are. */
const ALIKE = 1.25

/**
 * A rate against another, of which only bounds may be known: of a state of which some counties are not published, half as
 * many and as many again may be true.
 */
export function standingOf(own: Bounds, other: Bounds): BoundedStanding {
  if (own.low > other.high * NOTICED) return 'more'
  if (own.high * NOTICED < other.low) return 'fewer'
  const isAlike = own.high <= other.low * ALIKE && other.high <= own.low * ALIKE
  return isAlike ? 'like' : 'open'
}

/** Percent are surveyed or modeled: two points apart is the least that is told, and more where an interval says so. */
const POINTS = 2

/**
 * A share against another, in percent.
 * @param interval where the true share lies, as far as it is known.
 */
export function shareStanding(
  own: number,
  other: number,
  interval: [low: number, high: number] = [own, own],
): Standing {
  if (own - other >= POINTS && interval[0] > other) return 'more'
  return other - own >= POINTS && interval[1] < other ? 'fewer' : 'like'
}
