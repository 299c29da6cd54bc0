import { states } from '../../renderer/collections/states/definition.ts'
import type { StateWords } from '../../renderer/collections/states/words.ts'
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
