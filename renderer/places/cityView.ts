import { type City, cities, TOWN_POPULATION } from '../collections/states/definition.ts'
import type { Atlas, Near, Neighbor, Place, Spot } from './atlas.ts'
import { type CityMapView, cityMapView, NEAREST } from './cityMap.ts'
import { milesBetween } from './geography.ts'

/**
 * What is true of one city and of no other, as numbers: sentences, map, cards and share picture are made of it. Distances
 * are miles on the globe.
 */
export interface CityView extends Place {
  address: string
  /** Its place by population among our cities: 1 is the largest. */
  rank: { inState: number; ofState: number; inCountry: number; ofCountry: number }
  /** The city of ours that is nearest to it in size. */
  peer: Place
  /** The four nearest cities of ours. */
  nearest: Neighbor[]
  /** How many other cities of ours lie within 25 miles. */
  cities25: number
  /** The other places of 12,000 people and more within a distance, and the people in them, the city included. */
  within10: Surroundings
  within25: Surroundings
  /** The other places of 12,000 people and more within five miles, the nearest first. */
  ring: Near<Spot>[]
  /** The city of ours in the same state that is farthest away; none if it is the only one. */
  farthest: Neighbor | undefined
  map: CityMapView
}

export interface Surroundings {
  places: number
  people: number
}

/** Computes what is true of a city from the places of all states. */
export function cityView(atlas: Atlas, place: Place): CityView {
  const { state, city } = place
  const nearest = atlas.nearest(city, NEAREST)
  const inState = atlas.citiesOf(state)
  const towns = (miles: number) =>
    atlas.spotsWithin(city, miles).filter((near) => near.place.population >= TOWN_POPULATION)
  return {
    ...place,
    address: cities.address(state.slug, city.slug),
    rank: {
      inState: 1 + inState.filter(({ population }) => population > city.population).length,
      ofState: inState.length,
      inCountry: 1 + atlas.bySize.findIndex((each) => each.city.population === city.population),
      ofCountry: atlas.bySize.length,
    },
    peer: peerOf(atlas, city),
    nearest,
    cities25: atlas.citiesWithin(city, 25).length,
    within10: surroundings(city, towns(10)),
    within25: surroundings(city, towns(25)),
    ring: towns(5),
    farthest: farthestOf(place, inState),
    map: cityMapView(atlas, place, nearest),
  }
}

/** The city before or behind in size, whichever is nearer. */
function peerOf({ bySize, position }: Atlas, city: Place['city']): Place {
  const index = position.get(city) ?? 0
  const [first, second] = [bySize[index - 1], bySize[index + 1]]
    .filter((place) => place !== undefined)
    .toSorted((a, b) => distanceInSize(a, city) - distanceInSize(b, city))
  const peer = first ?? second
  if (!peer) throw new Error('A site with one city has no two to compare.')
  return peer
}

function distanceInSize({ city: { population } }: Place, to: Place['city']): number {
  return Math.abs(population - to.population)
}

function surroundings(city: Place['city'], others: Near<Spot>[]): Surroundings {
  return { places: others.length, people: others.reduce((sum, { place }) => sum + place.population, city.population) }
}

function farthestOf({ state, city }: Place, inState: City[]): Neighbor | undefined {
  return inState
    .filter((other) => other !== city)
    .map((other) => ({ state, city: other, miles: milesBetween(city, other) }))
    .toSorted((a, b) => b.miles - a.miles)[0]
}
