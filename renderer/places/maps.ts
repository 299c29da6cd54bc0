import type { Place } from '../collections/states/schema.ts'
import { placeAreaLabels } from '../drawing/areaLabels.ts'
import type { BlockGroup, Coordinates } from '../drawing/geometry.ts'
import {
  computeCornerMiles,
  computeLights,
  createDotsPath,
  createProjection,
  RING_MAP,
  RING_MILES,
  sumResidents,
} from '../drawing/lights.ts'
import { createStateFrame } from '../drawing/stateFrame.ts'
import { drawStateLights, placeCityMarkers } from '../drawing/stateMap.ts'
import { drawUsLights } from '../drawing/usMap.ts'
import { readBlockGroupsBetween, readBlockGroupsNear } from './blockGroups.ts'
import { getDirection, milesBetween } from './geography.ts'

/** A place or ZIP code that the drawing can label. Those in the notes get a label even if they're outside the drawing. */
export type MapPoint = Pick<Place, 'name' | 'lat' | 'lon'> & { isInNotes?: boolean }

/** A city and the points to label around it, the most important first. */
export interface Surroundings {
  city: MapPoint
  neighbors: MapPoint[]
}

/** A sentence of the alt text, by the key in the copy, with the compass directions to insert: 0 is north, 7 is northwest. */
interface Sentence {
  key: 'altOneSide' | 'altAllSides' | 'altNearCenter' | 'altEmptySides'
  directions: number[]
}

/** Frame of the drawing, without the center. `RING_MAP` has a smaller scale, so that visitors have space to drag the ring. */
export const CITY_LIGHTS = { ...RING_MAP, height: 324, pixelsPerMile: 26 }

const { width, height, pixelsPerMile } = CITY_LIGHTS

/** The circle of five miles, in pixels of the drawing. */
export const CITY_RING = { x: width / 2, y: height / 2, radius: RING_MILES * pixelsPerMile }

/** `CityLights.css` sets the same font size. */
const LABEL_OPTIONS = { fontSize: 13, maxLabels: 5 }
/** Omits lights beyond this radius, because the gradient makes them faint. */
const LIGHTS_RADIUS_PX = 162

/** Computes the lights and labels of the drawing, and sentences about the distribution of residents for the alt text. */
export function drawCityLights({ city, neighbors }: Surroundings) {
  const frame = { ...CITY_LIGHTS, center: city }
  const blockGroups = readBlockGroupsNear(city, computeCornerMiles(frame))
  const project = createProjection(frame)
  const areas = neighbors.map(({ name, isInNotes, ...coordinates }) => ({ name, isInNotes, ...project(coordinates) }))
  const { residentsPerLight, points: allPoints } = computeLights(frame, blockGroups)
  const points = allPoints.filter(({ x, y }) => Math.hypot(x - CITY_RING.x, y - CITY_RING.y) < LIGHTS_RADIUS_PX)
  return {
    residentsPerLight,
    lightsPath: createDotsPath(points),
    points,
    labels: placeAreaLabels(areas, { ...CITY_LIGHTS, ...LABEL_OPTIONS, ring: CITY_RING, lights: points }),
    distribution: describeDistribution(city, blockGroups),
  }
}

/** Residents within this distance live near the center. */
const CENTER_RADIUS_MILES = 1.5
/** With a larger share, most residents live near the center or on one side. */
const MAJORITY_SHARE = 0.6
/** A direction with a smaller share of the residents is empty. */
const MIN_SHARE = 0.005
/** With fewer block groups, a direction can be empty by chance. */
const MIN_GROUPS = 15
/** A side is the three directions with the most residents. */
const DIRECTIONS_PER_SIDE = 3

/** Describes the distribution of residents in the ring. Returns no sentences if there are too few block groups to compare directions. */
function describeDistribution(center: Coordinates, blockGroups: BlockGroup[]): Sentence[] {
  const nearbyGroups = blockGroups.filter((group) => milesBetween(center, group) <= RING_MILES)
  const computeShare = (isIncluded: (group: BlockGroup) => boolean) =>
    sumResidents(nearbyGroups.filter(isIncluded)) / sumResidents(nearbyGroups)
  const centerShare = computeShare((group) => milesBetween(center, group) < CENTER_RADIUS_MILES)
  if (centerShare > MAJORITY_SHARE) return [{ key: 'altNearCenter', directions: [] }]
  if (nearbyGroups.length < MIN_GROUPS) return []
  const shares = Array.from({ length: 8 }, (_, direction) => ({
    direction,
    share: computeShare((group) => getDirection(center, group) === direction),
  }))
  const side = shares.toSorted((a, b) => b.share - a.share).slice(0, DIRECTIONS_PER_SIDE)
  const isMajority = side.reduce((sum, { share }) => sum + share, 0) > MAJORITY_SHARE
  const emptyDirections = shares.filter(({ share }) => share < MIN_SHARE)
  const listDirections = (shareList: typeof shares) => shareList.map(({ direction }) => direction).toSorted()
  const sentences: Sentence[] = []
  if (isMajority) sentences.push({ key: 'altOneSide', directions: listDirections(side) })
  if (emptyDirections.length > 0) sentences.push({ key: 'altEmptySides', directions: listDirections(emptyDirections) })
  return sentences.length > 0 ? sentences : [{ key: 'altAllSides', directions: [] }]
}

/** Draws the outline and lights of a state. Reading `cities` also places the markers and names of cities. */
export function drawStateMap<City extends Place>({ name, cities }: { name: string; cities: City[] }) {
  const frame = createStateFrame(name)
  const { southWest, northEast } = frame
  // Residents outside the frame would take lights from those inside.
  const isInFrame = ({ lat, lon }: Coordinates) =>
    lat > southWest.lat && lat < northEast.lat && lon > southWest.lon && lon < northEast.lon
  const lights = drawStateLights(frame, readBlockGroupsBetween(southWest, northEast).filter(isInFrame))
  return {
    ...lights,
    /** A getter: placing names is slow, and share images don't show cities. */
    get cities() {
      return placeCityMarkers(frame, lights, cities)
    },
  }
}

/** Draws the lights of the United States. Slow: it reads all cells from disk. */
export function readAndDrawUsLights() {
  // From southwest of Hawaii and most of the Aleutians to northeast of Alaska and Maine.
  return drawUsLights(readBlockGroupsBetween({ lat: 18, lon: -179.9 }, { lat: 72, lon: -66 }))
}
