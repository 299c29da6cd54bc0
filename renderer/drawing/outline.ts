import { getBoundariesInDegrees, getBoundary, getRings } from './boundaries.ts'
import type { Coordinates, Position } from './geometry.ts'
import { type Box, boundingBox, distanceToPolygons } from './polygons.ts'

const MILES_PER_DEGREE = 69.09

interface Outline {
  rings: Position[][]
  box: Box
  /** By latitude, because thousands of points are tested. */
  strips: [from: Position, to: Position][][]
}

const STRIPS_PER_DEGREE = 20

const getStripIndex = ({ top }: Box, lat: number) => Math.floor((lat - top) * STRIPS_PER_DEGREE)

const outlines = new Map<string, Outline>()

function getOutline(state: string): Outline {
  const cached = outlines.get(state)
  if (cached) return cached
  const rings = getRings(getBoundary(state))
  const box = boundingBox(rings.flat())
  const outline = { rings, box, strips: createStrips(rings, box) }
  outlines.set(state, outline)
  return outline
}

function createStrips(rings: Position[][], box: Box): Outline['strips'] {
  const strips = Array.from({ length: getStripIndex(box, box.bottom) + 1 }, (): Outline['strips'][number] => [])
  for (const ring of rings)
    for (const [index, to] of ring.entries()) {
      const from = ring.at(index - 1) ?? to
      const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
      for (let strip = getStripIndex(box, south); strip <= getStripIndex(box, north); strip += 1)
        strips[strip]?.push([from, to])
    }
  return strips
}

/** Measures the distance of a place to a state, or 0 inside. The error is about 1% near the border. @throws {Error} if us-atlas doesn't have the state. */
export function measureMilesOutside(state: string, { lat, lon }: Coordinates): number {
  if (isInState(state, { lat, lon })) return 0
  const { rings } = getOutline(state)
  const shrink = Math.cos((lat * Math.PI) / 180)
  const relativeRings = rings.map((ring) => ring.map(([x, y]): Position => [(x - lon) * shrink, y - lat]))
  return distanceToPolygons(relativeRings, [0, 0]) * MILES_PER_DEGREE
}

/** Outlines omit capes and keys. */
const MAX_OMITTED_MILES = 3

/** Checks if a place is in a state, or close to it and in no other state, such as on an omitted island. */
export function belongsToState(state: string, place: Coordinates): boolean {
  if (isInState(state, place)) return true
  const isInOtherState = [...getBoundariesInDegrees().keys()].some((name) => isInState(name, place))
  return !isInOtherState && measureMilesOutside(state, place) < MAX_OMITTED_MILES
}

/** Checks if a place is inside the outline of a state. */
export function isInState(state: string, { lat, lon }: Coordinates): boolean {
  const { box, strips } = getOutline(state)
  if (lon < box.left || lon > box.right || lat < box.top || lat > box.bottom) return false
  let isInside = false
  for (const [from, to] of strips[getStripIndex(box, lat)] ?? [])
    if (to[1] > lat !== from[1] > lat) {
      const crossing = ((from[0] - to[0]) * (lat - to[1])) / (from[1] - to[1]) + to[0]
      if (lon < crossing) isInside = !isInside
    }
  return isInside
}

/** Returns the FIPS code of a state (ANSI INCITS 38). */
export function getFipsCode(state: string): string | undefined {
  return getBoundariesInDegrees().get(state)?.id?.toString()
}
