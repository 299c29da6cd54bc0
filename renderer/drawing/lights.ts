import type { BlockGroup, Coordinates, Point } from './geometry.ts'
import { scatterLights } from './scatter.ts'

/* The build and the browser share this file, so it only imports `scatter.ts`. */

/** The map around a ring. */
export const RING_MAP = { width: 342, height: 300, pixelsPerMile: 18, maxLights: 1250 }
/** The area that a drawing shows, and the size of the drawing in pixels. */
export type LightFrame = typeof RING_MAP & { center: Coordinates }
/** Radius of the ring. */
export const RING_MILES = 5

/** The average for latitudes, and the value on the equator for longitudes. */
const MILES_PER_DEGREE_LAT = 69.05
const MILES_PER_DEGREE_LON = 69.17
/** Prevents a village from having as many lights as a city. */
const MIN_RESIDENTS_PER_LIGHT = 40
const ROUND_STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8]
/** Larger than all coordinates of a drawing, so that keys sort by strip first, and tiles have different keys. */
const KEY_STEP = 1e5
/** Caps the distance to the nearest block group. */
const MAX_NEIGHBOR_MILES = 2

/** Creates a function that converts coordinates to points of the drawing. Works across the antimeridian (180°). The error is at most 1% within forty miles of the center. */
export function createProjection({ center, width, height, pixelsPerMile }: LightFrame) {
  const pixelsPerDegreeLon = MILES_PER_DEGREE_LON * pixelsPerMile * Math.cos((center.lat * Math.PI) / 180)
  return ({ lat, lon }: Coordinates): Point => ({
    x: width / 2 + (((lon - center.lon + 540) % 360) - 180) * pixelsPerDegreeLon,
    y: height / 2 - (lat - center.lat) * MILES_PER_DEGREE_LAT * pixelsPerMile,
  })
}

/** Returns the distance from the center of a map to the corners: the radius of a circle that covers the map. */
export const computeCornerMiles = ({ width, height, pixelsPerMile }: typeof RING_MAP) =>
  Math.hypot(width, height) / 2 / pixelsPerMile

/** Computes the lights of a frame, and the number of residents that each light represents. */
export function computeLights(frame: LightFrame, blockGroups: BlockGroup[]) {
  const project = createProjection(frame)
  const visibleGroups = blockGroups.flatMap((group) => {
    const { x, y } = project(group)
    return x > 0 && y > 0 && x < frame.width && y < frame.height ? [{ x, y, residents: group.residents }] : []
  })
  const residentsPerLight = computeResidentsPerLight(sumResidents(visibleGroups), frame.maxLights)
  const litGroups = assignLights(sortInStrips(visibleGroups, frame.pixelsPerMile), residentsPerLight)
  const getNearestDistance = createDistanceLookup(visibleGroups, MAX_NEIGHBOR_MILES * frame.pixelsPerMile)
  const getRadius = (group: Point) => getNearestDistance(group) / 2
  return { residentsPerLight, points: scatterLights(litGroups, { ...frame, spacing: 1.1, getRadius }) }
}

/** Adds up the residents of block groups. */
export const sumResidents = (blockGroups: { residents: number }[]) =>
  blockGroups.reduce((sum, { residents }) => sum + residents, 0)

/** Returns the smallest round number of residents per light that limits the lights to `maxLights`. */
export function computeResidentsPerLight(residents: number, maxLights: number): number {
  for (let power = 10; ; power *= 10)
    for (const step of ROUND_STEPS)
      if (step * power >= MIN_RESIDENTS_PER_LIGHT && residents <= step * power * maxLights) return step * power
}

/** Returns the block groups that get lights, with `lightCount`. Adds remainders to the next block group, so the order matters. Starts with half a light, to round to the nearest number. */
export function assignLights<T extends { residents: number }>(blockGroups: T[], residentsPerLight: number) {
  let remainder = residentsPerLight / 2
  return blockGroups.flatMap((group) => {
    remainder += group.residents
    const lightCount = Math.floor(remainder / residentsPerLight)
    remainder -= lightCount * residentsPerLight
    return lightCount > 0 ? [{ ...group, lightCount }] : []
  })
}

/** Sorts block groups in horizontal strips that alternate in direction, so that remainders go to neighbors. */
function sortInStrips<Group extends Point>(blockGroups: Group[], stripHeight: number): Group[] {
  const getKey = ({ x, y }: Point) => {
    const strip = Math.floor(y / stripHeight)
    return strip * KEY_STEP + (strip % 2 === 0 ? x : -x)
  }
  return blockGroups.toSorted((a, b) => getKey(a) - getKey(b))
}

/** Creates a function that returns the distance from a block group to the nearest neighbor, up to `max`. Searches in tiles of that size. */
function createDistanceLookup(blockGroups: Point[], max: number): (group: Point) => number {
  const tiles = new Map<number, Point[]>()
  const getKey = (x: number, y: number) => y * KEY_STEP + x
  const toTile = (value: number) => Math.floor(value / max)
  for (const group of blockGroups) {
    const key = getKey(toTile(group.x), toTile(group.y))
    tiles.set(key, [...(tiles.get(key) ?? []), group])
  }
  return (group) => {
    let minSquaredDistance = max * max
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const { x, y } of tiles.get(getKey(toTile(group.x) + dx, toTile(group.y) + dy)) ?? []) {
          const squaredDistance = (x - group.x) ** 2 + (y - group.y) ** 2
          if (squaredDistance > 0 && squaredDistance < minSquaredDistance) minSquaredDistance = squaredDistance
        }
    return Math.sqrt(minSquaredDistance)
  }
}

/** Returns SVG path data with a dot for each point. Each dot is a line of zero length with round caps. */
export function createDotsPath(points: Point[]): string {
  let currentPoint = { x: 0, y: 0 }
  return points
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y }) => {
      const step = `m${x - currentPoint.x}${y < currentPoint.y ? '' : ' '}${y - currentPoint.y}h0`
      currentPoint = { x, y }
      return step
    })
    .join('')
}

/** Returns SVG path data of the points inside a ring, and of the points outside. */
export function createDotsPathsByRing(points: Point[], ring: Point & { radius: number }) {
  const isInside = ({ x, y }: Point) => Math.hypot(x - ring.x, y - ring.y) <= ring.radius
  return {
    insidePath: createDotsPath(points.filter(isInside)),
    outsidePath: createDotsPath(points.filter((point) => !isInside(point))),
  }
}
