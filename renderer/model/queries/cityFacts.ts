import type { Content } from '../schemas/collections.ts'
import type { City, Town } from '../schemas/states.ts'
import { atlasOf, milesBetween, type Near } from './atlas.ts'
import { type Neighbor, nearestCities, type Place, rankInState } from './locations.ts'

type States = Pick<Content, 'states'>

/** What is true of one city and of no other. Distances are miles on the globe. */
export interface CityFacts {
  /** Its place by population among our cities: 1 is the largest. */
  rank: { inState: number; ofState: number; inCountry: number; ofCountry: number }
  /** The city of ours that is nearest to it in size. */
  peer: Place
  /** The three nearest cities of ours. */
  neighbors: Neighbor[]
  /** How many other cities of ours lie within 25 miles. */
  cities25: number
  /** The other places of 12,000 people and more within a distance, and the people in them, the city included. */
  within10: Surroundings
  within25: Surroundings
  /** The other places of 12,000 people and more within five miles, the nearest first. */
  ring: Near<City | Town>[]
  /** The city of ours in the same state that is farthest away; none if it is the only one. */
  farthest: Neighbor | undefined
}

export interface Surroundings {
  places: number
  people: number
}

const NAMED_NEIGHBORS = 3
/** The smallest place that counts as a town: the state files list towns from here on. */
const TOWN_POPULATION = 12_000

/** Computes a city's facts from the places of all states. */
export function cityFacts(content: States, place: Place): CityFacts {
  const { state, city } = place
  const atlas = atlasOf(content)
  const position = atlas.position.get(city) ?? 0
  const others = (miles: number) =>
    atlas.places
      .around(city, Number.POSITIVE_INFINITY, miles)
      .filter((near) => near.place !== city && near.place.population >= TOWN_POPULATION)
  return {
    rank: {
      inState: rankInState(place),
      ofState: state.cities.length,
      inCountry: 1 + atlas.bySize.findIndex((each) => each.city.population === city.population),
      ofCountry: atlas.bySize.length,
    },
    peer: peerOf(atlas.bySize, position),
    neighbors: nearestCities(content, place, NAMED_NEIGHBORS),
    cities25: atlas.cities.around(city, Number.POSITIVE_INFINITY, 25).length - 1,
    within10: surroundings(city, others(10)),
    within25: surroundings(city, others(25)),
    ring: others(5),
    farthest: farthestOf(place),
  }
}

/** The city before or behind in size, whichever is nearer. */
function peerOf(bySize: Place[], position: number): Place {
  const own = bySize[position]?.city.population ?? 0
  const [first, second] = [bySize[position - 1], bySize[position + 1]]
    .filter((place) => place !== undefined)
    .toSorted((a, b) => Math.abs(a.city.population - own) - Math.abs(b.city.population - own))
  const peer = first ?? second
  if (!peer) throw new Error('A site with one city has no two to compare.')
  return peer
}

function surroundings(city: City, others: Near<City | Town>[]): Surroundings {
  return { places: others.length, people: others.reduce((sum, { place }) => sum + place.population, city.population) }
}

function farthestOf({ state, city }: Place): Neighbor | undefined {
  return state.cities
    .filter((other) => other !== city)
    .map((other) => ({ state, city: other, miles: milesBetween(city, other) }))
    .toSorted((a, b) => b.miles - a.miles)[0]
}
