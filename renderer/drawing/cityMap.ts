import type { CityFrame } from './cityFrame.ts'
import { placeLabels, type Spots } from './cityLabels.ts'
import { ringsOf, scaleMiles } from './cityRings.ts'
import { placeScale, type ScaleBar } from './cityScale.ts'
import { discBox, discOf, type FarSpot, type MapSpot } from './citySpots.ts'
import { type LabelStyle, SMALL, WIDE } from './labelStyles.ts'
import { type Pointer, pointerBox, pointerPath, pointerTo } from './mapPointers.ts'
import { type Box, type Circle, isWithin, type MapText } from './mapText.ts'

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
  const { frame } = spots
  const light = { ...frame.center, radius: LIGHT }
  const rings = ringsOf(frame).map(({ radius }) => radius)
  const towns = spots.towns.map((town) => discOf(frame, town))
  const cities = spots.cities.map((spot) => ({ spot, disc: discOf(frame, spot) }))
  const beyond = spots.beyond.map((spot) => ({ spot, pointer: pointerTo(frame, spot) }))
  const discs = [...cities.map(({ disc }) => disc), ...towns].map(discBox)
  const pointers = beyond.map(({ pointer }) => pointer)
  const scale = scaleBar(frame, words, discs, pointers)
  const line = { ...light, radius: rings[0] ?? 0 }
  const labelsIn = (style: LabelStyle) =>
    placeLabels(spots, words.ring, style, {
      words: [discBox(light), ...(scale ? [scale.box] : [])],
      discs: [...discs, ...pointers.map((pointer) => pointerBox(pointer, LINE_AIR))],
      line,
    })
  const [wide, small] = [labelsIn(WIDE), labelsIn(SMALL)]
  const placed = (text: MapText | undefined) => text && { ...text, isInRing: isWithin(text, line) }
  const both = (wide: MapText | undefined, small: MapText | undefined) => ({ wide: placed(wide), small: placed(small) })
  const named = cities.map((city, index) => ({ ...city, labels: both(wide.cities[index], small.cities[index]) }))
  const far = beyond.map(({ spot, pointer }, index) => ({
    spot,
    path: pointerPath(pointer),
    labels: both(wide.beyond[index], small.beyond[index]),
  }))
  return {
    light,
    rings,
    scale,
    here: both(wide.here, small.here),
    distances: wide.rings.map((ring, index) => both(ring, small.rings[index])),
    cities: named.filter(isNamed),
    beyond: far.filter(isNamed),
    discs: [...named.filter((city) => !isNamed(city)).map(({ disc }) => disc), ...towns],
    townNames: wide.towns.map(placed).filter((name) => name !== undefined),
  }
}

/** The scale bar, where it covers the fewest discs and leaves far names their room. */
function scaleBar(frame: CityFrame, words: MapWords, discs: Box[], pointers: Pointer[]): ScaleBar | undefined {
  const miles = scaleMiles(frame)
  const far = pointers.map((pointer) => pointerBox(pointer, NAME_AIR))
  return placeScale(frame, miles, words.scale(miles), { words: [], discs: [...discs, ...far] })
}

/** A link without a name would be a riddle. */
function isNamed({ labels }: { labels: Labels }): boolean {
  return labels.wide !== undefined || labels.small !== undefined
}
