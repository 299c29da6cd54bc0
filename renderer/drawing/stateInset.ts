import type { Point } from './geometry.ts'
import { type Box, boundingBox, crossesBox, distanceToBox } from './polygons.ts'
import { MAX_STATE_MAP_SIZE, type StateFrame } from './stateFrame.ts'
import { belongsToState } from './stateMembership.ts'

/** Size of the square that is shown larger if it's crowded, in units of the view box. */
export const CROWDED_SIZE = 84
const MIN_CROWDED_COUNT = 6
const INSET_SIZES = [300, 260, 218]
/** Space below the state, if an inset doesn't fit beside it. */
const SPACES_BELOW = [0, 30, 60, 90]
const SEARCH_STEP = 12
const MIN_CITY_DISTANCE = 60
const MIN_OUTLINE_DISTANCE = 14

/** A crowded square of a state's map, and the larger square that shows it again. `from` and `to` are their top left corners. */
export interface Inset {
  from: Point
  to: Point
  size: number
}

/** The part of the map that is drawn, in units of the view box. */
interface VisiblePart {
  top: number
  height: number
}

/** Creates the box of a square from its top left corner. */
export const createSquare = ({ x, y }: Point, size: number, padding = 0): Box => ({
  left: x - padding,
  top: y - padding,
  right: x + size + padding,
  bottom: y + size + padding,
})

/** Checks if a point is in the crowded square with this top left corner. */
export const isInCrowdedSquare = (corner: Point, point: Point) =>
  distanceToBox(createSquare(corner, CROWDED_SIZE), point) === 0

/** Returns the position of a point of the crowded square in the larger square. */
export function projectToInset({ x, y }: Point, { from, to, size }: Inset): Point {
  const zoom = size / CROWDED_SIZE
  return { x: to.x + (x - from.x) * zoom, y: to.y + (y - from.y) * zoom }
}

/** Finds the most crowded square, and the largest free square beside the state or below it. Returns undefined for small states, and if nothing is crowded or no square is free. */
export function findInset(
  state: string,
  frame: StateFrame,
  { top, height }: VisiblePart,
  cities: Point[],
): Inset | undefined {
  const from = frame.isSmall ? undefined : findCrowdedCorner(cities)
  if (!from) return undefined
  const otherCities = cities.filter((city) => !isInCrowdedSquare(from, city))
  for (const below of SPACES_BELOW)
    for (const size of INSET_SIZES) {
      const to = findFreeCorner(state, frame, { top, height: height + below }, size, otherCities)
      if (to) return { from, to, size }
    }
  return undefined
}

function findCrowdedCorner(cities: Point[]): Point | undefined {
  const getCorner = ({ x, y }: Point) => ({ x: Math.round(x - CROWDED_SIZE / 2), y: Math.round(y - CROWDED_SIZE / 2) })
  const listCitiesIn = (corner: Point) => cities.filter((city) => isInCrowdedSquare(corner, city))
  const [densest] = cities.map(getCorner).toSorted((a, b) => listCitiesIn(b).length - listCitiesIn(a).length)
  if (!densest || listCitiesIn(densest).length < MIN_CROWDED_COUNT) return undefined
  const box = boundingBox(listCitiesIn(densest).map(({ x, y }) => [x, y]))
  return getCorner({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
}

/** Finds the square outside the state that is farthest from all cities. */
function findFreeCorner(
  state: string,
  { outlines, unproject }: StateFrame,
  { top, height }: VisiblePart,
  size: number,
  cities: Point[],
): Point | undefined {
  let best: { corner: Point; distance: number } | undefined
  for (let y = top + 2; y + size < top + height; y += SEARCH_STEP)
    for (let x = 2; x + size < MAX_STATE_MAP_SIZE.width; x += SEARCH_STEP) {
      const distance = Math.min(...cities.map((city) => distanceToBox(createSquare({ x, y }, size), city)))
      const isCenterInState = () => belongsToState(state, unproject(x + size / 2, y + size / 2))
      if (distance < (best?.distance ?? MIN_CITY_DISTANCE) || isCenterInState()) continue
      const square = createSquare({ x, y }, size, MIN_OUTLINE_DISTANCE)
      if (!outlines.some((points) => points.some((to, index) => crossesBox([points.at(index - 1) ?? to, to], square))))
        best = { corner: { x, y }, distance }
    }
  return best?.corner
}
