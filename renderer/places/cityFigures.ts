import { SHOWN_KINDS, SHOWN_MEASURES, type ShownKind, type ShownMeasure } from '../collections/facts/kinds.ts'
import type { FactsFile } from '../collections/facts/schema.ts'
import {
  type BoundedStanding,
  type Bounds,
  type CityFacts,
  type Facts,
  officesPer10k,
  POINTS,
  type Standing,
  shareStanding,
  standingOf,
} from './facts.ts'

const KINDS = Object.keys(SHOWN_KINDS) as ShownKind[]
const MEASURES = Object.keys(SHOWN_MEASURES) as ShownMeasure[]

/** A rate as plain data say it: `high` is undefined where nobody knows how high it may be. */
export interface Rate {
  low: number
  high: number | undefined
}

/** Offices of a kind around a city. */
export interface OfficeRow {
  kind: ShownKind
  /** At least so many in the ZIP codes within five miles; undefined where nothing is published. */
  nearby: number | undefined
  /** For 10,000 residents. */
  county: Rate | undefined
  state: Bounds | undefined
  nation: Bounds | undefined
  /** The county against the nation, and against its state where it is less than half of it. */
  standing: BoundedStanding | undefined
  inState: BoundedStanding | undefined
}

/** A share of the county's people, in percent, and how it stands to the nation's. */
export interface MeasureRow {
  measure: ShownMeasure
  county: number
  nation: number
  standing: Standing
}

/** What is known of a city's surroundings, as numbers. */
export interface CityFigures extends CityFacts {
  rows: OfficeRow[]
  /** The most telling first. */
  measures: MeasureRow[]
}

/** Undefined where nothing is known of the city. */
export function cityFigures(facts: Facts, stateSlug: string, citySlug: string): CityFigures | undefined {
  const city = facts.ofCity(stateSlug, citySlug)
  return city && { ...city, rows: officeRows(city, facts, stateSlug), measures: measureRows(city, facts.nation) }
}

/** Whether people are counted around a city, and no office of any kind. */
export function isBare(facts: Facts, stateSlug: string, citySlug: string): boolean {
  const city = facts.ofCity(stateSlug, citySlug)
  return city !== undefined && countedKinds(city).length === 0
}

/** The kinds of which somebody has published how many there are nearby, or in the county. */
function countedKinds({ offices, county }: CityFacts): ShownKind[] {
  return KINDS.filter((kind) => (offices[kind] ?? county?.offices?.[kind]) !== undefined)
}

function officeRows(city: CityFacts, facts: Facts, stateSlug: string): OfficeRow[] {
  const { offices, county } = city
  const state = facts.ofState(stateSlug)
  const isPart = county !== undefined && state !== undefined && county.residents * 2 < state.residents
  return countedKinds(city).map((kind): OfficeRow => {
    const own = county && officesPer10k(county, kind)
    const around = state && officesPer10k(state, kind)
    const nation = facts.nation && officesPer10k(facts.nation, kind)
    return {
      kind,
      nearby: offices[kind],
      county: own && { low: own.low, high: Number.isFinite(own.high) ? own.high : undefined },
      state: known(around),
      nation: known(nation),
      standing: own && nation && standingOf(own, nation),
      inState: isPart && own && around ? standingOf(own, around) : undefined,
    }
  })
}

/** Bounds that say something: of some numbers nobody knows how high they may be. */
function known(bounds: Bounds | undefined): Bounds | undefined {
  return bounds && Number.isFinite(bounds.high) ? bounds : undefined
}

function measureRows({ county }: CityFacts, nation: FactsFile | undefined): MeasureRow[] {
  const rows = MEASURES.flatMap((measure): MeasureRow[] => {
    const [own, whole] = [shareOf(county, measure), shareOf(nation, measure)]
    if (own === undefined || whole === undefined) return []
    const { dentistLow = own, dentistHigh = own } = county?.health ?? {}
    const interval: [number, number] = measure === 'dentist' ? [dentistLow, dentistHigh] : [own, own]
    return [{ measure, county: own, nation: whole, standing: shareStanding(own, whole, POINTS.ofCounty, interval) }]
  })
  return rows.sort((a, b) => telling(b.measure, b.county, b.nation) - telling(a.measure, a.county, a.nation))
}

/**
 * How far the county in the middle lies from the nation, as the logarithm of a ratio: shares of uninsured differ three times
 * as much as those of high blood pressure. Measured over the 596 counties of our cities.
 */
const USUAL: Record<ShownMeasure | ShownKind, number> = {
  over65: 0.145,
  uninsured: 0.318,
  dentist: 0.066,
  bloodPressure: 0.103,
  arthritis: 0.118,
  heartDisease: 0.129,
  asthma: 0.064,
  shortSleep: 0.075,
  physicians: 0.301,
  dentists: 0.214,
  chiropractors: 0.352,
  therapists: 0.292,
  otherPractitioners: 0.427,
  homeHealth: 0.335,
  personalCare: 0.299,
}

/** How much a county's figure tells of it: its distance from the nation's, in usual distances of such figures. */
export function telling(of: ShownMeasure | ShownKind, county: number, nation: number): number {
  return Math.abs(Math.log(county / nation)) / USUAL[of]
}

function shareOf(area: Pick<FactsFile, 'people' | 'health'> | undefined, measure: ShownMeasure): number | undefined {
  if (measure === 'over65' || measure === 'uninsured') return area?.people?.[measure]
  return area?.health?.[measure]
}
