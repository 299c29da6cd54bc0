import { facts } from '../../renderer/collections/facts/definition.ts'
import { states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'

/** Every name of a city, a town, a county or a state: pages must differ in more than these. */
export function namesIn(site: Site): string[] {
  const ofStates = site
    .all(states)
    .flatMap(({ name, cities, towns }) => [
      name,
      ...towns.map((town) => town.name),
      ...cities.flatMap((city) => [city.name, ...city.counties]),
    ])
  const ofCounties = site.all(facts).flatMap(({ counties }) => counties.map(({ name }) => name))
  return [...new Set([...ofStates, ...ofCounties])]
}

/** Puts a sign in the place of each name in a text, wherever it stands as a whole: of two names the longer one. */
export type NameMask = (text: string, sign: string) => string

/** @param names each begins with a capital, else it is never found. */
export function nameMask(names: string[]): NameMask {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'))
  const each = new RegExp(`(?<!\\p{L})(?=\\p{Lu})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
  return (text, sign) => text.replaceAll(each, () => sign)
}
