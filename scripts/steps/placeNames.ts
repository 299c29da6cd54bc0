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

/** Matches each of the names as a whole. */
export function nameMask(names: string[]): RegExp {
  const longestFirst = [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // The look ahead spares the long list of names wherever no capital stands.
  return new RegExp(`(?<![\\p{L}])(?=\\p{Lu})(?:${longestFirst.join('|')})(?![\\p{L}])`, 'gu')
}
