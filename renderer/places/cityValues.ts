import type { CITY_TOKENS } from '../collections/states/citySentences.ts'
import { formatCount, listText } from '../wording/format.ts'
import type { Place } from './atlas.ts'

export type CityValues = Record<(typeof CITY_TOKENS)[number], string>

/** What every sentence about a city may name, in words. */
export function cityValues(place: Place): CityValues {
  const { state, city } = place
  return {
    city: city.name,
    state: state.name,
    theState: state.nameInText ?? state.name,
    counties: countiesText(place),
    population: formatCount(city.population),
  }
}

/** A city of another state carries that state's name. */
export function nameSeenFrom(home: Place['state'], { state, city }: Place): string {
  return state.slug === home.slug ? city.name : `${city.name}, ${state.name}`
}

/** A city's counties in a sentence: `Hillsborough County`, `Shelby and Jefferson counties`; an independent city stands for itself, and New York for its boroughs. */
export function countiesText({ state: { countyKind }, city: { name, counties, parts } }: Place): string {
  if (parts) return listText(parts.list.map((part) => part.nameInText ?? part.name))
  if (counties.length === 0) return name
  if (counties.length === 1) return `${counties[0]} ${countyKind}`
  const plural = { County: 'counties', Parish: 'parishes', Borough: 'boroughs' }[countyKind]
  return `${listText(counties)} ${plural}`
}

/** What the tables call a county, as a sentence says it: `the city of Richmond`, `the District of Columbia`. */
export function countyInText(name: string): string {
  const [, independent] = /^(.+) city$/.exec(name) ?? []
  if (independent !== undefined) return `the city of ${independent}`
  return name === 'District of Columbia' ? `the ${name}` : name
}
