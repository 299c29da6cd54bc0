import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import states from 'us-atlas/states-10m.json'
import { type Boundary, ringsOf } from './boundaries.ts'

const MILES_PER_DEGREE = 69.09

let rings: Map<string, Position[][]> | undefined

/**
 * How many miles a point lies outside of a state: 0 inside. On the plane, which is true to a percent this near.
 * @param state its name in us-atlas: `Florida`.
 * @param point degrees north and east.
 * @throws {Error} if there is no such state.
 */
export function milesOutside(state: string, point: { lat: number; lon: number }): number {
  rings ??= ringsByName()
  const outline = rings.get(state)
  if (!outline) throw new Error(`us-atlas has no state called ${state}`)
  // The rings of a state do not lie in each other but as holes: a point in an odd number of them is inside.
  const isInside = outline.filter((ring) => isWithin(ring, point)).length % 2 === 1
  return isInside ? 0 : Math.min(...outline.map((ring) => milesTo(ring, point)))
}

function ringsByName(): Map<string, Position[][]> {
  const { features } = feature(states, states.objects.states)
  return new Map(features.map((each) => [each.properties.name, ringsOf(each as Boundary)]))
}

/** Whether a ray to the east crosses a ring an odd number of times. */
function isWithin(ring: Position[], { lat, lon }: { lat: number; lon: number }): boolean {
  return (
    sidesOf(ring).filter(([[x = 0, y = 0], [nextX = 0, nextY = 0]]) => {
      if (y > lat === nextY > lat) return false
      return lon < ((nextX - x) * (lat - y)) / (nextY - y) + x
    }).length %
      2 ===
    1
  )
}

/** Miles to the nearest side of a ring. */
function milesTo(ring: Position[], { lat, lon }: { lat: number; lon: number }): number {
  const shrink = Math.cos((lat * Math.PI) / 180)
  const local = ([x = 0, y = 0]: Position) => ({ x: (x - lon) * shrink, y: y - lat })
  const distances = sidesOf(ring).map(([from, to]) => {
    const a = local(from)
    const b = local(to)
    const along = { x: b.x - a.x, y: b.y - a.y }
    const length = along.x ** 2 + along.y ** 2
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * along.x + a.y * along.y) / length))
    return Math.hypot(a.x + share * along.x, a.y + share * along.y)
  })
  return Math.min(...distances) * MILES_PER_DEGREE
}

function sidesOf(ring: Position[]): [Position, Position][] {
  return ring.slice(1).map((point, index) => [ring[index] ?? point, point])
}
