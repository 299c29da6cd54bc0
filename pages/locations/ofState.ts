import { states } from '../../renderer/collections/states/definition.ts'
import type { StateWords } from '../../renderer/collections/states/words.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { StateEntry } from '../../renderer/places/atlas.ts'
import type { SharePicture } from '../../renderer/share.ts'
import { fill } from '../../renderer/wording/fill.ts'
import { formatCount } from '../../renderer/wording/format.ts'

/** The picture of a state, which its cities share. */
export function stateShare(
  { hero }: StateWords,
  { slug, name, nameInText, adjective, cities }: StateEntry,
): SharePicture {
  const count = formatCount(cities.length)
  return {
    of: states.address(slug),
    title: fill(hero.title, {
      state: name,
      theState: nameInText ?? name,
      adjective: adjective ?? name,
      count,
      first: cities[0]?.name ?? '',
    }),
    detail: fill(cities.length === 1 ? hero.city : hero.cities, { count }),
  }
}

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
