import type { CityCopy } from '../collections/states/cityCopy.ts'
import type { Place } from '../collections/states/definition.ts'
import { placeAreaLabels } from '../drawing/areaLabels.ts'
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

/** A point that the drawing can label. A point in the notes is labeled even if it's outside the drawing. */
export type MapPoint = Pick<Place, 'name' | 'lat' | 'lon'> & { isInNotes?: boolean }

/** A city and the points around it, the most important first. */
export interface Surroundings {
  city: MapPoint
  neighbors: MapPoint[]
}

/** A sentence of the text alternative, with compass directions: 0 is north, 7 is northwest. */
interface Sentence {
  key: Exclude<keyof CityCopy['map'], 'name' | 'names' | 'legend'>
  directions: number[]
}

/** The scale is larger than on the interactive map, which leaves space to drag the ring. */
export const CITY_LIGHTS = { ...LIGHTS_FRAME, height: 324, scale: 26 }

const { width, height, ringMiles, scale } = CITY_LIGHTS

/** The circle of five miles, in units of the drawing. */
export const CITY_RING = { x: width / 2, y: height / 2, radius: ringMiles * scale }

const LABEL_LIMITS = { fontSize: 13, maxLabels: 5 }
/** The fade hides lights beyond this radius. */
const VISIBLE_RADIUS = 162

/** Computes the drawing and the data for a text alternative. */
export function drawCityLights({ city, neighbors }: Surroundings) {
  const frame = { ...CITY_LIGHTS, center: city }
  const groups = readResidentsNear(city, computeReachMiles(frame))
  const project = createProjection(frame)
  const areas = neighbors.map(({ name, isInNotes, ...coordinates }) => ({ name, isInNotes, ...project(coordinates) }))
  const { residentsPerLight, points: allPoints } = computeLights(frame, groups)
  const points = allPoints.filter(({ x, y }) => Math.hypot(x - CITY_RING.x, y - CITY_RING.y) < VISIBLE_RADIUS)
  return {
    residentsPerLight,
    lightsPath: createLightsPath(points),
    points,
    labels: placeAreaLabels(areas, { ...CITY_LIGHTS, ...LABEL_LIMITS, ring: CITY_RING, lights: points }),
    distribution: describeDistribution(city, groups),
  }
}

const CENTER_RADIUS_MILES = 1.5
const MAJORITY_SHARE = 0.6
/** A direction with a smaller share of the residents is empty. */
const MIN_SHARE = 0.005
/** Minimum of block groups, because with fewer, a direction can be empty by chance. */
const MIN_GROUPS = 15
const DIRECTIONS_PER_SIDE = 3

/** Describes the distribution of residents within five miles. */
function describeDistribution(center: Coordinates, groups: PopulatedPoint[]): Sentence[] {
  const nearbyGroups = groups.filter((group) => milesBetween(center, group) <= ringMiles)
  const sumResidents = (isIncluded: (group: PopulatedPoint) => boolean) =>
    nearbyGroups.reduce((sum, group) => sum + (isIncluded(group) ? group.residents : 0), 0)
  const total = sumResidents(() => true)
  if (total === 0) return [{ key: 'nobody', directions: [] }]
  const centerTotal = sumResidents((group) => milesBetween(center, group) < CENTER_RADIUS_MILES)
  if (centerTotal > total * MAJORITY_SHARE) return [{ key: 'center', directions: [] }]
  if (nearbyGroups.length < MIN_GROUPS) return []
  const directions = Array.from({ length: 8 }, (_, direction) => direction)
  const shares = directions.map(
    (direction) => sumResidents((group) => getDirection(center, group) === direction) / total,
  )
  const getShare = (direction: number) => shares[direction] ?? 0
  const emptyDirections = directions.filter((direction) => getShare(direction) < MIN_SHARE)
  if (directions.length - emptyDirections.length <= DIRECTIONS_PER_SIDE)
    return [{ key: 'oneSide', directions: directions.filter((direction) => !emptyDirections.includes(direction)) }]
  const side = directions.toSorted((a, b) => getShare(b) - getShare(a)).slice(0, DIRECTIONS_PER_SIDE)
  const isMajority = side.reduce((sum, direction) => sum + getShare(direction), 0) > MAJORITY_SHARE
  const sentences: Sentence[] = []
  if (isMajority) sentences.push({ key: 'mostlyOneSide', directions: side.toSorted() })
  if (emptyDirections.length > 0) sentences.push({ key: 'empty', directions: emptyDirections })
  return sentences.length > 0 ? sentences : [{ key: 'allSides', directions: [] }]
}
