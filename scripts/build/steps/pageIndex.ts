import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { StateEntry } from '../../../renderer/places/atlas.ts'

/**
 * The addresses and names of all pages, tab-separated, a page a line, for whoever looks for one in the browser
 * (`renderer/client/pageIndex.ts`); of a city also where it is, and what else it or its parts are called, of a state its two
 * letters. Cities stand last, the largest first: of those that a visitor may mean, the finder offers the earlier.
 */
export function pageIndex(site: Site): string {
  const places = placesOf(site)
  const peopleAt = ([address]: readonly [string, string]) => places.get(address)?.people ?? Number.POSITIVE_INFINITY
  return site
    .pageIndex()
    .toSorted((a, b) => (peopleAt(a) === peopleAt(b) ? 0 : peopleAt(b) - peopleAt(a)))
    .map(([address, name]) => lineOf(address, name.replaceAll(/\s+/g, ' '), places.get(address)))
    .join('\n')
}

interface Place {
  /** Infinitely many for states, which stand before cities. */
  people: number
  /** `27.949,-82.458` */
  at: string
  aliases: string[]
}

function lineOf(address: string, name: string, place: Place | undefined): string {
  return [address, name, ...(place ? [place.at, place.aliases.join('|')] : [])].join('\t').trimEnd()
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
