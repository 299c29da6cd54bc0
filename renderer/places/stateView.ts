import {
  HEALTH_MEASURES,
  type HealthMeasure,
  type OfficeKind,
  SPECIALTIES,
  type Specialty,
} from '../collections/facts/kinds.ts'
import type { CountyFigures } from '../collections/facts/schema.ts'
import type { City } from '../collections/states/definition.ts'
import type { StateWords } from '../collections/states/words.ts'
import type { StateEntry } from './atlas.ts'
import { type Bounds, type Facts, isSurelyMore, officesPer10k, specialistsPer10k } from './facts.ts'
import { directionTo, milesBetween } from './geography.ts'
import { type Transect, transectOf } from './transect.ts'

/** A figure of a state beside the nation's. */
export interface Beside<Figure> {
  here: Figure
  nation: Figure
}

/** A city, and how many people live within five miles of its center. */
export interface Ring {
  city: City
  people: number
}

/** What is true of one state, as numbers: its page's sentences, table and drawing are made of it. Miles are straight lines. */
export interface StateView {
  state: StateEntry
  /** The largest first. */
  cities: City[]
  /** At the 2020 Census. */
  residents: number | undefined
  transect: Transect | undefined
  /** How many cities have another of the state within ten miles: their five-mile rings overlap. */
  touching: number
  /** The other cities within 25 miles of the largest, the nearest first. */
  near: City[]
  /** The city that is most by itself, and the nearest of the others. */
  lonely: { city: City; next: City; miles: number; direction: number } | undefined
  /** The most people first. Empty where nobody counted in every city. */
  rings: Ring[]
  offices: ({ kind: OfficeKind } & Beside<Bounds>)[]
  /** People registered in a specialty, for 10,000 residents: at most so many practice. */
  specialists: ({ specialty: Specialty } & Beside<number>)[]
  /** Whether its offices were counted by ZIP code. */
  isByZip: boolean
  /** Modeled percent of adults. */
  health: ({ measure: HealthMeasure } & Beside<number>)[]
  over65: Beside<number> | undefined
  uninsured: Beside<number> | undefined
  /** Of the counties that hold most of our cities: those with the smallest and the largest share of 65 and over, in percent. */
  counties: Record<'youngest' | 'oldest', { name: string; over65: number }> | undefined
}

/** Which case of a fact holds in a state, and what its sentence may name. Without a case nobody knows. */
export interface FactCase {
  case: string
  values: Record<string, string>
}

/** What the words of places supply to the values: directions, and the names of kinds of offices. */
export type Names = Pick<StateWords['place'], 'directions' | 'miles' | 'more' | 'offices'>

/**
 * Computes what is true of a state.
 * @param kinds the kinds of offices to compare.
 */
export function stateView(facts: Facts, state: StateEntry, kinds: readonly OfficeKind[]): StateView {
  const cities = state.cities.toSorted((a, b) => b.population - a.population)
  const known = facts.ofState(state.slug)
  const { nation } = facts
  const nearest = nextOfEach(cities)
  const beside = (of: 'over65' | 'uninsured'): Beside<number> | undefined => {
    const [here, there] = [known?.people?.[of], nation?.people?.[of]]
    return here === undefined || there === undefined ? undefined : { here, nation: there }
  }
  return {
    state,
    cities,
    residents: known?.residents,
    transect: transectOf(cities),
    touching: nearest.filter(({ miles }) => miles < TOUCHING).length,
    near: nearTo(cities),
    lonely: lonelyIn(nearest),
    rings: ringsOf(facts, state.slug, cities),
    offices: kinds.flatMap((kind) => {
      const [here, there] = [known && officesPer10k(known, kind), nation && officesPer10k(nation, kind)]
      const row = here && there && { kind, here, nation: there }
      return row && tells(row) ? [row] : []
    }),
    specialists: (Object.keys(SPECIALTIES) as Specialty[]).flatMap((specialty) => {
      const [here, there] = [known, nation].map((area) => area && specialistsPer10k(area, specialty))
      return here === undefined || there === undefined ? [] : [{ specialty, here, nation: there }]
    }),
    isByZip: known?.officesAtLeast === true,
    health: (Object.keys(HEALTH_MEASURES) as HealthMeasure[]).flatMap((measure) => {
      const [here, there] = [known?.health?.[measure], nation?.health?.[measure]]
      return here === undefined || there === undefined ? [] : [{ measure, here, nation: there }]
    }),
    over65: beside('over65'),
    uninsured: beside('uninsured'),
    counties: countiesByAge(known?.counties ?? []),
  }
}

/** Where only "at least" is known, it tells something where it is more than the nation has. */
function tells({ here, nation }: Beside<Bounds>): boolean {
  return here.high < Number.POSITIVE_INFINITY || isSurelyMore(here, nation)
}

/** Two rings of five miles overlap below this distance. */
const TOUCHING = 10
/** What counts as near the largest city. */
const NEAR = 25

interface Next {
  city: City
  next: City
  miles: number
}

/** Each city with the nearest of the others, of those equally near the first. */
function nextOfEach(cities: City[]): Next[] {
  return cities.flatMap((city) => {
    let nearest: Next | undefined
    for (const next of cities) {
      if (next === city) continue
      const miles = milesBetween(city, next)
      if (!nearest || miles < nearest.miles) nearest = { city, next, miles }
    }
    return nearest ? [nearest] : []
  })
}

function nearTo([first, ...others]: City[]): City[] {
  if (!first) return []
  return others
    .map((city) => ({ city, miles: milesBetween(first, city) }))
    .filter(({ miles }) => miles <= NEAR)
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ city }) => city)
}

function lonelyIn(nearest: Next[]): StateView['lonely'] {
  const [loneliest] = nearest.toSorted((a, b) => b.miles - a.miles)
  return loneliest && { ...loneliest, direction: directionTo(loneliest.city, loneliest.next) }
}

function ringsOf(facts: Facts, slug: string, cities: City[]): Ring[] {
  const rings = cities.flatMap((city) => {
    const people = facts.ofCity(slug, city.slug)?.within.five
    return people === undefined ? [] : [{ city, people }]
  })
  return rings.length === cities.length ? rings.toSorted((a, b) => b.people - a.people) : []
}

function countiesByAge(counties: CountyFigures[]): StateView['counties'] {
  const known = counties.flatMap(({ name, people }) =>
    people?.over65 === undefined ? [] : [{ name, over65: people.over65 }],
  )
  const [youngest, ...others] = known.toSorted((a, b) => a.over65 - b.over65)
  const oldest = others.at(-1)
  return youngest && oldest && { youngest, oldest }
}
