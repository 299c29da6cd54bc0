import { fill } from '../fill.ts'
import { formatCount, formatOrdinal } from '../format.ts'
import type { Copy } from '../schemas/collections.ts'
import type { CITY_TOKENS } from '../schemas/pages/city.ts'
import { directionTo } from './atlas.ts'
import type { CityFacts } from './cityFacts.ts'
import { countiesText, listText, type Neighbor, type Place } from './locations.ts'

export type CityValues = Record<(typeof CITY_TOKENS)[number], string>

/** How many places of the five-mile ring a sentence names; more would be a list, not a sentence. */
const NAMED_IN_RING = 4

/** A city's facts as the words that its page's sentences name. */
export function cityValues(copy: Copy['city']['place'], place: Place, facts: CityFacts): CityValues {
  const { state, city } = place
  const [near, second, third] = facts.neighbors
  const neighbor = (each: Neighbor | undefined) => ({
    name: each ? nameSeenFrom(state, each) : '',
    miles: each ? formatMiles(each.miles) : '',
    direction: each ? (copy.directions[directionTo(city, each.city)] ?? '') : '',
  })
  const [one, two, three] = [neighbor(near), neighbor(second), neighbor(third)]
  return {
    city: city.name,
    state: state.name,
    theState: state.nameInText ?? state.name,
    counties: countiesText(place),
    population: formatCount(city.population),
    rank: formatOrdinal(facts.rank.inState),
    nationalRank: formatOrdinal(facts.rank.inCountry),
    nationalCount: formatCount(facts.rank.ofCountry),
    peer: nameSeenFrom(state, facts.peer),
    peerPopulation: formatCount(facts.peer.city.population),
    near: one.name,
    nearMiles: one.miles,
    nearDirection: one.direction,
    second: two.name,
    secondMiles: two.miles,
    secondDirection: two.direction,
    third: three.name,
    thirdMiles: three.miles,
    thirdDirection: three.direction,
    cities25: countedText(copy.cities, facts.cities25),
    places10: countedText(copy.places, facts.within10.places),
    people10: formatCount(facts.within10.people),
    places25: countedText(copy.places, facts.within25.places),
    people25: formatCount(facts.within25.people),
    ring: listText(
      facts.ring
        .slice(0, NAMED_IN_RING)
        .map(({ place, miles }) => fill(copy.inRing, { name: place.name, miles: formatMiles(miles) })),
    ),
    farthest: facts.farthest?.city.name ?? '',
    farthestMiles: facts.farthest ? formatMiles(facts.farthest.miles) : '',
  }
}

/** A city of another state carries that state's name. */
function nameSeenFrom(home: Place['state'], { state, city }: Place): string {
  return state === home ? city.name : `${city.name}, ${state.name}`
}

/** Whole miles; a place next door is one mile away, never none. */
function formatMiles(miles: number): string {
  return formatCount(Math.max(1, Math.round(miles)))
}

function countedText(words: Copy['city']['place']['cities'], count: number): string {
  if (count === 0) return words.none
  return count === 1 ? words.one : fill(words.many, { count: formatCount(count) })
}
