import { cities } from '../collections/states/definition.ts'
import type { Atlas, Place } from './atlas.ts'
import type { Facts } from './facts.ts'

export type CityView = ReturnType<typeof createCityView>

const NEAREST = 4

export function createCityView(atlas: Atlas, facts: Facts, place: Place) {
  const { state, city } = place
  return {
    ...place,
    address: cities.address(state.slug, city.slug),
    nearest: atlas.nearest(city, NEAREST),
    figures: facts.getCity(state.slug, city.slug),
  }
}
