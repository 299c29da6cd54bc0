import { placeLabels, type Spots } from './cityLabels.ts'
import { ringsOf, scaleMiles } from './cityRings.ts'
import { placeScale, type ScaleBar } from './cityScale.ts'
import { type Disc, discBox, discOf, type FarSpot, type MapSpot } from './citySpots.ts'
import { SMALL, WIDE } from './labelStyles.ts'
import { type Pointer, pointerTo } from './mapPointers.ts'
import type { Box, MapText } from './mapText.ts'

/** How distances are written. */
export interface MapWords {
  ring: (miles: number) => string
  scale: (miles: number) => string
}

/** A name in both sets: on wide maps and on phones. */
export interface Labels {
  wide: MapText | undefined
  small: MapText | undefined
}

/** The whole drawing of what lies around a city. */
export interface CityMapDrawing<City, Far> {
  /** The city's own light, at the center of the rings. */
  light: Disc
  here: Labels
  /** Radii, the five-mile ring first. */
  rings: number[]
  distances: { wide: MapText[]; small: MapText[] }
  scale: ScaleBar | undefined
  cities: { spot: City; disc: Disc; labels: Labels }[]
  /** The far places that found room for a name. */
  beyond: { spot: Far; pointer: Pointer; labels: Labels }[]
  towns: Disc[]
  townNames: MapText[]
}

/** The city's own light is no disc of its population: it marks the middle of the rings. */
const LIGHT = 8

/** Draws what lies around a city: rings, discs, and two sets of names that touch neither each other nor the edge. */
export function drawCityMap<City extends MapSpot, Far extends FarSpot>(
  spots: Spots<City, Far>,
  words: MapWords,
): CityMapDrawing<City, Far> {
  const { frame } = spots
  const light = { ...frame.center, radius: LIGHT }
  const towns = spots.towns.map((spot) => discOf(frame, spot))
  const cities = spots.cities.map((spot) => ({ spot, disc: discOf(frame, spot) }))
  const discs = [...cities.map(({ disc }) => disc), ...towns].map(discBox)
  const miles = scaleMiles(frame)
  const scale = placeScale(frame, miles, words.scale(miles), { words: [], discs })
  const taken: Box[] = [discBox(light), ...(scale ? [scale.box] : [])]
  const wide = placeLabels(spots, words.ring, WIDE, { words: [...taken], discs })
  const small = placeLabels(spots, words.ring, SMALL, { words: [...taken], discs })
  const beyond = spots.beyond.map((spot, index) => ({
    spot,
    pointer: pointerTo(frame, spot),
    labels: { wide: wide.beyond[index], small: small.beyond[index] },
  }))
  return {
    light,
    here: { wide: wide.here, small: small.here },
    rings: ringsOf(frame).map(({ radius }) => radius),
    distances: { wide: wide.rings, small: small.rings },
    scale,
    cities: cities.map((city, index) => ({
      ...city,
      labels: { wide: wide.cities[index], small: small.cities[index] },
    })),
    beyond: beyond.filter(({ labels }) => labels.wide ?? labels.small),
    towns,
    townNames: wide.towns.filter((name) => name !== undefined),
  }
}
