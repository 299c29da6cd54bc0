import type { Coordinates, Point } from './geometry.ts'
import { spread } from './scatter.ts'

/*
 * Where people live, as lights: as many for each census block group as its residents make. Pages draw them at build time, and
 * a browser draws the same, so this file asks for nothing but the scatter.
 */

/** A rectangle of the country, in whole units from its left and top, with the point in its middle. */
export interface LightFrame {
  center: Coordinates
  width: number
  height: number
  /** Units for a mile. */
  scale: number
}

/** Residents at a point of the globe, in degrees. */
export interface Residents extends Coordinates {
  residents: number
}

/** The picture of a place: its five miles are as large on every page, so that two pages can be held against each other. */
export const LIGHTS = { width: 342, height: 300, scale: 18, most: 1300, miles: 5 }

/** One degree of latitude, and of longitude at the equator, in miles. */
const MILES_NORTH = 69.05
const MILES_EAST = 69.17

/** From degrees to units of a frame: true to about a hundredth within forty miles. */
export function placerIn({ center, width, height, scale }: LightFrame) {
  const east = MILES_EAST * scale * Math.cos((center.lat * Math.PI) / 180)
  return ({ lat, lon }: Coordinates): Point => ({
    x: width / 2 + (((lon - center.lon + 540) % 360) - 180) * east,
    y: height / 2 - (lat - center.lat) * MILES_NORTH * scale,
  })
}

/** How many miles off the middle a frame's corners lie. */
export function reachOf({ width, height, scale }: Omit<LightFrame, 'center'>): number {
  return Math.hypot(width, height) / 2 / scale
}

/** The lights of a frame, `most` at most, of the groups that lie in it, others among them, and how many residents each stands for. */
export function lightsIn(frame: LightFrame, groups: Residents[], most: number) {
  const place = placerIn(frame)
  const homes = groups.flatMap((group) => {
    const { x, y } = place(group)
    return x > 0 && y > 0 && x < frame.width && y < frame.height ? [{ x, y, residents: group.residents }] : []
  })
  const each = eachOf(
    homes.reduce((sum, { residents }) => sum + residents, 0),
    most,
  )
  const nearest = nearestIn(homes, FARTHEST * frame.scale)
  const counted = countLights(inStrips(homes, frame.scale), each)
  return { each, points: spread(counted, { ...frame, air: AIR, room: (home) => nearest(home) / 2 }) }
}

interface Home extends Point {
  residents: number
}

/** Fewer residents would make a heap of lights of a village. */
const FEWEST = 40
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8]

/** The least round number of residents with which there are not too many lights. */
export function eachOf(residents: number, most: number): number {
  for (let power = 10; ; power *= 10)
    for (const step of STEPS) if (step * power >= FEWEST && residents <= step * power * most) return step * power
}

/** The farthest that the people of a block group are spread, in miles, and the least room of a light, in units. */
const FARTHEST = 2
const AIR = 1.1

/** Those of some homes that have lights, and how many: what is left of one counts for the next. */
export function countLights<Of extends { residents: number }>(homes: Of[], each: number): (Of & { count: number })[] {
  const lit: (Of & { count: number })[] = []
  let rest = each / 2
  for (const home of homes) {
    rest += home.residents
    const count = Math.floor(rest / each)
    if (count === 0) continue
    rest -= count * each
    lit.push({ ...home, count })
  }
  return lit
}

/** One after the other, to and fro: what one hands on to the next stays where it is. */
function inStrips(homes: Home[], high: number): Home[] {
  const key = ({ x, y }: Home) => {
    const strip = Math.floor(y / high)
    return strip * 1e5 + (strip % 2 === 0 ? x : -x)
  }
  return homes
    .map((home) => ({ home, key: key(home) }))
    .sort((a, b) => a.key - b.key)
    .map(({ home }) => home)
}

/** How far the next home is, in units; at most so far. */
function nearestIn(homes: Point[], most: number): (home: Point) => number {
  const rooms = new Map<number, Point[]>()
  const roomAt = (x: number, y: number) => y * 1e5 + x
  const of = (value: number) => Math.floor(value / most)
  for (const home of homes) {
    const name = roomAt(of(home.x), of(home.y))
    const room = rooms.get(name)
    if (room) room.push(home)
    else rooms.set(name, [home])
  }
  return (home) => {
    let least = most * most
    for (const right of [-1, 0, 1])
      for (const down of [-1, 0, 1])
        for (const { x, y } of rooms.get(roomAt(of(home.x) + right, of(home.y) + down)) ?? []) {
          const far = (x - home.x) ** 2 + (y - home.y) ** 2
          if (far > 0 && far < least) least = far
        }
    return Math.sqrt(least)
  }
}

/** Lights as one path of zero-length strokes, which round caps make into discs: row by row, each step from the one before. */
export function lightsPath(points: Point[]): string {
  let at = { x: 0, y: 0 }
  return points
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y }) => {
      const step = `m${x - at.x}${y < at.y ? '' : ' '}${y - at.y}h0`
      at = { x, y }
      return step
    })
    .join('')
}

/** Lights within a circle of a picture, and all others. */
export function byRing(points: Point[], ring: Point & { radius: number }) {
  const isNear = ({ x, y }: Point) => Math.hypot(x - ring.x, y - ring.y) <= ring.radius
  return { near: points.filter(isNear), far: points.filter((point) => !isNear(point)) }
}
