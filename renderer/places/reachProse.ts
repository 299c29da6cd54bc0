import type { CityWords } from '../collections/states/cityWords.ts'
import { fill } from '../wording/fill.ts'
import { formatCount, listText } from '../wording/format.ts'
import { type CityValues, nameSeenFrom } from './cityValues.ts'
import type { CityView, Peer } from './cityView.ts'
import type { CityFacts } from './facts.ts'
import { directionTo, wholeMiles } from './geography.ts'

/** How the people within five miles stand to those of the city. */
export type Own = 'several' | 'more' | 'like' | 'fewer' | 'part'

/** Within so many miles a place is next to another; beyond them, straight lines say little. */
export const NEXT = 30

/** @param population the city's own, at the 2020 Census. */
export function ownReach({ within: { five } }: CityFacts, population: number): Own {
  const times = five / population
  if (times >= 3) return 'several'
  if (times > 1.1) return 'more'
  if (times >= 0.9) return 'like'
  return times >= 0.5 ? 'fewer' : 'part'
}

/** Where people lived as densely everywhere, ten miles would hold four times as many as five. */
function growth({ within: { five, ten } }: CityFacts): 'nobody' | 'none' | 'few' | 'even' | 'many' {
  const times = ten / five
  if (ten === five) return 'nobody'
  if (times < 1.25) return 'none'
  if (times < 2.5) return 'few'
  return times <= 4.5 ? 'even' : 'many'
}

/** What a city's page says of the people within reach; nothing where nobody has counted them. */
export function reachProse(words: CityWords, view: CityView, values: CityValues): string {
  const { reach } = words
  const { figures, peer, city } = view
  if (!figures) return ''
  const { five, ten, twentyFive } = figures.within
  const numbers = {
    ...values,
    five: formatCount(five),
    ten: formatCount(ten),
    twentyFive: formatCount(twentyFive),
    added: formatCount(ten - five),
    level: reach.levels[levelOf(five / city.population)],
  }
  const own = fill(reach.own[ownReach(figures, city.population)], numbers)
  const grown = fill(reach.growth[growth(figures)], { ...numbers, own })
  return [
    `${grown}${largestPart(words, view, values)}.`,
    ...(peer ? [peerSentence(words, figures, peer, values)] : []),
  ].join(' ')
}

function largestPart(words: CityWords, view: CityView, values: CityValues): string {
  const { largest } = view
  if (largest.length === 0) return ''
  const list = largest.map(({ place, miles }) => placeText(words, view, place.name, miles, place)).join(', and ')
  return fill(words.reach.largest[largest.length === 1 ? 'one' : 'many'], { ...values, list })
}

/** The names of multiples, each from where it begins: halfway, as ratios go, to the one before. */
const LEVELS = [
  ['none', 0],
  ['tenth', 0.05],
  ['fifth', 0.14],
  ['quarter', 0.225],
  ['third', 0.29],
  ['half', 0.41],
  ['twoThirds', 0.58],
  ['threeQuarters', 0.73],
  ['tenthFewer', 0.85],
  ['like', 0.95],
  ['tenthMore', 1.05],
  ['quarterMore', 1.15],
  ['halfMore', 1.35],
  ['twice', 1.73],
  ['threeTimes', 2.45],
  ['fourTimes', 3.46],
  ['fiveTimes', 5],
  ['tenTimes', 10],
] as const

/** The name of a multiple: 2.1 is `twice`. */
export function levelOf(ratio: number): (typeof LEVELS)[number][0] {
  return LEVELS.findLast(([, from]) => ratio >= from)?.[0] ?? 'none'
}

function peerSentence({ reach }: CityWords, { within }: CityFacts, peer: Peer, values: CityValues): string {
  const level = (ring: keyof CityFacts['within']) => reach.levels[levelOf(peer.within[ring] / within[ring])]
  return fill(reach.peer, {
    ...values,
    peer: `${peer.city.name}, ${peer.state.name}`,
    peerPopulation: formatCount(peer.city.population),
    peerFive: formatCount(peer.within.five),
    peerTen: formatCount(peer.within.ten),
    peerTwentyFive: formatCount(peer.within.twentyFive),
    fiveLevel: level('five'),
    tenLevel: level('ten'),
    twentyFiveLevel: level('twentyFive'),
  })
}

/** How many towns a sentence names; more would be a list, not a sentence. */
const NAMED = 8

/** What a city's page says of the places next to it: cities with a page, and towns without one. */
export function neighborProse(words: CityWords, view: CityView, values: CityValues): string {
  const { nearest, around, state } = view
  if (nearest.length === 0) return ''
  const next = nearest.filter(({ miles }) => miles <= NEXT)
  const towns = around.filter(({ place }) => !('slug' in place)).slice(0, NAMED)
  const cities =
    next.length > 0
      ? fill(words.reach.neighbors, {
          ...values,
          list: next.map((near) => placeText(words, view, nameSeenFrom(state, near), near.miles, near.city)).join('; '),
        })
      : fill(words.reach.alone, { ...values, ...nearestValues(words, view) })
  if (towns.length === 0) return `${cities}.`
  const list = towns.map(({ place, miles }) => placeText(words, view, place.name, miles, place)).join('; ')
  return `${cities}${fill(words.reach.towns, { ...values, list })}.`
}

function placeText(
  { map, place: { directions } }: CityWords,
  { city }: Pick<CityView, 'city'>,
  name: string,
  miles: number,
  to: { lat: number; lon: number },
): string {
  const direction = directions[directionTo(city, to)] ?? ''
  const whole = wholeMiles(miles)
  return whole === 1
    ? fill(map.place.one, { name, direction })
    : fill(map.place.many, { name, miles: formatCount(whole), direction })
}

/** The two nearest cities of ours, for sentences that name them and go on behind the names. */
export function nearestValues(words: CityWords, view: CityView) {
  const { nearest, state, city } = view
  const [first, second] = nearest.map((near) => {
    const isHere = near.state.slug === state.slug
    const name = isHere ? near.city.name : `${near.city.name} in ${near.state.nameInText ?? near.state.name}`
    return {
      name,
      miles: formatCount(wholeMiles(near.miles)),
      direction: words.place.directions[directionTo(city, near.city)] ?? '',
      place: placeText(words, view, name, near.miles, near.city),
    }
  })
  return {
    near: first?.name ?? '',
    miles: first?.miles ?? '',
    direction: first?.direction ?? '',
    place: first?.place ?? '',
    second: second?.name ?? '',
    secondDirection: second?.direction ?? '',
  }
}

/** Within so many miles lie the places that share an office's ring. */
const BESIDE = 5

/** Up to two places within five miles: `Fairhaven to the northeast and Dartmouth to the southwest`; empty where none is. */
export function besideText({ place: { directions, to } }: CityWords, { around, city }: CityView): string {
  const near = around.filter(({ miles }) => miles <= BESIDE).slice(0, 2)
  return listText(
    near.map(({ place }) => fill(to, { name: place.name, direction: directions[directionTo(city, place)] ?? '' })),
  )
}
