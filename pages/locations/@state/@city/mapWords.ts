import { cities } from '../../../../renderer/collections/states/definition.ts'
import type { Neighbor } from '../../../../renderer/places/atlas.ts'
import type { CityView } from '../../../../renderer/places/cityView.ts'

/** The page of a neighbor. */
export function hrefOf({ state, city }: Neighbor): string {
  return cities.address(state.slug, city.slug)
}

/** On maps and lists a city of another state carries that state's letters. */
export function nameSeenFrom(home: CityView['state'], { state, city }: Neighbor): string {
  return state === home ? city.name : `${city.name}, ${state.abbreviation}`
}
