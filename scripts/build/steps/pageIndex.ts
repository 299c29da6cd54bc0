import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { notFound } from '../../../renderer/collections/notFound/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { FinderCopy } from '../../../renderer/collections/states/ringCopy.ts'
import type { Site } from '../../../renderer/model/site.ts'

/** Sort key of pages that aren't cities. The sort key of a city is its population. */
const BEFORE_CITIES = Number.MAX_SAFE_INTEGER

/**
 * Formats the page index: a line for each page, with address, name, coordinates, and aliases, separated by tabs.
 * Cities come last, the largest first, because `renderer/client/pageIndex.ts` prefers earlier matches.
 */
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

/** Returns states and cities by address, with coordinates of cities (`27.949,-82.458`), and aliases that also match a search: `nyc`, `Brooklyn`, `TX`. */
function collectPlaces(site: Site) {
  const { cityAliases } = site.get(states.listing)
  const statePlaces = site.listEntries(states).map(({ slug, abbreviation }) => {
    const place = { sortKey: BEFORE_CITIES, coordinates: '', aliases: [abbreviation] }
    return [states.getAddress(slug), place] as const
  })
  const cityPlaces = site.listNestedEntries(cities).map(({ parent, item }) => {
    const { slug, population, lat, lon, parts = [] } = item
    const aliases = cityAliases.filter(({ city }) => city.id === `${parent.slug}/${slug}`)
    const names = [...aliases, ...parts].map(({ name }) => name)
    const place = { sortKey: population, coordinates: `${lat},${lon}`, aliases: names }
    return [cities.getAddress(parent.slug, slug), place] as const
  })
  return new Map([...statePlaces, ...cityPlaces])
}

/** Formats the copy of finders as JSON. Browsers fetch it on demand, so that pages are small. */
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
