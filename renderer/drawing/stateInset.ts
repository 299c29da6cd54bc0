import type { Point } from './geometry.ts'
import { type Box, boundingBox, crossesBox, distanceToBox } from './polygons.ts'
import { MAX_STATE_MAP_SIZE, type StateFrame } from './stateFrame.ts'
import { belongsToState } from './stateMembership.ts'

/** Size of the square that is enlarged if it's crowded, in units of the view box. */
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
}

/** Finds the most crowded square, and the largest free square beside the state or below it. Returns undefined for small states, and if nothing is crowded or no square is free. */
export function findInset(
  stateName: string,
  frame: StateFrame,
  { top, height }: { top: number; height: number },
  cities: Point[],
): Inset | undefined {
  const crowded = frame.isSmall ? undefined : findCrowdedSquare(cities)
  if (!crowded) return undefined
  const otherCities = cities.filter((city) => distanceToBox(crowded, city) > 0)
  for (const below of SPACES_BELOW)
    for (const size of INSET_SIZES) {
      const enlarged = findFreeSquare(stateName, frame, top, height + below, size, otherCities)
      if (enlarged) return { crowded, enlarged }
    }
  return undefined
}

const createSquare = (left: number, top: number, size: number): Box => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
})

function findCrowdedSquare(cities: Point[]): Box | undefined {
  const createSquareAround = (x: number, y: number) =>
    createSquare(Math.round(x - CROWDED_SIZE / 2), Math.round(y - CROWDED_SIZE / 2), CROWDED_SIZE)
  const listCitiesIn = (square: Box) => cities.filter((city) => distanceToBox(square, city) === 0)
  const squares = cities.map(({ x, y }) => createSquareAround(x, y))
  const [densest] = squares.toSorted((a, b) => listCitiesIn(b).length - listCitiesIn(a).length)
  if (!densest || listCitiesIn(densest).length < MIN_CROWDED_COUNT) return undefined
  const { left, right, top, bottom } = boundingBox(listCitiesIn(densest).map(({ x, y }) => [x, y]))
  return createSquareAround((left + right) / 2, (top + bottom) / 2)
}

/** Finds the square outside the state that is farthest from all cities. */
function findFreeSquare(
  stateName: string,
  { outlines, unproject }: StateFrame,
  top: number,
  height: number,
  size: number,
  cities: Point[],
): Box | undefined {
  let best: { square: Box; distance: number } | undefined
  for (let y = top + 2; y + size < top + height; y += SEARCH_STEP)
    for (let x = 2; x + size < MAX_STATE_MAP_SIZE.width; x += SEARCH_STEP) {
      const square = createSquare(x, y, size)
      const distance = Math.min(...cities.map((city) => distanceToBox(square, city)))
      const isCenterInState = () => belongsToState(stateName, unproject(x + size / 2, y + size / 2))
      if (distance < (best?.distance ?? MIN_CITY_DISTANCE) || isCenterInState()) continue
      const padded = createSquare(x - MIN_OUTLINE_DISTANCE, y - MIN_OUTLINE_DISTANCE, size + 2 * MIN_OUTLINE_DISTANCE)
      if (!outlines.some((points) => points.some((to, index) => crossesBox([points.at(index - 1) ?? to, to], padded))))
        best = { square, distance }
    }
  return best?.square
}
