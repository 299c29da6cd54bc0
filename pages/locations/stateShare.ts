import { fill } from '../../renderer/model/fill.ts'
import { formatCount } from '../../renderer/model/format.ts'
import type { StateEntry } from '../../renderer/model/queries/locations.ts'
import type { Content } from '../../renderer/model/schemas/collections.ts'
import { urls } from '../../renderer/model/urls.ts'
import type { SharePicture } from '../../renderer/page.ts'

/** The picture of a state, which its cities share. */
export function stateShare({ hero }: Content['copy']['state'], { slug, name, cities }: StateEntry): SharePicture {
  const count = formatCount(cities.length)
  return {
    of: urls.state(slug),
    title: fill(hero.title, { state: name }),
    detail: fill(cities.length === 1 ? hero.city : hero.cities, { count }),
  }
}
