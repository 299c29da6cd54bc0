import { type Circle, innermostRing, LIGHT, type Point, ringsOf } from './cityFrame.ts'
import { type CityGround, cityGround } from './cityGround.ts'
import { type LabelSet, placeLabels, placeScale, type ScaleBar, type SpotShapes, type Spots } from './cityLabels.ts'
import { discAt, type FarSpot, type MapSpot, pointerBox, pointerPath, pointerTo } from './citySpots.ts'
import { type LabelStyle, SMALL, WIDE } from './labelStyles.ts'
import { type Locator, placeLocator } from './locator.ts'
import { boxAround, isWithin, type MapText, type TakenRoom, touch } from './mapText.ts'

/** How distances are written. */
export interface MapWords {
  ring: (miles: number) => string
  scale: (miles: number) => string
}

/** A text of the finished map. Those inside the five-mile ring stand on its tint, not on paper. */
export interface PlacedText extends MapText {
  isInRing: boolean
}

/** A name in both sets: on wide maps and on phones. */
export interface Labels {
  wide: PlacedText | undefined
  small: PlacedText | undefined
}

/** The whole drawing of what lies around a city. */
export interface CityMapDrawing<City, Far> {
  ground: CityGround
  /** The city's own light, at the center of the rings. */
  light: Circle
  /** Radii, the five-mile ring first. */
  rings: number[]
  scale: ScaleBar | undefined
  here: Labels
  /** The distance on the five-mile ring, and on the others that bear one. */
  distances: Labels[]
  /** The cities that found room for a name, from the middle outward. On phones one without a name may lie under the words that must be there. */
  cities: { spot: City; disc: Circle; labels: Labels; isUnderWord: boolean }[]
  /** The far places that found room for a name, each with the path of its line. */
  beyond: { spot: Far; path: string; labels: Labels }[]
  /** Everything else: on all maps, and what lies under a word of one of the two sets, on the other alone. */
  discs: Record<'both' | 'wide' | 'small', Circle[]>
  /** Where the city lies in its state, if nothing else is near. */
  locator: Locator | undefined
  townNames: PlacedText[]
  /** The names of the city's parts. */
  parts: Labels[]
}

const DISC_AIR = 1
/** The room of a pointer's line alone; and with its name, roughly, which is placed only after the scale. */
const LINE_AIR = { x: 0, y: 0 }
const NAME_AIR = { x: 60, y: 30 }

/** Draws what lies around a city: rings, discs, and two sets of names that touch neither each other nor the edge. */
export function drawCityMap<City extends MapSpot, Far extends FarSpot>(
  spots: Spots<City, Far>,
  words: MapWords,
): CityMapDrawing<City, Far> {
  const { frame } = spots
  const shapes = shapesOf(spots)
  const { locator, scale, wide, small } = wordsOf(spots, shapes, words)
  const ring = innermostRing(frame)
  const placed = (text: MapText | undefined) => text && { ...text, isInRing: isWithin(text, ring) }
  const both = (wide: MapText | undefined, small: MapText | undefined) => ({ wide: placed(wide), small: placed(small) })
  const under = { wide: discsUnder(wide, scale), small: discsUnder(small, scale) }
  const cities = shapes.cities.map((city, index) => ({
    ...city,
    labels: both(wide.cities[index], small.cities[index]),
    isUnderWord: !small.cities[index] && under.small(city.disc),
  }))
  const beyond = shapes.beyond.map(({ spot, pointer }, index) => ({
    spot,
    path: pointerPath(pointer),
    labels: both(wide.beyond[index], small.beyond[index]),
  }))
  const nameless = cities.filter((city) => !isNamed(city)).map(({ disc }) => disc)
  return {
    ground: cityGround(frame),
    light: shapes.light,
    rings: ringsOf(frame).map(({ radius }) => radius),
    scale,
    here: both(wide.here, small.here),
    distances: wide.rings.map((distance, index) => both(distance, small.rings[index])),
    cities: cities.filter(isNamed).toSorted((a, b) => outward(frame.center)(a.disc, b.disc)),
    beyond: beyond.filter(isNamed),
    discs: bySet([...nameless, ...shapes.towns].toSorted(outward(frame.center)), under),
    locator,
    parts: wide.parts.map((part, index) => both(part, small.parts[index])),
    townNames: wide.towns.map(placed).filter((name) => name !== undefined),
  }
}

/** Where nothing lies within so many miles, a plate says where in its state the city is. */
const LONELY = 30

/** From the middle outward: so lights come on, and so the keyboard meets them. */
function outward(middle: Point): (a: Point, b: Point) => number {
  const away = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2
  return (a, b) => away(a) - away(b)
}

/** Gives words their room: the plate and the scale, which both sets share, come first. */
function wordsOf(spots: Spots<MapSpot, FarSpot>, shapes: ReturnType<typeof shapesOf>, words: MapWords) {
  const { frame, state } = spots
  const seen: SpotShapes = {
    cities: shapes.cities.map(({ disc }) => disc),
    beyond: shapes.beyond.map(({ pointer }) => pointer),
    towns: shapes.towns,
  }
  const discs = [...seen.cities, ...seen.towns].map((disc) => boxAround(disc, DISC_AIR))
  const withPointers = (air: Point) => [...discs, ...seen.beyond.map((pointer) => pointerBox(pointer, air))]
  const corners: TakenRoom = { words: [], discs: withPointers(NAME_AIR) }
  const away = ({ x, y }: Point) => Math.hypot(x - frame.center.x, y - frame.center.y) / frame.scale
  const isAlone = [...seen.cities, ...seen.towns].every((disc) => away(disc) > LONELY)
  const locator = isAlone ? placeLocator(state, frame.origin, corners) : undefined
  const scale = placeScale(frame, words.scale, corners)
  const taken = [boxAround(shapes.light, DISC_AIR), ...corners.words]
  const room = { discs: withPointers(LINE_AIR), line: innermostRing(frame) }
  const place = (style: LabelStyle) => placeLabels(spots, seen, words.ring, style, { ...room, words: [...taken] })
  return { locator, scale, wide: place(WIDE), small: place(SMALL) }
}

/** Tells which discs lie under a word that must be there. */
function discsUnder({ here, rings, beyond, cities }: LabelSet, scale: MapText | undefined): (disc: Circle) => boolean {
  const words = [here, rings[0], beyond[0], cities[0], scale].filter((word) => word !== undefined)
  return (disc) => words.some((word) => touch(word.box, boxAround(disc, DISC_AIR)))
}

/** Discs by the set that has room for them. */
function bySet(discs: Circle[], under: Record<'wide' | 'small', (disc: Circle) => boolean>) {
  const seen = discs.map((disc) => ({ disc, wide: !under.wide(disc), small: !under.small(disc) }))
  const those = (wide: boolean, small: boolean) =>
    seen.filter((each) => each.wide === wide && each.small === small).map(({ disc }) => disc)
  return { both: those(true, true), wide: those(true, false), small: those(false, true) }
}

/** What a map shows before any word is placed. */
function shapesOf<City extends MapSpot, Far extends FarSpot>(spots: Spots<City, Far>) {
  const { frame } = spots
  return {
    light: { ...frame.center, radius: LIGHT },
    cities: spots.cities.map((spot) => ({ spot, disc: discAt(frame, spot) })),
    beyond: spots.beyond.map((spot) => ({ spot, pointer: pointerTo(frame, spot) })),
    towns: spots.towns.map((town) => discAt(frame, town)),
  }
}

/** Places without a name become plain discs: nobody could tell where such a link leads. */
function isNamed({ labels }: { labels: Labels }): boolean {
  return labels.wide !== undefined || labels.small !== undefined
}
