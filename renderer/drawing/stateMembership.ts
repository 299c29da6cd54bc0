import { getBoundariesInDegrees, getBoundary, getOutlines } from './boundaries.ts'
import type { Coordinates, Position } from './geometry.ts'
import { boundingBox, distanceToPolygons } from './polygons.ts'

const MILES_PER_DEGREE = 69.09

const cache = new Map<string, ReturnType<typeof computeStateOutlines>>()

function getStateOutlines(state: string) {
  const outlines = cache.get(state) ?? computeStateOutlines(state)
  cache.set(state, outlines)
  return outlines
}

function computeStateOutlines(state: string) {
  const outlines = getOutlines(getBoundary(state))
  return { outlines, box: boundingBox(outlines.flat()) }
}

/** Measures the distance of a place to a state, or 0 inside. The error is about 1% near the border. @throws {Error} if us-atlas doesn't have the state. */
export function measureMilesOutside(state: string, { lat, lon }: Coordinates): number {
  if (isInState(state, { lat, lon })) return 0
  const { outlines } = getStateOutlines(state)
  const shrink = Math.cos((lat * Math.PI) / 180)
  const relativeOutlines = outlines.map((outline) => outline.map(([x, y]): Position => [(x - lon) * shrink, y - lat]))
  return distanceToPolygons(relativeOutlines, [0, 0]) * MILES_PER_DEGREE
}

/** us-atlas omits some capes and small islands. */
const MAX_OMITTED_MILES = 3

/** Checks if a place is in a state, or nearby and in no state, for example on an omitted island. */
export function belongsToState(state: string, place: Coordinates): boolean {
  if (isInState(state, place)) return true
  const isInOtherState = [...getBoundariesInDegrees().keys()].some((name) => isInState(name, place))
  return !isInOtherState && measureMilesOutside(state, place) < MAX_OMITTED_MILES
}

/** Checks if a place is inside the boundary of a state. */
export function isInState(state: string, { lat, lon }: Coordinates): boolean {
  const { box, outlines } = getStateOutlines(state)
  // `top` is the southern edge, see `Box`.
  if (lon < box.left || lon > box.right || lat < box.top || lat > box.bottom) return false
  let isInside = false
  // Even-odd rule: a ray to the east crosses the boundary an odd number of times if it starts inside.
  for (const outline of outlines) {
    let from = outline.at(-1)
    for (const to of outline) {
      if (from && to[1] > lat !== from[1] > lat) {
        const crossing = ((from[0] - to[0]) * (lat - to[1])) / (from[1] - to[1]) + to[0]
        if (lon < crossing) isInside = !isInside
      }
      from = to
    }
  }
  return isInside
}

export function getFipsCode(state: string): string | undefined {
  return getBoundariesInDegrees().get(state)?.id?.toString()
}
