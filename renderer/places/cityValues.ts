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

/** @example `the city of Richmond`, `the District of Columbia`, `Brooklyn (Kings County)` */
export function formatCounty(name: string, { parts }: Pick<CityWithState['city'], 'parts'>): string {
  const [, independent] = /^(.+) city$/.exec(name) ?? []
  if (independent !== undefined) return `the city of ${independent}`
  const part = parts?.list.find(({ county }) => county !== undefined && name.startsWith(`${county} `))
  if (part) return part.name === part.county ? part.name : `${part.name} (${name})`
  return name === 'District of Columbia' ? `the ${name}` : name
}
