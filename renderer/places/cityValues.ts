import type { CITY_TOKENS, CityWords } from '../collections/states/cityWords.ts'
import { fill } from '../wording/fill.ts'
import { formatCount, formatOrdinal, listText } from '../wording/format.ts'
import type { Neighbor, Place } from './atlas.ts'
import type { CityView } from './cityView.ts'
import { directionTo, wholeMiles } from './geography.ts'

export type CityValues = Record<(typeof CITY_TOKENS)[number], string>

/** How many places of the five-mile ring a sentence names; more would be a list, not a sentence. */
const NAMED_IN_RING = 4

/** What a city's sentences name, in words. */
export function cityValues(words: CityWords['place'], view: CityView): CityValues {
  const { state, city } = view
  const [near, second, third] = view.nearest
  const neighbor = (each: Neighbor | undefined) => ({
    name: each ? nameSeenFrom(state, each) : '',
    miles: each ? formatMiles(each.miles) : '',
    direction: each ? (words.directions[directionTo(city, each.city)] ?? '') : '',
  })
  const [one, two, three] = [neighbor(near), neighbor(second), neighbor(third)]
  return {
    city: city.name,
    state: state.name,
    theState: state.nameInText ?? state.name,
    counties: countiesText(view),
    population: formatCount(city.population),
    rank: formatOrdinal(view.rank.inState),
    nationalRank: formatOrdinal(view.rank.inCountry),
    nationalCount: formatCount(view.rank.ofCountry),
    peer: nameSeenFrom(state, view.peer),
    peerPopulation: formatCount(view.peer.city.population),
    near: one.name,
    nearMiles: one.miles,
    nearDirection: one.direction,
    second: two.name,
    secondMiles: two.miles,
    secondDirection: two.direction,
    third: three.name,
    thirdMiles: three.miles,
    thirdDirection: three.direction,
    cities25: countedText(words.cities, view.cities25),
    places10: countedText(words.places, view.within10.places),
    people10: formatCount(view.within10.people),
    places25: countedText(words.places, view.within25.places),
    people25: formatCount(view.within25.people),
    ring: listText(
      view.ring
        .slice(0, NAMED_IN_RING)
        .map(({ place, miles }) => fill(words.inRing, { name: place.name, miles: formatMiles(miles) })),
    ),
    farthest: view.farthest?.city.name ?? '',
    farthestMiles: view.farthest ? formatMiles(view.farthest.miles) : '',
  }
}

/** A city of another state carries that state's name. */
function nameSeenFrom(home: Place['state'], { state, city }: Place): string {
  return state.slug === home.slug ? city.name : `${city.name}, ${state.name}`
}

function formatMiles(miles: number): string {
  return formatCount(wholeMiles(miles))
}

function countedText(words: CityWords['place']['cities'], count: number): string {
  if (count === 0) return words.none
  return count === 1 ? words.one : fill(words.many, { count: formatCount(count) })
}

/** A city's counties in a sentence: `Hillsborough County`, `Shelby and Jefferson counties`; an independent city stands for itself. */
export function countiesText({ state: { countyKind }, city: { name, counties } }: Place): string {
  if (counties.length === 0) return name
  if (counties.length === 1) return `${counties[0]} ${countyKind}`
  const plural = { County: 'counties', Parish: 'parishes', Borough: 'boroughs' }[countyKind]
  return `${listText(counties)} ${plural}`
}
