import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { notFound } from '../../../renderer/collections/notFound/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { FinderCopy } from '../../../renderer/collections/states/ringCopy.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { GENERATED_FILES } from '../../../renderer/urls.ts'
import { describeUnpublished } from '../../../renderer/wording/unpublished.ts'
import { PROJECT_ROOT } from '../../files.ts'

/** Functions that create the files that pages fetch, by address. The stylesheet is only for previews and development. */
export const FETCHED_FILES = new Map<string, (site: Site) => string>([
  [GENERATED_FILES.pageIndex, formatPageIndex],
  [GENERATED_FILES.finderCopy, formatFinderCopy],
  [GENERATED_FILES.writerStylesheet, createWriterStylesheet],
])

/** Sort key of pages that aren't cities. The sort key of a city is its population. */
const BEFORE_CITIES = Number.MAX_SAFE_INTEGER

/**
 * Formats the page index: a line for each page, with address, name, coordinates, and aliases, separated by tabs.
 * Cities come last, the largest first, because `renderer/client/downloads.ts` prefers earlier matches.
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
function formatFinderCopy(site: Site): string {
  const { search, ring } = site.get(states.listing)
  const { search: pageSearch } = site.get(notFound)
  const copy: FinderCopy = {
    places: { resultsMessage: search.resultsMessage, noResultsMessage: search.noResultsMessage },
    pages: { resultsMessage: pageSearch.resultsMessage, noResultsMessage: pageSearch.noResultsMessage },
    ring,
    locationsAddress: states.base,
  }
  return JSON.stringify(copy)
}

/** Creates the stylesheet for writers, with notes after links to unpublished pages. */
export function createWriterStylesheet({ unpublished }: Site): string {
  const linkNotes = [...unpublished].map(
    ([address, page]) => `:is(a[href="${address}"], a[href^="${address}#"]) {
  &:not(:has(h2, h3))::after,
  & :is(h2, h3)::after {
    content: "(${describeUnpublished(page).state})";
    margin-inline-start: 0.4em;
    font: 500 0.8125rem / 1.5 var(--font-sans);
    letter-spacing: 0;
  }
}
`,
  )
  return [readFileSync(join(PROJECT_ROOT, 'renderer/styles/writers.css'), 'utf8'), ...linkNotes].join('')
}
