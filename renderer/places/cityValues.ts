import type { CITY_TOKENS } from '../collections/states/cityFactWords.ts'
import { formatCount, joinNames } from '../wording/format.ts'
import type { Place } from './atlas.ts'

export type CityValues = Record<(typeof CITY_TOKENS)[number], string>

/** What every sentence about a city may name, in words. @param price the lowest monthly price. */
export function cityValues(place: Place, price: string): CityValues {
  const { state, city } = place
  return {
    city: city.name,
    state: state.name,
    theState: state.nameInText ?? state.name,
    counties: countiesText(place),
    population: formatCount(city.population),
    price,
  }
}

/** `Travis County and parts of Williamson and Hays counties`; an independent city stands for itself, and New York for its boroughs. */
export function countiesText({ state: { countyKind: kind }, city: { name, counties, parts } }: Place): string {
  if (parts) return joinNames(parts.list.map((part) => part.nameInText ?? part.name))
  const [main, ...others] = counties
  if (main === undefined) return name
  if (others.length === 0) return `${main} ${kind}`
  const plural = { County: 'counties', Parish: 'parishes', Borough: 'boroughs' }[kind]
  const rest = others.length === 1 ? `part of ${others[0]} ${kind}` : `parts of ${joinNames(others)} ${plural}`
  return `${main} ${kind} and ${rest}`
}

/** What the tables call a county, as a sentence about a city says it: `the city of Richmond`, `the District of Columbia`, `Brooklyn (Kings County)`. */
export function countyInText(name: string, { parts }: Pick<Place['city'], 'parts'>): string {
  const [, independent] = /^(.+) city$/.exec(name) ?? []
  if (independent !== undefined) return `the city of ${independent}`
  const part = parts?.list.find(({ county }) => county !== undefined && name.startsWith(`${county} `))
  if (part) return part.name === part.county ? part.name : `${part.name} (${name})`
  return name === 'District of Columbia' ? `the ${name}` : name
}

/** A city of another state carries that state's name. */
export function nameSeenFrom(home: Place['state'], { state, city }: Place): string {
  return state.slug === home.slug ? city.name : `${city.name}, ${state.name}`
}
