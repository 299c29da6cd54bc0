import { cities } from '../collections/states/definition.ts'
import type { Atlas, Place } from './atlas.ts'
import type { Facts } from './facts.ts'

/** The figures of one city. Distances are in miles on the globe. */
export type CityView = ReturnType<typeof cityView>

const NEAREST = 4

export function cityView(atlas: Atlas, facts: Facts, place: Place) {
  const { state, city } = place
  return {
    ...place,
    address: cities.address(state.slug, city.slug),
    nearest: atlas.nearest(city, NEAREST),
    /** Undefined if no public table counts its surroundings. */
    figures: facts.ofCity(state.slug, city.slug),
  }
}
