import { type StateEntry, states } from '../../renderer/collections/states/definition.ts'
import type { StateCopy } from '../../renderer/collections/states/stateCopy.ts'
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

/** Creates the share image of a state. City pages use the image of their state. */
export function createStateShareImage({ hero }: StateCopy, state: StateEntry): ShareImage {
  const tokenValues = getStateTokenValues(state)
  const detail = interpolate(state.cities.length === 1 ? hero.oneCity : hero.manyCities, tokenValues)
  return { pageAddress: states.getAddress(state.slug), title: interpolate(hero.title, tokenValues), detail }
}

/** Returns the copy of the search field. @param example a place or ZIP code that visitors may search for, by default the largest city */
export function createSearchFieldCopy(site: Site, state: StateEntry, example = getStateTokenValues(state).largestCity) {
  const { search, searchExample } = site.get(states.listing)
  return { ...search, example: interpolate(searchExample, { place: example }) }
}
