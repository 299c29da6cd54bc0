import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { notFound } from '../../../renderer/collections/notFound/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { FinderCopy } from '../../../renderer/collections/states/ringCopy.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { StateEntry } from '../../../renderer/places/atlas.ts'

/** A line per page, with cities by population because `client/pageIndex.ts` prefers earlier matches. */
export function createPageIndex(site: Site): string {
  const places = placesOf(site)
  // Use menu labels, because listing titles are for search engines.
  const short = new Map(site.get(navigation).links.map(({ label, to }) => [to.slug, label]))
  const peopleAt = ([address]: readonly [string, string]) => places.get(address)?.people ?? Number.POSITIVE_INFINITY
  return site
    .pageIndex()
    .toSorted((a, b) => (peopleAt(a) === peopleAt(b) ? 0 : peopleAt(b) - peopleAt(a)))
    .map(([address, name]) => {
      const { at = '', aliases = [] } = places.get(address) ?? {}
      return [address, (short.get(address) ?? name).replaceAll(/\s+/g, ' '), at, aliases.join('|')].join('\t').trimEnd()
    })
    .join('\n')
}

interface Place {
  /** Population. Infinite for states, which sort before cities. */
  people: number
  /** `27.949,-82.458` */
  at: string
  /** Other names: `nyc`, `Brooklyn`, `TX`. */
  aliases: string[]
}

function placesOf(site: Site): Map<string, Place> {
  const aliases = site.get(states.listing).aliases
  const ofState = ({ slug, abbreviation }: StateEntry): [string, Place] => [
    states.address(slug),
    { people: Number.POSITIVE_INFINITY, at: '', aliases: [abbreviation] },
  ]
  const ofCity = (
    state: StateEntry,
    { slug, population, lat, lon, parts }: StateEntry['cities'][number],
  ): [string, Place] => {
    const own = aliases.filter(({ city }) => city.slug === `${state.slug}/${slug}`).map(({ name }) => name)
    const ofParts = parts?.list.map(({ name }) => name) ?? []
    return [
      cities.address(state.slug, slug),
      { people: population, at: `${lat},${lon}`, aliases: [...own, ...ofParts] },
    ]
  }
  return new Map(
    site.all(states).flatMap((state) => [ofState(state), ...state.cities.map((city) => ofCity(state, city))]),
  )
}

/** Browsers fetch this on demand to make pages smaller. */
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
