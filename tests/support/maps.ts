import { mapInWords } from '../../pages/locations/@state/@city/mapWords.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import { type Circle, MAP } from '../../renderer/drawing/cityFrame.ts'
import { type CityMapDrawing, drawCityMap } from '../../renderer/drawing/cityMap.ts'
import { type Box, isInside, type MapText, touch } from '../../renderer/drawing/mapText.ts'
import { type StateMapDrawing, TOWN } from '../../renderer/drawing/stateMap.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { CityView } from '../../renderer/places/cityView.ts'
import { Places } from '../../renderer/places/places.ts'

/** The two sets of names, one for wide maps and one for phones. */
export const SETS = ['wide', 'small'] as const

export const MAP_WORDS = { ring: (miles: number) => `${miles} mi`, scale: (miles: number) => `${miles} miles` }

/** The map of a city, and how it is drawn. */
export function mapOf(site: Site, view: CityView) {
  const map = mapInWords(site.get(cities.page), view)
  return { name: `${view.city.name}, ${view.state.abbreviation}`, view, map, drawing: drawCityMap(map, MAP_WORDS) }
}

/** The maps of all cities. */
export function cityMaps(site: Site) {
  return new Places(site).all().map((view) => mapOf(site, view))
}

/** All words of a map that are shown at the same time. */
export function shownWords(
  { scale, here, distances, parts, cities, beyond, townNames }: CityMapDrawing<unknown, unknown>,
  set: (typeof SETS)[number],
): MapText[] {
  const labels = [here, ...distances, ...parts, ...[...cities, ...beyond].map(({ labels }) => labels)]
  const names = labels.flatMap((each) => each[set] ?? [])
  return [...names, ...(scale ? [scale] : []), ...(set === 'wide' ? townNames : [])]
}

/** The pairs of words that lie over each other. */
export function touchingWords(words: MapText[]): string[] {
  return words.flatMap((a, index) =>
    words.slice(index + 1).flatMap((b) => (touch(a.box, b.box) ? [`${a.text} / ${b.text}`] : [])),
  )
}

/** The words of a set that lie on a dot which is seen together with them. */
export function struckDots(drawing: CityMapDrawing<unknown, unknown>, set: (typeof SETS)[number]): string[] {
  const linked = drawing.cities.filter((city) => set === 'wide' || !city.isUnderWord).map(({ disc }) => disc)
  const discs = [...linked, ...drawing.discs.both, ...drawing.discs[set]]
  return shownWords(drawing, set).flatMap(({ text, box }) => (discs.some((disc) => reaches(disc, box)) ? [text] : []))
}

/** Whether a disc lies on a box. */
function reaches({ x, y, radius }: Circle, { left, right, top, bottom }: Box): boolean {
  return Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < radius
}

/** What is wrong with the words of a state's map, or of its plate: they touch, strike a dot or a light, or leave the drawing. */
export function faultsOfWords({ cities, lights, top, height, plate }: StateMapDrawing<unknown>): string[] {
  const sets = SETS.map((set) => ({
    words: cities.flatMap((city) => city[set] ?? []),
    discs: [...cities.map(({ disc }) => disc), ...lightsIn(lights.both), ...lightsIn(lights[set])],
    box: { left: 0, top, right: MAP.width, bottom: top + height },
    hidden: set === 'wide' ? plate?.box : undefined,
  }))
  const larger = plate && {
    words: plate.cities.flatMap(({ name }) => name ?? []),
    discs: [...plate.cities.map(({ disc }) => disc), ...lightsIn(plate.lights)],
    box: { left: 0, top: 0, right: plate.width, bottom: plate.height },
    hidden: undefined,
  }
  return [...sets, ...(larger ? [larger] : [])].flatMap(({ words, discs, box, hidden }) => [
    ...touchingWords(words).map((pair) => `${pair} touch`),
    ...words.flatMap(({ text, box: word }) => [
      ...(discs.some((disc) => reaches(disc, word)) ? [`${text} strikes a dot`] : []),
      ...(isInside(word, box) ? [] : [`${text} is cut`]),
      ...(hidden && touch(word, hidden) ? [`${text} lies under the plate`] : []),
    ]),
  ])
}

/** Lights are drawn as a path of zero-length strokes, each relative to the one before, on whole units. */
function lightsIn(path: string): Circle[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/m(-?\d+) ?(-?\d+)h0/g)].map(([, right, down]) => {
    x += Number(right)
    y += Number(down)
    // A unit of rounding is less than a pixel.
    return { x, y, radius: TOWN - 1 }
  })
}
