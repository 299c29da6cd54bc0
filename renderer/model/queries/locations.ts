import type { Reference } from '../reference.ts'
import type { Content, Entry } from '../schemas/collections.ts'
import type { City } from '../schemas/states.ts'
import { atlasOf } from './atlas.ts'
import { found } from './claims.ts'

export type StateEntry = Entry<'states'>
type States = Pick<Content, 'states'>

/** A city together with its state. */
export interface Place {
  state: StateEntry
  city: City
}

/** The state with exactly this slug. */
export function findState({ states }: States, slug: string): StateEntry | undefined {
  return states.find((state) => state.slug === slug)
}

/** The city with exactly these slugs. */
export function findCity(content: States, stateSlug: string, citySlug: string): Place | undefined {
  const state = findState(content, stateSlug)
  const city = state?.cities.find(({ slug }) => slug === citySlug)
  return state && city ? { state, city } : undefined
}

/** The city that a checked reference `florida/tampa` means. */
export function cityOf(content: States, { slug }: Reference<'cities'>): Place {
  const [state = '', city = ''] = slug.split('/')
  return found(findCity(content, state, city), slug)
}

/** How many cities have a page. */
export function cityCount({ states }: States): number {
  return states.reduce((count, { cities }) => count + cities.length, 0)
}

/** A count rounded down to its leading digit's place, with a plus: 1,007 is `1,000+`, 87 is `80+`. Below ten it stands as it is. */
export function roundedCount(count: number): string {
  if (count < 10) return String(count)
  const unit = 10 ** Math.floor(Math.log10(count))
  return `${(Math.floor(count / unit) * unit).toLocaleString('en-US')}+`
}

/** A city's place among its state's cities by population: 1 is the largest. */
export function rankInState({ state, city }: Place): number {
  return 1 + state.cities.filter(({ population }) => population > city.population).length
}

export interface Neighbor extends Place {
  /** Great-circle distance in miles. */
  miles: number
}

/** The cities with a page that lie nearest to a place, nearest first; across state lines too. */
export function nearestCities(content: States, { city }: Place, count: number): Neighbor[] {
  return atlasOf(content)
    .cities.around(city, count + 1)
    .filter(({ place }) => place.city !== city)
    .slice(0, count)
    .map(({ place, miles }) => ({ ...place, miles }))
}

/** A city's counties in a sentence: `Hillsborough County`, `Shelby and Jefferson counties`; an independent city stands for itself. */
export function countiesText({ state: { countyKind }, city: { name, counties } }: Place): string {
  if (counties.length === 0) return name
  if (counties.length === 1) return `${counties[0]} ${countyKind}`
  const plural = { County: 'counties', Parish: 'parishes', Borough: 'boroughs' }[countyKind]
  return `${listText(counties)} ${plural}`
}

/** Names in a sentence: `Tampa, Miami and Orlando`. */
export function listText(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
