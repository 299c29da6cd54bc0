import type { CityFrame, Point } from './cityFrame.ts'
import { placeLabels, type Spots } from './cityLabels.ts'
import { ringsOf, scaleMiles } from './cityRings.ts'
import { placeScale, type ScaleBar } from './cityScale.ts'
import { discBox, discOf, type FarSpot, type MapSpot } from './citySpots.ts'
import { SMALL, WIDE } from './labelStyles.ts'
import { type Pointer, pointerBox, pointerPath, pointerTo } from './mapPointers.ts'
import { type Box, type Circle, isWithin, type MapText, type TakenRoom } from './mapText.ts'

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
  /** The city's own light, at the center of the rings. */
  light: Circle
  /** Radii, the five-mile ring first. */
  rings: number[]
  scale: ScaleBar | undefined
  here: Labels
  /** The distance on the five-mile ring, and on the others that bear one. */
  distances: Labels[]
  /** The cities that found room for a name. */
  cities: { spot: City; disc: Circle; labels: Labels }[]
  /** The far places that found room for a name, each with the path of its line. */
  beyond: { spot: Far; path: string; labels: Labels }[]
  /** Everything else. */
  discs: Circle[]
  townNames: PlacedText[]
}

/** The city's own light is no disc of its population: it marks the middle of the rings. */
const LIGHT = 8
/** What a pointer's line takes around itself, and what its name will take, roughly: the scale leaves it that. */
const LINE_AIR = { x: 0, y: 0 }
const NAME_AIR = { x: 60, y: 30 }

/** Draws what lies around a city: rings, discs, and two sets of names that touch neither each other nor the edge. */
export function drawCityMap<City extends MapSpot, Far extends FarSpot>(
  spots: Spots<City, Far>,
  words: MapWords,
): CityMapDrawing<City, Far> {
  const shapes = shapesOf(spots)
  const scale = scaleBar(spots.frame, words, shapes)
  const room = () => roomBeside(shapes, scale)
  const wide = placeLabels(spots, words.ring, WIDE, room())
  const small = placeLabels(spots, words.ring, SMALL, room())
  const placed = (text: MapText | undefined) => text && { ...text, isInRing: isWithin(text, innermost(shapes)) }
  const both = (wide: MapText | undefined, small: MapText | undefined) => ({ wide: placed(wide), small: placed(small) })
  const cities = shapes.cities.map((city, index) => ({
    ...city,
    labels: both(wide.cities[index], small.cities[index]),
  }))
  const beyond = shapes.beyond.map(({ spot, pointer }, index) => ({
    spot,
    path: pointerPath(pointer),
    labels: both(wide.beyond[index], small.beyond[index]),
  }))
  return {
    light: shapes.light,
    rings: shapes.rings,
    scale,
    here: both(wide.here, small.here),
    distances: wide.rings.map((ring, index) => both(ring, small.rings[index])),
    cities: cities.filter(isNamed),
    beyond: beyond.filter(isNamed),
    discs: [...cities.filter((city) => !isNamed(city)).map(({ disc }) => disc), ...shapes.towns],
    townNames: wide.towns.map(placed).filter((name) => name !== undefined),
  }
}

/** What a map shows before any word is placed. */
interface Shapes<City, Far> {
  light: Circle
  rings: number[]
  cities: { spot: City; disc: Circle }[]
  beyond: { spot: Far; pointer: Pointer }[]
  towns: Circle[]
}

function shapesOf<City extends MapSpot, Far extends FarSpot>(spots: Spots<City, Far>): Shapes<City, Far> {
  const { frame } = spots
  return {
    light: { ...frame.center, radius: LIGHT },
    rings: ringsOf(frame).map(({ radius }) => radius),
    cities: spots.cities.map((spot) => ({ spot, disc: discOf(frame, spot) })),
    beyond: spots.beyond.map((spot) => ({ spot, pointer: pointerTo(frame, spot) })),
    towns: spots.towns.map((town) => discOf(frame, town)),
  }
}

/** The five-mile ring. */
function innermost({ light, rings }: Shapes<unknown, unknown>): Circle {
  return { ...light, radius: rings[0] ?? 0 }
}

/** The scale bar, where it covers the fewest discs and leaves far names their room. */
function scaleBar(frame: CityFrame, words: MapWords, shapes: Shapes<unknown, unknown>): ScaleBar | undefined {
  const miles = scaleMiles(frame)
  return placeScale(frame, miles, words.scale(miles), { words: [], discs: boxesOf(shapes, NAME_AIR) })
}

/** The room that is taken before the names come. */
function roomBeside(shapes: Shapes<unknown, unknown>, scale: ScaleBar | undefined): TakenRoom {
  const words = [discBox(shapes.light), ...(scale ? [scale.box] : [])]
  return { words, discs: boxesOf(shapes, LINE_AIR), line: innermost(shapes) }
}

function boxesOf({ cities, towns, beyond }: Shapes<unknown, unknown>, air: Point): Box[] {
  return [
    ...[...cities.map(({ disc }) => disc), ...towns].map(discBox),
    ...beyond.map(({ pointer }) => pointerBox(pointer, air)),
  ]
}

/** A link without a name would be a riddle. */
function isNamed({ labels }: { labels: Labels }): boolean {
  return labels.wide !== undefined || labels.small !== undefined
}
