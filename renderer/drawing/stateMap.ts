import { belongsToState, isInsideBoundary } from './boundaries.ts'
import {
  type BlockGroup,
  type Box,
  type Coordinates,
  createBoxAround,
  crossesBox,
  distanceToBox,
  type Point,
} from './geometry.ts'
import { assignLights, computeResidentsPerLight, createDotsPath, sumResidents } from './lights.ts'
import { type Inset, type MapLabel, placeMapLabels } from './mapLabels.ts'
import { scatterLights } from './scatter.ts'
import { MAX_STATE_MAP_SIZE, type StateFrame } from './stateFrame.ts'

const MAX_LIGHTS = 1500
/** Includes lights in other states. */
const SMALL_STATE_MAX_LIGHTS = 2200
/** Maximum number of lights in a square of the map, so that they don't touch. */
const MAX_LIGHTS_IN_TILE = 150
const TILE_SIZE = 12
/** Checks every eighth block group, because checking all is slow. */
const SAMPLE_STEP = 8
const LIGHT_SPACING = 1.9
const INSET_SPACING_FACTOR = 1.6
/** Block groups up to this distance outside an inset can have lights inside. */
const INSET_MARGIN = 24
const VERTICAL_MARGIN = 24

/** Draws a state's lights and outline. `top` and `height` are the visible part of the map. */
export function drawStateLights(frame: StateFrame, blockGroups: BlockGroup[]) {
  const projectedGroups = blockGroups.map((group) => ({ ...group, ...frame.project(group) }))
  const residentsPerLight = frame.isSmall
    ? computeResidentsPerLight(sumResidents(blockGroups), SMALL_STATE_MAX_LIGHTS)
    : Math.max(
        computeResidentsPerLight(estimateResidents(frame.name, blockGroups), MAX_LIGHTS),
        computeResidentsPerLight(sumDensestTile(projectedGroups), MAX_LIGHTS_IN_TILE),
      )
  const litGroups = assignLights(projectedGroups, residentsPerLight)
  const groupsInState = litGroups.filter((group) => belongsToState(frame.name, group))
  const top = Math.floor(frame.top - VERTICAL_MARGIN)
  const height = Math.ceil(frame.bottom + VERTICAL_MARGIN - top)
  const isOnLand = ({ x, y }: Point) => isInsideBoundary(frame.name, frame.unproject(x, y))
  const drawLights = (groups: typeof litGroups, isLand?: typeof isOnLand) => {
    const lights = scatterLights(groups, { ...MAX_STATE_MAP_SIZE, spacing: LIGHT_SPACING, isLand })
    return createDotsPath(lights.filter(({ y }) => y > top + 1 && y < top + height - 1))
  }
  const otherGroups = litGroups.filter((group) => !groupsInState.includes(group))
  return {
    top,
    height,
    outline: frame.outlinePath,
    residentsPerLight,
    lightsPath: drawLights(groupsInState, isOnLand),
    surroundings: frame.isSmall ? { lightsPath: drawLights(otherGroups), borders: frame.drawBorders() } : undefined,
    /** Scatters the lights again, because enlarging the drawn lights would show a grid. */
    drawInset: (inset: ZoomedInset) => {
      const { crowded, enlarged, zoom } = inset
      const size = enlarged.right - enlarged.left
      const isNear = (position: number) => position > -INSET_MARGIN && position < size + INSET_MARGIN
      const nearGroups = groupsInState
        .map((group) => ({ ...group, ...enlarge(group, inset) }))
        .filter(({ x, y }) => isNear(x) && isNear(y))
      const isLand = ({ x, y }: Point) => isOnLand({ x: crowded.left + x / zoom, y: crowded.top + y / zoom })
      const spacing = LIGHT_SPACING * INSET_SPACING_FACTOR
      return createDotsPath(scatterLights(nearGroups, { width: size, height: size, spacing, isLand }))
    },
  }
}

function sumDensestTile(blockGroups: (Point & BlockGroup)[]): number {
  const tiles = new Map<number, number>()
  for (const { x, y, residents } of blockGroups) {
    const key = Math.floor(y / TILE_SIZE) * MAX_STATE_MAP_SIZE.width + Math.floor(x / TILE_SIZE)
    tiles.set(key, (tiles.get(key) ?? 0) + residents)
  }
  return Math.max(1, ...tiles.values())
}

function estimateResidents(stateName: string, blockGroups: BlockGroup[]): number {
  const sample = blockGroups.filter((group, index) => index % SAMPLE_STEP === 0 && belongsToState(stateName, group))
  return sumResidents(sample) * SAMPLE_STEP
}

/** A city on a state's map. The label is undefined if it doesn't fit. */
export type CityMarker<City> = Point & { city: City; label: MapLabel | undefined }

/** Places cities and labels on a map, the largest city first, and moves crowded cities into an enlarged square. */
export function placeCityMarkers<City extends Coordinates & { name: string; population: number }>(
  frame: StateFrame,
  { top, height, drawInset }: ReturnType<typeof drawStateLights>,
  cities: City[],
) {
  const places = cities
    .toSorted((a, b) => b.population - a.population)
    .map((city) => ({ city, name: city.name, ...frame.project(city) }))
  const inset = findInset(frame, { top, bottom: top + height }, places)
  const bottom = Math.max(top + height, inset ? inset.enlarged.bottom + 2 : 0)
  const markers = places.map((place) => {
    if (!inset || distanceToBox(inset.crowded, place) > 0)
      return { ...place, x: Math.round(place.x), y: Math.round(place.y) }
    const { x, y } = enlarge(place, inset)
    return { ...place, x: Math.round(inset.enlarged.left + x), y: Math.round(inset.enlarged.top + y) }
  })
  const labels = placeMapLabels(markers, { left: 0, right: MAX_STATE_MAP_SIZE.width, top, bottom }, inset)
  return {
    height: bottom - top,
    inset: inset && { ...inset, lightsPath: drawInset(inset) },
    markers: markers.map((marker, index): CityMarker<City> => ({ ...marker, label: labels[index] })),
  }
}

type ZoomedInset = Inset & { zoom: number }

/** Converts a point of the map to a point of the enlarged square. */
const enlarge = ({ x, y }: Point, { crowded: { left, top }, zoom }: ZoomedInset) => ({
  x: (x - left) * zoom,
  y: (y - top) * zoom,
})

/** Size of the square that is enlarged if it's crowded, in `viewBox` units like all sizes. */
export const CROWDED_SIZE = 84
const MIN_CROWDED_COUNT = 6
const INSET_SIZES = [300, 260, 218]
/** Space below the state, if an inset doesn't fit beside it. */
const SPACES_BELOW = [0, 30, 60, 90]
const SEARCH_STEP = 12
const MIN_CITY_DISTANCE = 60
const MIN_OUTLINE_DISTANCE = 14

/** Finds the most crowded square, and the largest free square beside the state or below. Returns undefined for small states, and if no square is crowded or free. */
function findInset(frame: StateFrame, { top, bottom }: Pick<Box, 'top' | 'bottom'>, cities: Point[]) {
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

function findCrowdedSquare(cities: Point[]): Box | undefined {
  const createSquare = (x: number, y: number) =>
    createBoxAround({ x: Math.round(x), y: Math.round(y) }, CROWDED_SIZE / 2)
  const [densest = []] = cities
    .map(({ x, y }) => cities.filter((city) => distanceToBox(createSquare(x, y), city) === 0))
    .toSorted((a, b) => b.length - a.length)
  if (densest.length < MIN_CROWDED_COUNT) return undefined
  const getMiddle = (positions: number[]) => (Math.min(...positions) + Math.max(...positions)) / 2
  return createSquare(getMiddle(densest.map(({ x }) => x)), getMiddle(densest.map(({ y }) => y)))
}

/** Finds the square outside the state that is farthest from all cities. */
function findFreeSquare(
  { name, outlines, unproject }: StateFrame,
  { top, bottom, size }: { top: number; bottom: number; size: number },
  cities: Point[],
): Box | undefined {
  let farthest: Box | undefined
  let maxDistance = MIN_CITY_DISTANCE
  const half = size / 2
  for (let y = top + 2 + half; y + half < bottom; y += SEARCH_STEP)
    for (let x = 2 + half; x + half < MAX_STATE_MAP_SIZE.width; x += SEARCH_STEP) {
      const square = createBoxAround({ x, y }, half)
      const distance = Math.min(...cities.map((city) => distanceToBox(square, city)))
      if (distance < maxDistance || belongsToState(name, unproject(x, y))) continue
      const padded = createBoxAround({ x, y }, half + MIN_OUTLINE_DISTANCE)
      if (outlines.some((points) => points.some((to, index) => crossesBox([points.at(index - 1) ?? to, to], padded))))
        continue
      farthest = square
      maxDistance = distance
    }
  return farthest
}
