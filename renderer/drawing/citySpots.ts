import { type Circle, type CityFrame, type Coordinates, MAP, type Point, project } from './cityFrame.ts'
import type { Word } from './labelStyles.ts'
import { type Box, levelWith, type MapText, textAt } from './mapText.ts'

/** A place as a map knows it. */
export interface MapSpot extends Coordinates {
  name: string
  population: number
}

/** A place that lies beyond the edge, with its distance in words. */
export interface FarSpot extends MapSpot {
  miles: string
}

/** The square root of so many people is one unit of radius: areas, not radii, grow with the population. */
const PEOPLE = 80
/** Smaller discs could not be seen; larger ones, of a million people and more, would bury the places around them. */
const RADIUS = { smallest: 2, largest: 13 }

/** The disc of a place. */
export function discAt(frame: CityFrame, spot: MapSpot): Circle {
  const { x, y } = project(frame, spot)
  return { x, y, radius: radiusOf(spot) }
}

function radiusOf({ population }: MapSpot): number {
  return Math.min(RADIUS.largest, Math.max(RADIUS.smallest, Math.sqrt(population) / PEOPLE))
}

/** A short line at the map's edge toward a place beyond it. */
export interface Pointer {
  from: Point
  to: Point
}

/** From the line's end to the edge, the line's length, and from the line to the place's name, in units. */
const INSET = 4
const LENGTH = 34
const GAP = 8

/** The line from a little inside the map to its edge, in the direction of a place. */
export function pointerTo(frame: CityFrame, place: Coordinates): Pointer {
  const { center } = frame
  const there = project(frame, place)
  const way = { x: there.x - center.x, y: there.y - center.y }
  const share = Math.min(shareToEdge(center.x, way.x, MAP.width), shareToEdge(center.y, way.y, MAP.height))
  const at = (part: number) => ({ x: center.x + way.x * part, y: center.y + way.y * part })
  return { from: at(share - LENGTH / Math.hypot(way.x, way.y)), to: at(share) }
}

/** Which part of the way leads from the center to the edge, along one axis. */
function shareToEdge(from: number, way: number, size: number): number {
  if (way === 0) return Number.POSITIVE_INFINITY
  return ((way > 0 ? size - INSET : INSET) - from) / way
}

/** The line as an SVG path, in whole units. */
export function pointerPath({ from, to }: Pointer): string {
  return `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`
}

/** The room that a pointer takes, and so much around it. */
export function pointerBox({ from, to }: Pointer, air: Point): Box {
  return {
    left: Math.min(from.x, to.x) - air.x,
    right: Math.max(from.x, to.x) + air.x,
    top: Math.min(from.y, to.y) - air.y,
    bottom: Math.max(from.y, to.y) + air.y,
  }
}

/** Where the name of a place beyond the edge may stand: at the inner end of its line, else a little above or below that. */
export function* pointerTexts(word: Word, { from, to }: Pointer): Generator<MapText> {
  const inward = to.y > from.y ? from.y - GAP : from.y + GAP + word.size * 0.75
  const middle = textAt(word, from.x, inward, 'middle')
  const beside = (shift: number) => {
    const level = levelWith(from.y, word) + shift * word.size
    const left = textAt(word, from.x - GAP, level, 'end')
    const right = textAt(word, from.x + GAP, level, 'start')
    return to.x > from.x ? [left, right] : [right, left]
  }
  const isSideways = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  yield* isSideways ? [...beside(0), middle] : [middle, ...beside(0)]
  yield* [...beside(-1), ...beside(1)]
}
