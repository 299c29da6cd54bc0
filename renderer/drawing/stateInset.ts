import { belongsToState } from './boundaries.ts'
import type { Point } from './geometry.ts'
import { type Box, boundingBox, crossesBox, distanceToBox } from './geometry.ts'
import { MAX_STATE_MAP_SIZE, type StateFrame } from './stateFrame.ts'

/** Size of the square that is enlarged if it's crowded, in `viewBox` units like all sizes. */
export const CROWDED_SIZE = 84
const MIN_CROWDED_COUNT = 6
const INSET_SIZES = [300, 260, 218]
/** Space below the state, if an inset doesn't fit beside it. */
const SPACES_BELOW = [0, 30, 60, 90]
const SEARCH_STEP = 12
const MIN_CITY_DISTANCE = 60
const MIN_OUTLINE_DISTANCE = 14

/** A crowded square of a state's map, and a larger square that shows it again. */
export interface Inset {
  crowded: Box
  enlarged: Box
  zoom: number
}

/** Finds the most crowded square, and the largest free square beside the state or below. Returns undefined for small states, and if no square is crowded or free. */
export function findInset(frame: StateFrame, { top, bottom }: Pick<Box, 'top' | 'bottom'>, cities: Point[]) {
  const crowded = frame.isSmall ? undefined : findCrowdedSquare(cities)
  if (!crowded) return undefined
  const otherCities = cities.filter((city) => distanceToBox(crowded, city) > 0)
  for (const below of SPACES_BELOW)
    for (const size of INSET_SIZES) {
      const enlarged = findFreeSquare(frame, { top, bottom: bottom + below, size }, otherCities)
      if (enlarged) return { crowded, enlarged, zoom: size / CROWDED_SIZE }
    }
  return undefined
}

const createSquare = ({ x, y }: Point, size: number): Box => ({ left: x, top: y, right: x + size, bottom: y + size })

function findCrowdedSquare(cities: Point[]): Box | undefined {
  const createSquareAround = ({ x, y }: Point) =>
    createSquare({ x: Math.round(x - CROWDED_SIZE / 2), y: Math.round(y - CROWDED_SIZE / 2) }, CROWDED_SIZE)
  const [densest = []] = cities
    .map((center) => {
      const square = createSquareAround(center)
      return cities.filter((city) => distanceToBox(square, city) === 0)
    })
    .toSorted((a, b) => b.length - a.length)
  if (densest.length < MIN_CROWDED_COUNT) return undefined
  const { left, right, top, bottom } = boundingBox(densest.map(({ x, y }) => [x, y]))
  return createSquareAround({ x: (left + right) / 2, y: (top + bottom) / 2 })
}

/** Finds the square outside the state that is farthest from all cities. */
function findFreeSquare(
  { name, outlines, unproject }: StateFrame,
  { top, bottom, size }: { top: number; bottom: number; size: number },
  cities: Point[],
): Box | undefined {
  let farthest: Box | undefined
  let maxDistance = MIN_CITY_DISTANCE
  for (let y = top + 2; y + size < bottom; y += SEARCH_STEP)
    for (let x = 2; x + size < MAX_STATE_MAP_SIZE.width; x += SEARCH_STEP) {
      const square = createSquare({ x, y }, size)
      const distance = Math.min(...cities.map((city) => distanceToBox(square, city)))
      if (distance < maxDistance || belongsToState(name, unproject(x + size / 2, y + size / 2))) continue
      const corner = { x: x - MIN_OUTLINE_DISTANCE, y: y - MIN_OUTLINE_DISTANCE }
      const padded = createSquare(corner, size + 2 * MIN_OUTLINE_DISTANCE)
      if (outlines.some((points) => points.some((to, index) => crossesBox([points.at(index - 1) ?? to, to], padded))))
        continue
      farthest = square
      maxDistance = distance
    }
  return farthest
}
