import type { CITY_TOKENS } from '../collections/states/cityCopy.ts'
import { formatCount } from '../wording/format.ts'
import type { CityWithState } from './atlas.ts'

/** Values of the tokens in a city's copy. */
export type CityValues = Record<(typeof CITY_TOKENS)[number], string>

/** Returns formatted values: `{population}` is `384,959`. */
export function getCityValues({ state, city }: CityWithState): CityValues {
  const { name, abbreviation } = state
  return { city: city.name, state: name, abbreviation, population: formatCount(city.population) }
}

/** @example `the city of Richmond`, `the District of Columbia`, `Polk County` */
export function formatCounty(name: string): string {
  const [, independent] = /^(.+) city$/.exec(name) ?? []
  if (independent !== undefined) return `the city of ${independent}`
  return name === 'District of Columbia' ? `the ${name}` : name
}
