import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { notFound } from '../../../renderer/collections/notFound/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { FinderCopy } from '../../../renderer/collections/states/ringCopy.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { StateEntry } from '../../../renderer/places/atlas.ts'

/** Creates a line per page, with cities by population because `client/pageIndex.ts` prefers earlier matches. */
export function createPageIndex(site: Site): string {
  const places = collectPlaces(site)
  // Use menu labels, because listing titles are for search engines.
  const menuLabels = new Map(site.get(navigation).links.map(({ label, to }) => [to.slug, label]))
  const getPopulation = ([address]: readonly [string, string]) =>
    places.get(address)?.population ?? Number.POSITIVE_INFINITY
  return site
    .pageIndex()
    .toSorted((a, b) => (getPopulation(a) === getPopulation(b) ? 0 : getPopulation(b) - getPopulation(a)))
    .map(([address, name]) => {
      const { coordinates = '', aliases = [] } = places.get(address) ?? {}
      return [address, (menuLabels.get(address) ?? name).replaceAll(/\s+/g, ' '), coordinates, aliases.join('|')]
        .join('\t')
        .trimEnd()
    })
    .join('\n')
}

interface Place {
  /** Population. Infinite for states, which sort before cities. */
  population: number
  /** `27.949,-82.458` */
  coordinates: string
  /** Other names: `nyc`, `Brooklyn`, `TX`. */
  aliases: string[]
}

function collectPlaces(site: Site): Map<string, Place> {
  const aliases = site.get(states.listing).aliases
  const createStatePlace = ({ slug, abbreviation }: StateEntry): [string, Place] => [
    states.getAddress(slug),
    { population: Number.POSITIVE_INFINITY, coordinates: '', aliases: [abbreviation] },
  ]
  const createCityPlace = (
    state: StateEntry,
    { slug, population, lat, lon, parts }: StateEntry['cities'][number],
  ): [string, Place] => {
    const cityAliases = aliases.filter(({ city }) => city.slug === `${state.slug}/${slug}`).map(({ name }) => name)
    const partNames = parts?.list.map(({ name }) => name) ?? []
    return [
      cities.getAddress(state.slug, slug),
      { population, coordinates: `${lat},${lon}`, aliases: [...cityAliases, ...partNames] },
    ]
  }
  return new Map(
    site
      .listEntries(states)
      .flatMap((state) => [createStatePlace(state), ...state.cities.map((city) => createCityPlace(state, city))]),
  )
}

/** Creates the finder's texts, which browsers fetch on demand to make pages smaller. */
export function createFinderCopy(site: Site): string {
  const { search, ring } = site.get(states.listing)
  const { search: pages } = site.get(notFound)
  const copy: FinderCopy = {
    cities: { found: search.found, none: search.none },
    pages: { found: pages.found, none: pages.none },
    ring,
    locations: states.base,
  }
  return JSON.stringify(copy)
}
