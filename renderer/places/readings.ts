import type { ShownKind, ShownPeople } from '../collections/facts/kinds.ts'
import type { FactsFile } from '../collections/facts/schema.ts'
import { type CityFigures, KINDS, type PeopleRow } from './cityFigures.ts'
import { type Bounds, officesPer10k, POINTS, standingOf } from './facts.ts'

/** What is read of a place: a kind of office in its county, the same in the ZIP codes around it, the county's people, or the people of its rings. */
export type Subject = ShownKind | `near:${ShownKind}` | ShownPeople | Ring | 'incomes'
export type Ring = 'five' | 'ten' | 'twentyFive'

/** A figure of a place on a scale of equal steps, so that it can be held against the same of other places. */
export interface Reading {
  of: Subject
  /** How far it is from the nation's, or from what an even country would have. */
  size: number
  figure: number
  /** The nation's; of a ring, nothing. */
  nation?: Bounds
  margin?: number
  /** Whether it differs from the nation's beyond its margin. */
  isSure: boolean
  /** Whether it differs by so much that somebody would do something about it: five points, and fifteen offices. */
  follows: boolean
}

export function readingsOf(figures: CityFigures, nation: FactsFile | undefined): Reading[] {
  return [
    ...ringReadings(figures),
    ...incomeReading(figures),
    ...(nation ? KINDS.flatMap((kind) => officeReadings(kind, figures, nation)) : []),
    ...figures.people.flatMap(peopleReading),
  ]
}

/** Where people live as densely everywhere, ten miles hold four times as many as five, and twenty-five hold 25 times as many. */
const EVEN = { ten: 4, twentyFive: 25 }
/** From so many times on, or down to so many, a ring is remarkable. */
const LIMITS = { ten: { more: 6, fewer: 1.75 }, twentyFive: { more: 30, fewer: 3 } }
/** Of fewer people a multiple says nothing. */
const FEWEST = 1000

function ringReadings({ within }: CityFigures): Reading[] {
  const wider = (['ten', 'twentyFive'] as const).map((of): Reading => {
    const times = (within[of] + 1) / (within.five + 1)
    const isSure = (times >= LIMITS[of].more && within.five >= FEWEST) || times <= LIMITS[of].fewer
    return { of, size: Math.log(times / EVEN[of]), figure: within[of], isSure, follows: true }
  })
  // Whether it is said follows from its rank among cities of like size.
  const { five } = within
  return [{ of: 'five', size: Math.log(five + 1), figure: five, isSure: true, follows: five >= FEWEST }, ...wider]
}

/** Two medians that differ by so much do so beyond the margins of their surveys; and from here on people pay for what no plan covers. */
const INCOMES = { apart: 2, high: 90_000 }

function incomeReading({ incomes }: CityFigures): Reading[] {
  if (!incomes) return []
  const { low, high } = incomes
  const times = high.income / low.income
  return [
    {
      of: 'incomes',
      size: Math.log(times),
      figure: high.income,
      isSure: times >= INCOMES.apart,
      follows: high.income >= INCOMES.high,
    },
  ]
}

/** A verdict on fewer offices rests on chance: it takes so many, or as many expected. */
const ENOUGH = 15
/** What is counted varies by chance as the root of what is expected; twice that is its margin. */
const SPREAD = 2

function officeReadings(
  kind: ShownKind,
  { county, offices, zipResidents = 0 }: CityFigures,
  whole: FactsFile,
): Reading[] {
  const nation = officesPer10k(whole, kind)
  if (!nation) return []
  const read = (of: Subject, own: Bounds, residents: number): Reading => {
    const standing = standingOf(own, nation)
    const count = (own.low * residents) / 10_000
    const expected = ((standing === 'more' ? nation.high : nation.low) * residents) / 10_000
    const isSure =
      standing !== 'open' &&
      standing !== 'like' &&
      Math.max(count, expected) >= ENOUGH &&
      Math.abs(count - expected) > SPREAD * Math.sqrt(expected)
    const middle = (nation.low + nation.high) / 2
    return {
      of,
      size: Math.log(own.low / middle),
      figure: own.low,
      nation,
      isSure,
      follows: isSure && (standing === 'fewer' || count >= ENOUGH),
    }
  }
  const own = county && officesPer10k(county, kind)
  const near = offices[kind]
  return [
    ...(own && county ? [read(kind, own, county.residents)] : []),
    // At least so many: of fewer nobody can tell.
    ...(near !== undefined && zipResidents > 0
      ? [read(`near:${kind}`, { low: (near / zipResidents) * 10_000, high: Number.POSITIVE_INFINITY }, zipResidents)]
      : []),
  ]
}

/** By how much a figure of the county's people differs from the nation's, at least, when that is said; and when something follows. */
const STEPS: Record<ShownPeople, { least: number; follows: number }> = {
  over65: { least: POINTS.ofCounty, follows: 5 },
  uninsured: { least: POINTS.ofCounty, follows: 5 },
  dentist: { least: POINTS.ofCounty, follows: 5 },
  bloodPressure: { least: POINTS.ofCounty, follows: 5 },
  medianAge: { least: 2, follows: 5 },
  income: { least: 6_000, follows: 15_000 },
  spanish: { least: 5, follows: 10 },
  minutesToWork: { least: 3, follows: 5 },
}
/** Shares are percent; all others have no upper end. */
const SHARES: ReadonlySet<ShownPeople> = new Set(['over65', 'uninsured', 'dentist', 'bloodPressure', 'spanish'])

function peopleReading({ of, county, margin = 0, nation }: PeopleRow): Reading[] {
  if (nation === undefined) return []
  const apart = Math.abs(county - nation)
  const scale = SHARES.has(of) ? logOdds : Math.log
  return [
    {
      of,
      size: scale(county) - scale(nation),
      figure: county,
      nation: { low: nation, high: nation },
      ...(margin > 0 && { margin }),
      isSure: apart >= STEPS[of].least && apart > margin,
      follows: apart >= STEPS[of].follows,
    },
  ]
}

/** A share of none or of all would lie at no distance that one could count. */
function logOdds(percent: number): number {
  const share = Math.min(Math.max(percent, 0.3), 99.7)
  return Math.log(share / (100 - share))
}
