import { cities } from '../collections/states/definition.ts'
import type { Atlas, CityWithState } from './atlas.ts'
import type { Facts } from './facts.ts'

/** A city with its page, neighbors, and figures. */
export type CityView = ReturnType<typeof createCityView>

const NEAREST_COUNT = 4

/** Looks up the four nearest cities and the figures, which are undefined without a file of facts. */
export function createCityView(atlas: Atlas, facts: Facts, place: CityWithState) {
  const { state, city } = place
  return {
    ...place,
    address: cities.getAddress(state.slug, city.slug),
    nearest: atlas.findNearest(city, NEAREST_COUNT),
    figures: facts.getCity(state.slug, city.slug),
  }
}
