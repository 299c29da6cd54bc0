import { cities, TOWN_POPULATION } from '../collections/states/definition.ts'
import type { Atlas, Near, Neighbor, Place, Spot } from './atlas.ts'
import { type CityFigures, cityFigures } from './cityFigures.ts'
import type { CityFacts, Facts } from './facts.ts'
import { milesBetween } from './geography.ts'

/**
 * What is true of one city and of no other, as numbers: sentences, map, cards and share picture are made of it. Distances
 * are miles on the globe.
 */
export interface CityView extends Place {
  address: string
  /** The four nearest cities of ours. */
  nearest: Neighbor[]
  /** Before and after it on its state's longest way across, from west to east. The ends have one. */
  along: Record<'before' | 'after', Neighbor | undefined>
  /** The other places of 12,000 people and more within ten miles, the nearest first. */
  around: Near<Spot>[]
  /** The most populous other places within 25 miles, two at most. */
  largest: Near<Spot>[]
  /** What public tables know of its surroundings; undefined where they know nothing. */
  figures: CityFigures | undefined
  /** A city of another state and of like size, whose reach is held against this one's. */
  peer: Peer | undefined
}

export interface Peer extends Place {
  within: CityFacts['within']
}

/** How many cities a page lists as the nearest. */
const NEAREST = 4
/** In miles: from these places a page tells of larger ones. */
const REACH = 25

/** Computes what is true of a city from the places of all states. */
export function cityView(atlas: Atlas, facts: Facts, place: Place): CityView {
  const { state, city } = place
  const nearest = atlas.nearest(city, NEAREST)
  // Asked for once: of all that is computed here it takes longest.
  const near = atlas.spotsWithin(city, REACH)
  return {
    ...place,
    address: cities.address(state.slug, city.slug),
    nearest,
    along: alongOf(atlas, place),
    around: others(near, city, NEAR).filter(({ place: { population } }) => population >= TOWN_POPULATION),
    largest: largestOf(others(near, city, REACH)),
    figures: cityFigures(facts, state.slug, city.slug),
    peer: peerOf(atlas, facts, place),
  }
}

function alongOf(atlas: Atlas, { state, city }: Place): CityView['along'] {
  const line = atlas.lineOf(state)
  const index = line.indexOf(city)
  const neighbor = (at: number): Neighbor | undefined => {
    const other = line[at]
    return other && { state, city: other, miles: milesBetween(city, other) }
  }
  return { before: index > 0 ? neighbor(index - 1) : undefined, after: neighbor(index + 1) }
}

/** In miles: next to a city. */
const NEAR = 10

/** Without a twin across the border, such as the other Texarkana: a bare name would mean the city itself. */
function others(near: Near<Spot>[], city: Place['city'], within: number): Near<Spot>[] {
  return near.filter(({ place, miles }) => miles <= within && place.name !== city.name)
}

function largestOf(spots: Near<Spot>[]): Near<Spot>[] {
  return spots.toSorted((a, b) => b.place.population - a.place.population).slice(0, 2)
}

/** A city may be so many times as large as its peer, or the other way round. */
const ALIKE = 1.1
/** How many neighbors in size are looked at. */
const CANDIDATES = 12

/** Of the cities nearest in size, in another state and known, the nearest. New York has none. */
function peerOf({ bySize, position }: Atlas, facts: Facts, { state, city }: Place): Peer | undefined {
  const index = position.get(city) ?? 0
  let [peer, least]: [Peer | undefined, number] = [undefined, Math.log(ALIKE)]
  for (const place of bySize.slice(Math.max(0, index - CANDIDATES), index + CANDIDATES + 1)) {
    const difference = differenceInSize(place, city)
    if (place.state.slug === state.slug || difference > least || (peer && difference === least)) continue
    const known = facts.ofCity(place.state.slug, place.city.slug)
    if (known) [peer, least] = [{ ...place, within: known.within }, difference]
  }
  return peer
}

function differenceInSize({ city: { population } }: Place, to: Place['city']): number {
  return Math.abs(Math.log(population / to.population))
}
