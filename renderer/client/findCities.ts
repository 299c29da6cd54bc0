import leven from 'leven'
import type { NamedPage } from './pageIndex.ts'

/** The parts of `/locations/florida/tampa`, of which the first is empty. */
const CITY_DEPTH = 4

/** @param locations the address of the folder of all places: `/locations`. */
export function citiesOf(pages: NamedPage[], locations: string): NamedPage[] {
  return pages.filter(({ address }) => address.startsWith(`${locations}/`) && address.split('/').length === CITY_DEPTH)
}

/** How many cities are offered at most. */
const MOST = 7

/**
 * The cities that a visitor may mean, best first: names that begin with the query, names with a word that does, names that
 * contain it, and names that begin nearly so; among equals those that stand first in the list, which are the largest.
 * Accents, capitals, points and apostrophes do not count.
 * @param state the address of the state whose cities come first among equals: `/locations/florida`.
 */
export function findCities(query: string, cities: NamedPage[], state: string): NamedPage[] {
  const wanted = plain(query)
  if (wanted === '') return []
  return cities
    .map((city) => ({
      city,
      rank: rankOf(wanted, plain(city.name)) + (city.address.startsWith(`${state}/`) ? -0.5 : 0),
    }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ city }) => city)
}

function rankOf(wanted: string, name: string): number {
  if (name.startsWith(wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  if (name.includes(wanted)) return 2
  const distance = leven(wanted, name.slice(0, wanted.length))
  return distance <= mistakesIn(wanted) ? 3 + distance : Number.POSITIVE_INFINITY
}

/** How many mistakes a word of its length may have. */
function mistakesIn({ length }: string): number {
  if (length < 4) return 0
  return length < 7 ? 2 : 3
}

/** `St. Petersburg` as `st petersburg`, `Cañon City` as `canon city`, `Lee’s Summit` as `lees summit`, whichever apostrophe a keyboard has. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.'’‘`´]/g, '')
    .toLowerCase()
    .trim()
}
