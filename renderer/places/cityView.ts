import { cities, TOWN_POPULATION } from '../collections/states/definition.ts'
import type { Atlas, Place, Spot } from './atlas.ts'
import { cityFigures } from './cityFigures.ts'
import type { Facts } from './facts.ts'
import type { Findings } from './findings.ts'

/** What is true of one city and no other, as numbers, distances in miles on the globe: sentences, map, cards and share picture are made of it. */
export type CityView = ReturnType<typeof cityView>

const NEAREST = 4
/** In miles: an office's ring. */
const RING = 5

export function cityView(atlas: Atlas, facts: Facts, findings: Findings, place: Place) {
  const { state, city } = place
  return {
    ...place,
    address: cities.address(state.slug, city.slug),
    nearest: atlas.nearest(city, NEAREST),
    /** The other places of 12,000 people and more within five miles, the largest first: of those with a page their state is known. */
    beside: besideOf(atlas, city),
    /** What public tables know of its surroundings; undefined where they know nothing. */
    figures: cityFigures(facts, state.slug, city.slug),
    /** What sets it apart, the most telling first. */
    findings: findings.of(city),
  }
}

/** Without a twin across the border, such as the other Texarkana: a bare name would mean the city itself. */
function besideOf(atlas: Atlas, city: Place['city']): (Place | Spot)[] {
  return atlas
    .spotsWithin(city, RING)
    .flatMap(({ place }) => (place.population >= TOWN_POPULATION && place.name !== city.name ? [place] : []))
    .toSorted((a, b) => b.population - a.population)
    .map((spot) => atlas.placeOf(spot) ?? spot)
}
