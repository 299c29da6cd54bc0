import { belongsToState, isInsideBoundary } from './boundaries.ts'
import type { BlockGroup, Coordinates, Point } from './geometry.ts'
import { distanceToBox } from './geometry.ts'
import { assignLights, computeResidentsPerLight, createDotsPath, sumResidents } from './lights.ts'
import type { MapLabel } from './mapLabels.ts'
import { placeMapLabels } from './mapLabels.ts'
import { scatterLights } from './scatter.ts'
import { MAX_STATE_MAP_SIZE, type StateFrame } from './stateFrame.ts'
import { findInset, type Inset } from './stateInset.ts'

/** Maximum number of lights in a state. */
const MAX_LIGHTS = 1500
/** Maximum number of lights on the map of a small state, including lights in other states. */
const SMALL_STATE_MAX_LIGHTS = 2200
/** Distance between lights. */
const SPACING = 1.9
/** Space above and below the state. */
const STATE_MARGIN = 24
/** Block groups up to this distance outside an inset can have lights inside. */
const INSET_MARGIN = 24

/** Draws a state's lights and outline. `top` and `height` are the visible part of the map. */
export function drawStateLights(frame: StateFrame, blockGroups: BlockGroup[]) {
  const projectedGroups = blockGroups.map((group) => ({ ...group, ...frame.project(group) }))
  const residentsPerLight = frame.isSmall
    ? computeResidentsPerLight(sumResidents(blockGroups), { maxLights: SMALL_STATE_MAX_LIGHTS })
    : Math.max(
        computeResidentsPerLight(estimateResidents(frame.name, blockGroups), { maxLights: MAX_LIGHTS }),
        computeResidentsPerLight(sumDensestTile(projectedGroups), { maxLights: MAX_LIGHTS_IN_TILE }),
      )
  const litGroups = assignLights(projectedGroups, residentsPerLight)
  const groupsInState = litGroups.filter((group) => belongsToState(frame.name, group))
  const top = Math.floor(frame.bounds.top - STATE_MARGIN)
  const visiblePart = { top, height: Math.ceil(frame.bounds.bottom + STATE_MARGIN - top) }
  const isVisible = ({ y }: Point) => y > top + 1 && y < top + visiblePart.height - 1
  const isOnLand = ({ x, y }: Point) => isInsideBoundary(frame.name, frame.unproject(x, y))
  const drawLights = (groups: typeof litGroups, isLand?: typeof isOnLand) => {
    const lights = scatterLights(groups, { ...MAX_STATE_MAP_SIZE, spacing: SPACING, isLand })
    return createDotsPath(lights.filter(isVisible))
  }
  return {
    ...visiblePart,
    outline: frame.outlinePath,
    residentsPerLight,
    lightsPath: drawLights(groupsInState, isOnLand),
    surroundings: frame.isSmall
      ? {
          lightsPath: drawLights(litGroups.filter((group) => !groupsInState.includes(group))),
          borders: frame.drawBorders(),
        }
      : undefined,
    /** Scatters the lights again, because enlarging the drawn lights would show a grid. */
    drawInset: ({ crowded: { left, top }, enlarged, zoom }: Inset) => {
      const size = enlarged.right - enlarged.left
      const toInset = ({ x, y }: Point) => ({ x: (x - left) * zoom, y: (y - top) * zoom })
      const inside = groupsInState
        .map((group) => ({ ...group, ...toInset(group) }))
        .filter(
          ({ x, y }) => x > -INSET_MARGIN && y > -INSET_MARGIN && x < size + INSET_MARGIN && y < size + INSET_MARGIN,
        )
      const isLand = ({ x, y }: Point) => isOnLand({ x: left + x / zoom, y: top + y / zoom })
      return createDotsPath(
        scatterLights(inside, { width: size, height: size, spacing: SPACING * INSET_SPREAD, isLand }),
      )
    },
  }
}

/** Maximum number of lights in a square of the map, so that they don't touch. */
const MAX_LIGHTS_IN_TILE = 150
const TILE_SIZE = 12
/** Enlarges the spacing of lights in an inset. */
const INSET_SPREAD = 1.6

function sumDensestTile(blockGroups: (Point & BlockGroup)[]): number {
  const tiles = new Map<number, number>()
  for (const { x, y, residents } of blockGroups) {
    const key = Math.floor(y / TILE_SIZE) * MAX_STATE_MAP_SIZE.width + Math.floor(x / TILE_SIZE)
    tiles.set(key, (tiles.get(key) ?? 0) + residents)
  }
  return Math.max(1, ...tiles.values())
}

/** Checks every eighth block group, because checking all is slow. */
const SAMPLE_STEP = 8

function estimateResidents(stateName: string, blockGroups: BlockGroup[]): number {
  const sample = blockGroups.filter((group, index) => index % SAMPLE_STEP === 0 && belongsToState(stateName, group))
  return sumResidents(sample) * SAMPLE_STEP
}

/** A city on a state's map. The label is undefined if it doesn't fit. */
export interface CityMarker<City> extends Point {
  city: City
  label: MapLabel | undefined
}

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
    const { x, y } = inset && distanceToBox(inset.crowded, place) === 0 ? enlarge(place, inset) : place
    return { ...place, x: Math.round(x), y: Math.round(y) }
  })
  const labels = placeMapLabels(markers, { left: 0, right: MAX_STATE_MAP_SIZE.width, top, bottom }, inset)
  return {
    height: bottom - top,
    inset: inset && { ...inset, lightsPath: drawInset(inset) },
    markers: markers.map((marker, index): CityMarker<City> => ({ ...marker, label: labels[index] })),
  }
}

function enlarge({ x, y }: Point, { crowded, enlarged, zoom }: Inset): Point {
  return { x: enlarged.left + (x - crowded.left) * zoom, y: enlarged.top + (y - crowded.top) * zoom }
}
