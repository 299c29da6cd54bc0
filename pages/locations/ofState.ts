import { states } from '../../renderer/collections/states/definition.ts'
import type { StateCopy } from '../../renderer/collections/states/stateCopy.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { StateEntry } from '../../renderer/places/atlas.ts'
import { getStateValues } from '../../renderer/places/stateView.ts'
import type { SharePicture } from '../../renderer/share.ts'
import { fill } from '../../renderer/wording/fill.ts'

/** Returns the share picture of a state, which its cities also use. */
export function stateShare({ hero }: StateCopy, state: StateEntry): SharePicture {
  const values = getStateValues(state)
  const detail = fill(state.cities.length === 1 ? hero.city : hero.cities, values)
  return { of: states.address(state.slug), title: fill(hero.title, values), detail }
}

/** The example is a different city of the state. */
export function placeFinder(site: Site, state: StateEntry, city?: string) {
  const { search, exampleOf } = site.get(states.listing)
  const other = state.cities.find(({ slug }) => slug !== city)
  return {
    label: search.label,
    failed: search.failed,
    example: other ? fill(exampleOf, { place: other.name }) : search.example,
  }
}
