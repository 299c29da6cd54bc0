import type { CityCopy } from '../collections/states/cityCopy.ts'
import type { Place } from '../collections/states/schema.ts'
import { placeAreaLabels } from '../drawing/areaLabels.ts'
import type { BlockGroup, Coordinates } from '../drawing/geometry.ts'
import {
  computeCornerMiles,
  computeLights,
  createLightsPath,
  createProjection,
  RING_MAP,
  RING_MILES,
  sumResidents,
} from '../drawing/lights.ts'
import { readBlockGroupsNear } from './blockGroups.ts'
import { getDirection, milesBetween } from './geography.ts'

/** A point that the drawing can label. A point in the notes is labeled even if it's outside the drawing. */
export type MapPoint = Pick<Place, 'name' | 'lat' | 'lon'> & { isInNotes?: boolean }

/** A city and the points around it, the most important first. */
export interface Surroundings {
  city: MapPoint
  neighbors: MapPoint[]
}

/** A sentence of the text alternative, with compass directions: 0 is north, 7 is northwest. */
interface Sentence {
  key: Exclude<keyof CityCopy['map'], 'altStart' | 'altPlaces' | 'legend'>
  directions: number[]
}

/** The scale is larger than on the interactive map, where visitors need space to drag the ring. */
export const CITY_LIGHTS = { ...RING_MAP, height: 324, pixelsPerMile: 26 }

const { width, height, pixelsPerMile } = CITY_LIGHTS

/** The circle of five miles, in units of the drawing. */
export const CITY_RING = { x: width / 2, y: height / 2, radius: RING_MILES * pixelsPerMile }

/** Keep the font size in sync with `CityLights.css`. */
const LABEL_LIMITS = { fontSize: 13, maxLabels: 5 }
/** The fade hides lights beyond this radius. */
const VISIBLE_RADIUS = 162

/** Draws the lights and labels around a city, and describes for the alt text where people live. */
export function drawCityLights({ city, neighbors }: Surroundings) {
  const frame = { ...CITY_LIGHTS, center: city }
  const blockGroups = readBlockGroupsNear(city, computeCornerMiles(frame))
  const project = createProjection(frame)
  const areas = neighbors.map(({ name, isInNotes, ...coordinates }) => ({ name, isInNotes, ...project(coordinates) }))
  const { residentsPerLight, points: allPoints } = computeLights(frame, blockGroups)
  const points = allPoints.filter(({ x, y }) => Math.hypot(x - CITY_RING.x, y - CITY_RING.y) < VISIBLE_RADIUS)
  return {
    residentsPerLight,
    lightsPath: createLightsPath(points),
    points,
    labels: placeAreaLabels(areas, { ...CITY_LIGHTS, ...LABEL_LIMITS, ring: CITY_RING, lights: points }),
    distribution: describeDistribution(city, blockGroups),
  }
}

const CENTER_RADIUS_MILES = 1.5
const MAJORITY_SHARE = 0.6
/** A direction with a smaller share of the residents is empty. */
const MIN_SHARE = 0.005
/** With fewer block groups, a direction can be empty by chance. */
const MIN_GROUPS = 15
const DIRECTIONS_PER_SIDE = 3

/** Describes where people live within five miles. Returns no sentences if there are too few block groups to tell. */
function describeDistribution(center: Coordinates, blockGroups: BlockGroup[]): Sentence[] {
  const nearbyGroups = blockGroups.filter((group) => milesBetween(center, group) <= RING_MILES)
  const total = sumResidents(nearbyGroups)
  const centerGroups = nearbyGroups.filter((group) => milesBetween(center, group) < CENTER_RADIUS_MILES)
  if (sumResidents(centerGroups) > total * MAJORITY_SHARE) return [{ key: 'altNearCenter', directions: [] }]
  if (nearbyGroups.length < MIN_GROUPS) return []
  const shares = Array.from({ length: 8 }, (_, direction) => {
    const groupsThere = nearbyGroups.filter((group) => getDirection(center, group) === direction)
    return { direction, share: sumResidents(groupsThere) / total }
  })
  const side = shares.toSorted((a, b) => b.share - a.share).slice(0, DIRECTIONS_PER_SIDE)
  const isMajority = side.reduce((sum, { share }) => sum + share, 0) > MAJORITY_SHARE
  const emptySides = shares.filter(({ share }) => share < MIN_SHARE)
  const toDirections = (sides: typeof shares) => sides.map(({ direction }) => direction).toSorted()
  const sentences: Sentence[] = []
  if (isMajority) sentences.push({ key: 'altOneSide', directions: toDirections(side) })
  if (emptySides.length > 0) sentences.push({ key: 'altEmptySides', directions: toDirections(emptySides) })
  return sentences.length > 0 ? sentences : [{ key: 'altAllSides', directions: [] }]
}
