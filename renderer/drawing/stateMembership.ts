import { getBoundariesInDegrees, getBoundary } from './boundaries.ts'
import type { Coordinates, Position } from './geometry.ts'
import { distanceToLineSegment } from './shapes.ts'

/** Length of a degree on a great circle. */
const MILES_PER_DEGREE = 69.09

/** Returns the distance in miles from a place to a state, or 0 if the place is inside. The error grows with the distance. @throws {Error} if us-atlas doesn't have the state. */
export function measureMilesToState(stateName: string, { lat, lon }: Coordinates): number {
  if (isInsideBoundary(stateName, { lat, lon })) return 0
  const longitudeScale = Math.cos((lat * Math.PI) / 180)
  const distances = getBoundary(stateName).outlines.flatMap((outline) => {
    const points = outline.map(([x, y]): Position => [(x - lon) * longitudeScale, y - lat])
    return points.map((to, index) => distanceToLineSegment([points.at(index - 1) ?? to, to], [0, 0]))
  })
  return Math.min(...distances) * MILES_PER_DEGREE
}

/** Maximum distance from the boundary to a cape or small island that us-atlas omits. */
const MAX_MILES_TO_OMITTED_LAND = 3

/** Checks if a place is in a state, or near the state and outside all states, for example on an omitted island. */
export function belongsToState(stateName: string, place: Coordinates): boolean {
  if (isInsideBoundary(stateName, place)) return true
  const isInOtherState = [...getBoundariesInDegrees().keys()].some((name) => isInsideBoundary(name, place))
  return !isInOtherState && measureMilesToState(stateName, place) < MAX_MILES_TO_OMITTED_LAND
}

/** Checks if a place is inside the boundary of a state. */
export function isInsideBoundary(stateName: string, { lat, lon }: Coordinates): boolean {
  const { box, outlines } = getBoundary(stateName)
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

/** Returns the two-digit code of a state, or undefined if us-atlas doesn't have the state. */
export function getFipsCode(stateName: string): string | undefined {
  return getBoundariesInDegrees().get(stateName)?.id?.toString()
}
