import {
  type Circle,
  type CityFrame,
  innermostRing,
  LIGHT,
  MAP,
  namedRings,
  project,
  ringLabelPoints,
  scaleMiles,
} from './cityFrame.ts'
import { type FarSpot, type MapSpot, type Pointer, pointerTexts } from './citySpots.ts'
import { type LabelStyle, SMALL, type TextStyle, type Word, wordOf } from './labelStyles.ts'
import { levelWith, type MapText, type TakenRoom, takeRoom, textAt, textsAround } from './mapText.ts'

/** What a map shows, each list in the order in which names get their room. */
export interface Spots<City extends MapSpot, Far extends FarSpot> {
  frame: CityFrame
  /** The city's state, as us-atlas spells it. */
  state: string
  city: MapSpot
  cities: City[]
  /** Places beyond the edge. */
  beyond: Far[]
  towns: MapSpot[]
  /** Parts of the city, which have no disc. */
  parts: MapSpot[]
}

/** One set of names, each at its place, or left out for want of room. The lists run along with those of the spots. */
export interface LabelSet {
  here: MapText | undefined
  /** The distances on the rings that are named, the five miles first. */
  rings: (MapText | undefined)[]
  beyond: (MapText | undefined)[]
  cities: (MapText | undefined)[]
  towns: (MapText | undefined)[]
  parts: (MapText | undefined)[]
}

/** The same as shapes, each list along with its spots. */
export interface SpotShapes {
  cities: Circle[]
  beyond: Pointer[]
  towns: Circle[]
}

/** From a disc to its name: more than the name's own air, or the name would seem to cover the disc. */
const GAP = 6
/** From the five-mile ring to the city's own name. */
const RING_GAP = 8
/**
 * No name covers a disc. What every map must say takes the best place there is, and what lies under it is not drawn: the city's
 * own name, its five miles, the first far name, and the nearest city's where no other is named.
 */
const NONE = 0
const ANY = Number.POSITIVE_INFINITY

/**
 * Places one set of names. First come, first served: the city's own, the far ones, the distances on the rings, then our
 * cities and the towns.
 */
export function placeLabels(
  spots: Spots<MapSpot, FarSpot>,
  shapes: SpotShapes,
  ringText: (miles: number) => string,
  style: LabelStyle,
  room: TakenRoom,
): LabelSet {
  const { frame } = spots
  const here = takeRoom(room, hereTexts(frame, wordOf(spots.city.name, style.here)), ANY)
  const beyond = spots.beyond.map((far, index) => {
    const pointer = shapes.beyond[index]
    return pointer && takeRoom(room, pointerTexts(farWord(far, style), pointer), index === 0 ? ANY : NONE)
  })
  const rings = ringLabels(frame, ringText, style, room)
  const parts = spots.parts.map((part) => takeRoom(room, partTexts(frame, part, style.note), NONE))
  const cities = nameSpots(spots.cities, style.cities, (city, index) =>
    takeRoom(room, spotTexts(city, shapes.cities[index], style.city), NONE),
  )
  const isNameless = [...beyond, ...cities].every((name) => name === undefined)
  const [nearest] = spots.cities
  if (isNameless && nearest) cities[0] = takeRoom(room, spotTexts(nearest, shapes.cities[0], style.city), ANY)
  const towns = nameSpots(spots.towns, style.towns, (town, index) =>
    takeRoom(room, spotTexts(town, shapes.towns[index], style.note), NONE),
  )
  return { here, beyond, rings, cities, towns, parts }
}

/** The city's own name stands beside its light; where the ring is too small for it, or others are in the way, at the ring. */
function* hereTexts(frame: CityFrame, word: Word): Generator<MapText> {
  yield* textsAround(word, frame.center, LIGHT + GAP)
  yield* textsAround(word, frame.center, innermostRing(frame).radius + RING_GAP)
}

function spotTexts({ name }: MapSpot, disc: Circle | undefined, style: TextStyle): Iterable<MapText> {
  return disc ? textsAround(wordOf(name, style), disc, disc.radius + GAP) : []
}

/** Between the letters of a part's name, in parts of its size: the map's sheet says it again. */
const SPACED = 0.08

/** The name of a part stands around its middle, where there is room. */
function* partTexts(frame: CityFrame, part: MapSpot, style: TextStyle): Generator<MapText> {
  const { width, ...word } = wordOf(part.name, style)
  const spaced = { ...word, width: width + part.name.length * SPACED * word.size }
  const { x, y } = project(frame, part)
  for (const down of [0, 1.5, -1.5, 3, -3])
    for (const aside of [0, 2, -2])
      yield textAt(spaced, x + aside * word.size, levelWith(y, spaced) + down * word.size, 'middle')
}

/** Between a far place's name and its distance, in units. */
export const FAR_GAP = 6

/** A far place's name, with its distance in small after it. */
function farWord({ name, miles }: FarSpot, { city, note, distances }: LabelStyle): Word {
  const word = wordOf(name, city)
  return distances ? { ...word, width: word.width + FAR_GAP + wordOf(miles, note).width } : word
}

/** The height of figures, in parts of the size. */
const CAPITAL = 0.72

/** The distances on the rings; in the small set the innermost ring's alone. */
function ringLabels(
  frame: CityFrame,
  ringText: (miles: number) => string,
  { note, five, distances }: LabelStyle,
  room: TakenRoom,
): (MapText | undefined)[] {
  const rings = namedRings(frame).slice(0, distances ? undefined : 1)
  return rings.map((ring, index) => {
    const word = wordOf(ringText(ring.miles), index === 0 ? five : note)
    const points = ringLabelPoints(frame, ring, { width: word.width, height: word.size * CAPITAL })
    const texts = points.map(({ x, y }) => textAt(word, x, levelWith(y, word), 'middle'))
    // Without the line of the innermost ring: a distance stands on or beside it on purpose.
    return takeRoom({ words: room.words, discs: room.discs }, texts, index === 0 ? ANY : NONE)
  })
}

/** Names spots in their order, until as many are named as may be. */
function nameSpots<Spot>(spots: Spot[], most: number, name: (spot: Spot, index: number) => MapText | undefined) {
  let named = 0
  return spots.map((spot, index) => {
    const text = named < most ? name(spot, index) : undefined
    if (text) named += 1
    return text
  })
}

/** The map's measure: a line, and what it measures. */
export interface ScaleBar extends MapText {
  /** Where the line begins, how long it is, and its height. */
  from: number
  length: number
  bar: number
}

/** Where the bar may stand: at the foot, or at the head where far names fill the foot. */
const BAR_HEIGHTS = [MAP.height - 18, 18]
const BAR_MARGIN = 24
const BAR_GAP = 10
/** From the bar down to the base line of its text. */
const BELOW_BAR = 5

/** Places the scale bar where it covers the fewest places. Both sets share it, so it takes the room of the larger text. */
export function placeScale(frame: CityFrame, scaleText: (miles: number) => string, room: TakenRoom) {
  const miles = scaleMiles(frame)
  const length = miles * frame.scale
  const word = wordOf(scaleText(miles), SMALL.note)
  const whole = length + BAR_GAP + word.width
  const starts = [MAP.width - BAR_MARGIN - whole, BAR_MARGIN, (MAP.width - whole) / 2]
  function* candidates(): Generator<ScaleBar> {
    for (const bar of BAR_HEIGHTS)
      for (const from of starts) {
        const text = textAt(word, from + length + BAR_GAP, bar + BELOW_BAR, 'start')
        yield { ...text, box: { ...text.box, left: from - BAR_GAP }, from, length, bar }
      }
  }
  return takeRoom(room, candidates(), ANY)
}
