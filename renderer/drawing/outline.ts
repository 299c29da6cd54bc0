import { ringsOf, stateGeometry, stateInDegrees, stateNames } from './boundaries.ts'
import type { Coordinates, Position } from './geometry.ts'
import { type Box, boxOf, distanceToRings } from './rings.ts'

const MILES_PER_DEGREE = 69.09

interface Outline {
  rings: Position[][]
  box: Box
  /** Its edges by the strips of latitude that they cross, from the south: a point is asked of thousands of times. */
  strips: [from: Position, to: Position][][]
}

/** So many strips to a degree. */
const STRIPS = 20

const stripOf = ({ top }: Box, lat: number) => Math.floor((lat - top) * STRIPS)

const outlines = new Map<string, Outline>()

function outlineOf(state: string): Outline {
  const earlier = outlines.get(state)
  if (earlier) return earlier
  const rings = ringsOf(stateInDegrees(state))
  const box = boxOf(rings.flat())
  const outline = { rings, box, strips: stripsOf(rings, box) }
  outlines.set(state, outline)
  return outline
}

function stripsOf(rings: Position[][], box: Box): Outline['strips'] {
  const strips = Array.from({ length: stripOf(box, box.bottom) + 1 }, (): Outline['strips'][number] => [])
  for (const ring of rings)
    for (const [index, to] of ring.entries()) {
      const from = ring.at(index - 1) ?? to
      const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
      for (let at = stripOf(box, south); at <= stripOf(box, north); at += 1) strips[at]?.push([from, to])
    }
  return strips
}

/** How many miles a point lies outside of a state, `Florida`, on the plane, true to a percent this near. @throws {Error} if there is none. */
export function milesOutside(state: string, { lat, lon }: Coordinates): number {
  if (isIn(state, { lat, lon })) return 0
  const { rings } = outlineOf(state)
  const shrink = Math.cos((lat * Math.PI) / 180)
  const around = rings.map((ring) => ring.map(([x, y]): Position => [(x - lon) * shrink, y - lat]))
  return distanceToRings(around, [0, 0]) * MILES_PER_DEGREE
}

/** Outlines cut off capes and keys, so many miles at most. */
const CUT_OFF = 3

/** Whether a place where people live is one of a state: it lies in it, or off its coast and in no other. */
export function isOf(state: string, place: Coordinates): boolean {
  if (isIn(state, place)) return true
  return stateAt(place) === undefined && milesOutside(state, place) < CUT_OFF
}

/** The state that a point lies in, if it is in one. */
export const stateAt = (place: Coordinates) => stateNames().find((name) => isIn(name, place))

function isIn(state: string, { lat, lon }: Coordinates): boolean {
  const { box, strips } = outlineOf(state)
  if (lon < box.left || lon > box.right || lat < box.top || lat > box.bottom) return false
  let isInside = false
  for (const [from, to] of strips[stripOf(box, lat)] ?? [])
    if (to[1] > lat !== from[1] > lat) {
      const crossing = ((from[0] - to[0]) * (lat - to[1])) / (from[1] - to[1]) + to[0]
      if (lon < crossing) isInside = !isInside
    }
  return isInside
}

/** The two digits with which the codes of a state's counties begin (ANSI INCITS 38); none where there is no such state. */
export function codeOf(state: string): string | undefined {
  return stateGeometry(state)?.id?.toString()
}
