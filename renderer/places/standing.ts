import type { Bounds } from './facts.ts'

/** How one figure stands to another. What is near enough is "like": no difference is told that the figures do not bear. */
export type Standing = 'more' | 'fewer' | 'like'

/** The same of figures of which only bounds are known: they may leave it open. */
export type BoundedStanding = Standing | 'open'

/** A tenth more or less is nothing that a practice would notice. */
const NOTICED = 1.1

/**
 * "About as many", said of a county or of a state, are a quarter apart at most, whatever the true figures are: five offices
 * for four. Who reads it plans as if there were no difference, and may, for none that is certain reaches a tenth. Closer
 * bounds would leave it unsaid wherever a few counties keep their numbers; wider ones would hide what a practice notices.
 */
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

/**
 * By how many points two shares differ at least, when that is told. Shares that are modeled, or surveyed in one county, are
 * uncertain by a point or two; what is surveyed in a whole state is by a small part of one.
 */
export const POINTS = { ofCounty: 2, modeled: 2, ofState: 1 }

/**
 * A share against another, in percent.
 * @param points the least that is told.
 * @param interval where the true share lies, as far as it is known.
 */
export function shareStanding(
  own: number,
  other: number,
  points: number,
  interval: [low: number, high: number] = [own, own],
): Standing {
  if (own - other >= points && interval[0] > other) return 'more'
  return other - own >= points && interval[1] < other ? 'fewer' : 'like'
}
