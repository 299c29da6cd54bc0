import type { City, Town } from '../collections/states/definition.ts'
import { type Area, placeAreaNames } from '../drawing/areaNames.ts'
import type { Coordinates, PopulatedPoint } from '../drawing/geometry.ts'
import {
  computeLights,
  computeReachMiles,
  createLightsPath,
  createProjection,
  LIGHTS_FRAME,
} from '../drawing/lights.ts'
import { getDirection, milesBetween } from './geography.ts'
import { readResidentsNear } from './residents.ts'

/** A city and the places in the drawing around it. */
export interface Surroundings {
  city: Pick<City, keyof Town | 'parts'>
  neighbors: Town[]
}

/** Distribution of residents within five miles, by compass direction: 0 is north, 7 is northwest. */
type Distribution =
  | { kind: 'nobody' }
  /** Too few block groups to tell. */
  | { kind: 'few' }
  | { kind: 'center' }
  | { kind: 'oneSide'; directions: number[] }
  | { kind: 'mostlyOneSide'; directions: number[]; emptyDirections: number[] }
  | { kind: 'allSides'; emptyDirections: number[] }

/** The scale is larger than on the interactive map, which leaves space to drag the ring. */
export const CITY_LIGHTS = { ...LIGHTS_FRAME, height: 324, scale: 26 }

const { width, height, ringMiles, scale } = CITY_LIGHTS

/** The circle of five miles, in units of the drawing. */
export const CITY_RING = { x: width / 2, y: height / 2, radius: ringMiles * scale }

const NAME_LIMITS = { fontSize: 13, maxNames: 5 }
/** The fade hides lights beyond this radius. */
const VISIBLE_RADIUS = 162

/** Computes the drawing and the data for a text alternative. */
export function drawCityLights({ city, neighbors }: Surroundings) {
  const frame = { ...CITY_LIGHTS, center: city }
  const groups = readResidentsNear(city, computeReachMiles(frame))
  const project = createProjection(frame)
  const toArea = ({ name, population, ...point }: Town): Area => ({ name, population, ...project(point) })
  const parts = city.parts?.map(toArea) ?? []
  const neighborAreas = neighbors.map(toArea)
  const { residentsPerLight, points: allPoints } = computeLights(frame, groups)
  const points = allPoints.filter(({ x, y }) => Math.hypot(x - CITY_RING.x, y - CITY_RING.y) < VISIBLE_RADIUS)
  const areas = [...parts, ...neighborAreas].filter(({ name }) => name !== city.name)
  const names = placeAreaNames(areas, { ...CITY_LIGHTS, ...NAME_LIMITS, ring: CITY_RING, lights: points })
  return {
    residentsPerLight,
    path: createLightsPath(points),
    points,
    names,
    distribution: computeDistribution(city, groups),
  }
}

const CENTER_RADIUS_MILES = 1.5
const MAJORITY_SHARE = 0.6
/** A direction with a smaller share of the residents is empty. */
const MIN_SHARE = 0.005
/** If there are fewer block groups, a direction can be empty by chance. */
const MIN_GROUPS = 15
const DIRECTIONS_PER_SIDE = 3

function computeDistribution(center: Coordinates, groups: PopulatedPoint[]): Distribution {
  const sectors = Array.from({ length: 8 }, () => 0)
  let total = 0
  let centerTotal = 0
  let groupCount = 0
  for (const group of groups) {
    const milesAway = milesBetween(center, group)
    if (milesAway > ringMiles) continue
    total += group.residents
    groupCount += 1
    if (milesAway < CENTER_RADIUS_MILES) centerTotal += group.residents
    sectors[getDirection(center, group)] = (sectors[getDirection(center, group)] ?? 0) + group.residents
  }
  if (total === 0) return { kind: 'nobody' }
  if (centerTotal > total * MAJORITY_SHARE) return { kind: 'center' }
  if (groupCount < MIN_GROUPS) return { kind: 'few' }
  const directions = [...sectors.keys()]
  const getShare = (direction: number) => (sectors[direction] ?? 0) / total
  const emptyDirections = directions.filter((direction) => getShare(direction) < MIN_SHARE)
  if (directions.length - emptyDirections.length <= DIRECTIONS_PER_SIDE)
    return { kind: 'oneSide', directions: directions.filter((direction) => !emptyDirections.includes(direction)) }
  const side = directions.toSorted((a, b) => getShare(b) - getShare(a)).slice(0, DIRECTIONS_PER_SIDE)
  const isMajority = side.reduce((sum, direction) => sum + getShare(direction), 0) > MAJORITY_SHARE
  return isMajority
    ? { kind: 'mostlyOneSide', directions: side.toSorted(), emptyDirections }
    : { kind: 'allSides', emptyDirections }
}
