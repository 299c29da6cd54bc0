import { type StateEntry, states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { ShareImage } from '../../renderer/page.ts'
import { formatCount, interpolate } from '../../renderer/wording/format.ts'

/** Returns the values of the tokens in a state's copy. */
export function getStateTokenValues(state: StateEntry) {
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    stateInTitle: state.nameInTitles ?? state.name,
    count: formatCount(state.cities.length),
    // Writers list the largest city first.
    largestCity: state.cities[0]?.name ?? '',
  }
}

/** Formats the number of cities with a page: `20 cities`. */
export function formatCityCount({ oneCity, manyCities }: { oneCity: string; manyCities: string }, count: number) {
  return interpolate(count === 1 ? oneCity : manyCities, { count: formatCount(count) })
}

/** Creates the share image of a state. City pages use the image of their state. */
export function createStateShareImage(site: Site, state: StateEntry): ShareImage {
  return {
    pageAddress: states.getAddress(state.slug),
    title: interpolate(site.get(states.page).hero.title, getStateTokenValues(state)),
    detail: formatCityCount(site.get(states.listing).states, state.cities.length),
  }
}

/** Returns the copy of the search field. @param example a place or ZIP code that visitors may search for, by default the largest city */
export function createSearchFieldCopy(site: Site, state: StateEntry, example = getStateTokenValues(state).largestCity) {
  const { search, searchExample } = site.get(states.listing)
  return { ...search, example: interpolate(searchExample, { place: example }) }
}
