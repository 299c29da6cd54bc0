import { states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { StateEntry } from '../../renderer/places/atlas.ts'
import { fill } from '../../renderer/wording/fill.ts'

/** The words of the finder on the page of a state, or of one of its cities: its example is another city of the state. */
export function placeFinder(site: Site, state: StateEntry, city?: string) {
  const { search, exampleOf } = site.get(states.listing)
  const other = state.cities.find(({ slug }) => slug !== city)
  return {
    label: search.label,
    failed: search.failed,
    example: other ? fill(exampleOf, { place: other.name }) : search.example,
  }
}
