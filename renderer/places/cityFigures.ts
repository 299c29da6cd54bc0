import { SHOWN_KINDS, SHOWN_PEOPLE, type ShownKind, type ShownPeople } from '../collections/facts/kinds.ts'
import type { CountyFigures, FactsFile } from '../collections/facts/schema.ts'
import { type Bounds, type CityFacts, type Facts, officesPer10k } from './facts.ts'

export const KINDS = Object.keys(SHOWN_KINDS) as ShownKind[]
export const PEOPLE = Object.keys(SHOWN_PEOPLE) as ShownPeople[]

/** A rate as plain data say it: `high` is undefined where nobody knows how high it may be. */
export interface Rate {
  low: number
  high: number | undefined
}

/** A figure of the county's people: percent, but for years, dollars and minutes. */
export interface PeopleRow {
  of: ShownPeople
  county: number
  /** How uncertain it is, where that is known. */
  margin: number | undefined
  nation: number | undefined
  /** Whether the nation's is no average: half of all people live in counties below it. */
  isMiddle: boolean
}

/** A city's facts are of one state of all facts, and their figures are the same while they are. */
const cache = new WeakMap<CityFacts, CityFigures>()

/** Undefined where nothing is known of the city. */
export function cityFigures(facts: Facts, stateSlug: string, citySlug: string): CityFigures | undefined {
  const city = facts.ofCity(stateSlug, citySlug)
  if (!city) return undefined
  const figures = cache.get(city) ?? figuresOf(city, facts, stateSlug)
  cache.set(city, figures)
  return figures
}
export type CityFigures = ReturnType<typeof figuresOf>

function figuresOf(city: CityFacts, facts: Facts, stateSlug: string) {
  return { ...city, rows: officeRows(city, facts, stateSlug), people: peopleRows(city.county, facts.nation) }
}

/** The kinds of which somebody has published how many there are nearby, or in the county. */
function officeRows({ offices, county }: CityFacts, facts: Facts, stateSlug: string) {
  const state = facts.ofState(stateSlug)
  return KINDS.filter((kind) => (offices[kind] ?? county?.offices?.[kind]) !== undefined).map((kind) => ({
    kind,
    /** At least so many in the ZIP codes within five miles; undefined where nothing is published. */
    nearby: offices[kind],
    /** For 10,000 residents. */
    county: rateOf(county && officesPer10k(county, kind)),
    state: bounded(rateOf(state && officesPer10k(state, kind))),
    nation: bounded(rateOf(facts.nation && officesPer10k(facts.nation, kind))),
  }))
}

function rateOf(bounds: Bounds | undefined): Rate | undefined {
  return bounds && { low: bounds.low, high: Number.isFinite(bounds.high) ? bounds.high : undefined }
}

/** Of a whole state "at least" says too little. */
function bounded(rate: Rate | undefined): Rate | undefined {
  return rate?.high === undefined ? undefined : rate
}

function peopleRows(county: CountyFigures | undefined, nation: FactsFile | undefined): PeopleRow[] {
  return PEOPLE.flatMap((of): PeopleRow[] => {
    const own = figureOf(county, of)
    if (own === undefined) return []
    const [average, middle] = [figureOf(nation, of), figureOf({ people: nation?.middles }, of)]
    const margin = marginOf(county, of, own)
    return [{ of, county: own, margin, nation: average ?? middle, isMiddle: average === undefined }]
  })
}

function figureOf(area: Pick<FactsFile, 'people' | 'health'> | undefined, of: ShownPeople): number | undefined {
  return of === 'dentist' || of === 'bloodPressure' ? area?.health?.[of] : area?.people?.[of]
}

function marginOf(county: CountyFigures | undefined, of: ShownPeople, own: number): number | undefined {
  if (of === 'income') return county?.people?.incomeMargin
  const { dentistLow = own, dentistHigh = own } = county?.health ?? {}
  return of === 'dentist' ? Math.max(own - dentistLow, dentistHigh - own) : undefined
}
