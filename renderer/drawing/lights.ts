import type { Coordinates, Point, PopulatedPoint } from './geometry.ts'
import { scatterLights } from './scatter.ts'

/* The build and the browser share this file, so it only imports `scatter.ts`. */

/** Part of the map in a drawing: the center, the size in pixels, and the scale in pixels per mile. */
export interface LightFrame {
  center: Coordinates
  width: number
  height: number
  scale: number
}

/** The drawing of a city: size in pixels, pixels per mile, maximum of lights, and radius of the ring in miles. */
export const LIGHTS_FRAME = { width: 342, height: 300, scale: 18, maxLights: 1250, ringMiles: 5 }

/** Miles per degree, at the equator. */
const MILES_NORTH = 69.05
const MILES_EAST = 69.17

/** Creates a function from coordinates to points. The error is about 1% within forty miles. */
export function createProjection({ center, width, height, scale }: LightFrame) {
  const east = MILES_EAST * scale * Math.cos((center.lat * Math.PI) / 180)
  return ({ lat, lon }: Coordinates): Point => ({
    x: width / 2 + (((lon - center.lon + 540) % 360) - 180) * east,
    y: height / 2 - (lat - center.lat) * MILES_NORTH * scale,
  })
}

/** Returns the distance from the center of a drawing to its corners, in miles. */
export function computeReachMiles({ width, height, scale }: Omit<LightFrame, 'center'>): number {
  return Math.hypot(width, height) / 2 / scale
}

/** Computes lights for the residents of block groups in a frame, and the number of residents per light. */
export function computeLights(frame: LightFrame, groups: PopulatedPoint[]) {
  const project = createProjection(frame)
  const homes = groups.flatMap((group) => {
    const { x, y } = project(group)
    return x > 0 && y > 0 && x < frame.width && y < frame.height ? [{ x, y, residents: group.residents }] : []
  })
  const residentsPerLight = computeResidentsPerLight(sumResidents(homes), LIGHTS_FRAME.maxLights)
  const getNearestDistance = createDistanceLookup(homes, MAX_NEIGHBOR_MILES * frame.scale)
  const litHomes = countLights(sortInStrips(homes, frame.scale), residentsPerLight)
  return {
    residentsPerLight,
    points: scatterLights(litHomes, {
      ...frame,
      spacing: SPACING_PX,
      getRadius: (home) => getNearestDistance(home) / 2,
    }),
  }
}

/** A block group in the drawing. Its lights are scattered around it. */
interface Home extends Point {
  residents: number
}

/** Returns the number of residents of all block groups. */
export function sumResidents(groups: { residents: number }[]): number {
  return groups.reduce((sum, { residents }) => sum + residents, 0)
}

/** Minimum, because a village would be a heap of lights with fewer residents per light. */
const MIN_RESIDENTS_PER_LIGHT = 40
const ROUND_STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8]

/** Returns a round number of residents per light, so that there are at most `max` lights. */
export function computeResidentsPerLight(residents: number, max: number): number {
  for (let power = 10; ; power *= 10)
    for (const step of ROUND_STEPS)
      if (step * power >= MIN_RESIDENTS_PER_LIGHT && residents <= step * power * max) return step * power
}

/** A home without a neighbor this close spreads its lights as if there were one. */
const MAX_NEIGHBOR_MILES = 2
/** Distance between lights. */
const SPACING_PX = 1.1

/** Counts the lights of each home, and carries the remainder over to the next. */
export function countLights<T extends { residents: number }>(
  homes: T[],
  residentsPerLight: number,
): (T & { count: number })[] {
  const litHomes: (T & { count: number })[] = []
  let remainder = residentsPerLight / 2
  for (const home of homes) {
    remainder += home.residents
    const count = Math.floor(remainder / residentsPerLight)
    if (count === 0) continue
    remainder -= count * residentsPerLight
    litHomes.push({ ...home, count })
  }
  return litHomes
}

/** Sorts homes in horizontal strips that alternate in direction, so that remainders go to neighbors. */
function sortInStrips(homes: Home[], stripHeight: number): Home[] {
  const getKey = ({ x, y }: Home) => {
    const strip = Math.floor(y / stripHeight)
    return strip * 1e5 + (strip % 2 === 0 ? x : -x)
  }
  return homes.toSorted((a, b) => getKey(a) - getKey(b))
}

/** Creates a function that returns the distance from a home to the nearest other one, at most `max`. */
function createDistanceLookup(homes: Point[], max: number): (home: Point) => number {
  const cells = new Map<number, Point[]>()
  const getKey = (x: number, y: number) => y * 1e5 + x
  const toCell = (value: number) => Math.floor(value / max)
  for (const home of homes) {
    const key = getKey(toCell(home.x), toCell(home.y))
    cells.set(key, [...(cells.get(key) ?? []), home])
  }
  return (home) => {
    let minSquaredDistance = max * max
    for (const right of [-1, 0, 1])
      for (const down of [-1, 0, 1])
        for (const { x, y } of cells.get(getKey(toCell(home.x) + right, toCell(home.y) + down)) ?? []) {
          const squaredDistance = (x - home.x) ** 2 + (y - home.y) ** 2
          if (squaredDistance > 0 && squaredDistance < minSquaredDistance) minSquaredDistance = squaredDistance
        }
    return Math.sqrt(minSquaredDistance)
  }
}

/** Returns SVG path data with a zero-length line per light. Round line caps turn them into dots. */
export function createLightsPath(points: Point[]): string {
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

/** Separates points inside of a ring from points outside of it. */
export function splitByRing(points: Point[], ring: Point & { radius: number }) {
  const isInside = ({ x, y }: Point) => Math.hypot(x - ring.x, y - ring.y) <= ring.radius
  return { inside: points.filter(isInside), outside: points.filter((point) => !isInside(point)) }
}
