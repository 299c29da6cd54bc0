import type { Coordinates, Point, PopulatedPoint } from './geometry.ts'
import type { MapLabel } from './labelPlacements.ts'
import { computeResidentsPerLight, countLights, createLightsPath, sumResidents } from './lights.ts'
import { placeMapLabels } from './mapLabels.ts'
import { belongsToState, isInState } from './outline.ts'
import { boundingBox, crossesBox, distanceToBox } from './polygons.ts'
import { scatterLights } from './scatter.ts'
import { drawOutline, STATE_MAP, type StateFrame } from './stateFrame.ts'

const MAX_LIGHTS = 1500
const MAX_LIGHTS_AROUND = 2200
const SPACING = 1.9
const MARGIN = 24

/** Draws a state's lights and outline, and the visible part of the map. */
export function drawStateLights(state: string, frame: StateFrame, groups: PopulatedPoint[]) {
  const homes = groups.map((group) => ({ ...group, ...frame.project(group) }))
  const residentsPerLight = frame.isSmall
    ? computeResidentsPerLight(sumResidents(groups), MAX_LIGHTS_AROUND)
    : Math.max(
        computeResidentsPerLight(estimateResidents(state, groups), MAX_LIGHTS),
        computeResidentsPerLight(sumDensestCell(homes), MAX_LIGHTS_IN_CELL),
      )
  const litHomes = countLights(homes, residentsPerLight).map((home) => ({
    ...home,
    isInside: belongsToState(state, home),
  }))
  const top = Math.floor(frame.bounds.top - MARGIN)
  const visiblePart = { top, height: Math.ceil(frame.bounds.bottom + MARGIN - top) }
  const isVisible = ({ y }: Point) => y > top + 1 && y < top + visiblePart.height - 1
  const homesInState = litHomes.filter(({ isInside }) => isInside)
  const isOnLand = ({ x, y }: Point) => isInState(state, frame.unproject(x, y))
  const drawLights = (homes: typeof litHomes, isLand?: typeof isOnLand) =>
    createLightsPath(
      scatterLights(homes, { ...STATE_MAP, spacing: SPACING, ...(isLand && { isLand }) }).filter(isVisible),
    )
  return {
    ...visiblePart,
    outline: drawOutline(frame),
    residentsPerLight,
    path: drawLights(homesInState, isOnLand),
    surroundings: frame.isSmall
      ? { path: drawLights(litHomes.filter(({ isInside }) => !isInside)), borders: frame.borders() }
      : undefined,
    /** Scatters lights again, because enlarged lights would form a grid. */
    drawInset: ({ from, side }: Inset) => {
      const zoom = side / CROWDED_SIDE
      const toInset = ({ x, y }: Point) => ({ x: (x - from.x) * zoom, y: (y - from.y) * zoom })
      const inside = homesInState
        .map((home) => ({ ...home, ...toInset(home) }))
        .filter(({ x, y }) => x > -MARGIN && y > -MARGIN && x < side + MARGIN && y < side + MARGIN)
      const isLand = ({ x, y }: Point) => isOnLand({ x: from.x + x / zoom, y: from.y + y / zoom })
      return createLightsPath(
        scatterLights(inside, { width: side, height: side, spacing: SPACING * INSET_SPREAD, isLand }),
      )
    },
  }
}

/** Lights touch each other if a cell has more. */
const MAX_LIGHTS_IN_CELL = 150
const CELL_SIZE = 12
const INSET_SPREAD = 1.6

function sumDensestCell(homes: (Point & PopulatedPoint)[]): number {
  const cells = new Map<number, number>()
  for (const { x, y, residents } of homes) {
    const key = Math.floor(y / CELL_SIZE) * STATE_MAP.width + Math.floor(x / CELL_SIZE)
    cells.set(key, (cells.get(key) ?? 0) + residents)
  }
  return Math.max(1, ...cells.values())
}

type StateLights = ReturnType<typeof drawStateLights>
type VisiblePart = Pick<StateLights, 'top' | 'height'>

const SAMPLE_STEP = 8

function estimateResidents(state: string, groups: PopulatedPoint[]): number {
  const sample = groups.filter((group, index) => index % SAMPLE_STEP === 0 && belongsToState(state, group))
  return sumResidents(sample) * SAMPLE_STEP
}

/** A city on a state's map. The label is undefined if it doesn't fit. */
export interface CityMarker<City> extends Point {
  city: City
  label: MapLabel | undefined
}

const MIN_CROWDED_COUNT = 6

/** Side of the square that is shown larger if it's crowded, in units of the view box. */
export const CROWDED_SIDE = 84
const INSET_SIDES = [300, 260, 218]
/** Space below the state, if an inset doesn't fit beside it. */
const SPACES_BELOW = [0, 30, 60, 90]
const STEP = 12
const MIN_CITY_DISTANCE = 60
const MIN_OUTLINE_DISTANCE = 14

interface Inset {
  from: Point
  to: Point
  side: number
}

const NO_INSET = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, side: CROWDED_SIDE }

const createSquare = ({ x, y }: Point, side: number, padding = 0) => ({
  left: x - padding,
  top: y - padding,
  right: x + side + padding,
  bottom: y + side + padding,
})

const isInSquare = (corner: Point, place: Point) => distanceToBox(createSquare(corner, CROWDED_SIDE), place) === 0

function findInset(
  state: string,
  { rings, unproject, isSmall }: StateFrame,
  { top, height }: VisiblePart,
  places: Point[],
): Inset | undefined {
  const countPlaces = (corner: Point) => places.filter((place) => isInSquare(corner, place)).length
  const getCorner = ({ x, y }: Point) => ({
    x: Math.round(x - CROWDED_SIDE / 2),
    y: Math.round(y - CROWDED_SIDE / 2),
  })
  const [densest] = places.map(getCorner).toSorted((a, b) => countPlaces(b) - countPlaces(a))
  if (!densest || isSmall || countPlaces(densest) < MIN_CROWDED_COUNT) return undefined
  const box = boundingBox(places.flatMap((point) => (isInSquare(densest, point) ? [[point.x, point.y]] : [])))
  const from = getCorner({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  const placesOutside = places.filter((place) => !isInSquare(from, place))
  const sizes = SPACES_BELOW.flatMap((below) => INSET_SIDES.map((side) => ({ side, bottom: top + height + below })))
  for (const { side, bottom } of sizes) {
    let best: { to: Point; distance: number } | undefined
    for (let y = top + 2; y + side < bottom; y += STEP)
      for (let x = 2; x + side < STATE_MAP.width; x += STEP) {
        const distance = Math.min(...placesOutside.map((place) => distanceToBox(createSquare({ x, y }, side), place)))
        if (
          distance < (best?.distance ?? MIN_CITY_DISTANCE) ||
          belongsToState(state, unproject(x + side / 2, y + side / 2))
        )
          continue
        const square = createSquare({ x, y }, side, MIN_OUTLINE_DISTANCE)
        if (!rings.some((ring) => ring.some((end, index) => crossesBox([ring.at(index - 1) ?? end, end], square))))
          best = { to: { x, y }, distance }
      }
    if (best) return { from, to: best.to, side }
  }
  return undefined
}

/** Places cities and names on a map, and moves crowded cities into an enlarged square. */
export function placeCityMarkers<City extends Coordinates & { name: string; population: number }>(
  state: string,
  frame: StateFrame,
  { top, height, drawInset }: StateLights,
  cities: City[],
) {
  const places = cities
    .toSorted((a, b) => b.population - a.population)
    .map((city) => ({ city, name: city.name, ...frame.project(city) }))
  const inset = findInset(state, frame, { top, height }, places)
  const bottom = Math.max(top + height, inset ? inset.to.y + inset.side + 2 : 0)
  const markers = places.map(({ x, y, ...place }) => {
    const { from, to, side } = inset && isInSquare(inset.from, { x, y }) ? inset : NO_INSET
    const zoom = side / CROWDED_SIDE
    return { ...place, x: Math.round(to.x + (x - from.x) * zoom), y: Math.round(to.y + (y - from.y) * zoom) }
  })
  const names = placeMapLabels(
    markers,
    { left: 0, right: STATE_MAP.width, top, bottom },
    inset && { from: createSquare(inset.from, CROWDED_SIDE), to: createSquare(inset.to, inset.side) },
  )
  return {
    height: bottom - top,
    inset: inset && { ...inset, path: drawInset(inset) },
    markers: markers.map((marker, index): CityMarker<City> => ({ ...marker, label: names[index] })),
  }
}
