import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { notFound } from '../../../renderer/collections/notFound/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { FinderCopy } from '../../../renderer/collections/states/ringCopy.ts'
import type { Site } from '../../../renderer/model/site.ts'

/** Sort key of pages that aren't cities. */
const BEFORE_CITIES = Number.MAX_SAFE_INTEGER

/** Formats the page index as TSV, with a line for each page. Cities come last, largest first, because `renderer/client/pageIndex.ts` prefers earlier matches. */
export function formatPageIndex(site: Site): string {
  const places = collectPlaces(site)
  // Use menu labels, because listing titles are for search engines.
  const menuLabels = new Map(site.get(navigation).links.map(({ label, to }) => [to.address, label]))
  const getSortKey = ([address]: readonly [string, string]) => places.get(address)?.sortKey ?? BEFORE_CITIES
  return site
    .pageIndex()
    .toSorted((a, b) => getSortKey(b) - getSortKey(a))
    .map(([address, name]) => {
      const { coordinates = '', aliases = [] } = places.get(address) ?? {}
      return [address, (menuLabels.get(address) ?? name).replaceAll(/\s+/g, ' '), coordinates, aliases.join('|')]
        .join('\t')
        .trimEnd()
    })
    .join('\n')
}

interface Place {
  sortKey: number
  /** `27.949,-82.458` */
  coordinates: string
  /** Other names that match a search: `nyc`, `Brooklyn`, `TX`. */
  aliases: string[]
}

function collectPlaces(site: Site): Map<string, Place> {
  const { cityAliases } = site.get(states.listing)
  const places = new Map<string, Place>()
  for (const state of site.listEntries(states)) {
    places.set(states.getAddress(state.slug), {
      sortKey: BEFORE_CITIES,
      coordinates: '',
      aliases: [state.abbreviation],
    })
    for (const { slug, population, lat, lon, parts } of state.cities) {
      const aliases = cityAliases.filter(({ city }) => city.id === `${state.slug}/${slug}`)
      places.set(cities.getAddress(state.slug, slug), {
        sortKey: population,
        coordinates: `${lat},${lon}`,
        aliases: [...aliases, ...(parts ?? [])].map(({ name }) => name),
      })
    }
  }
  return places
}

/** Formats the finder's copy as JSON. Browsers fetch it on demand, which keeps pages small. */
export function formatFinderCopy(site: Site): string {
  const { search, ring } = site.get(states.listing)
  const { search: pageSearch } = site.get(notFound)
  const copy: FinderCopy = {
    cities: { resultsMessage: search.resultsMessage, noResultsMessage: search.noResultsMessage },
    pages: { resultsMessage: pageSearch.resultsMessage, noResultsMessage: pageSearch.noResultsMessage },
    ring,
    locations: states.base,
  }
  return JSON.stringify(copy)
}
