import type { Point } from './geometry.ts'
import { type Font, textWidth } from './textWidth.ts'

/** A place in a picture, in its units. */
export interface Area extends Point {
  name: string
  population: number
}

/** Room that is taken: around a middle, half as wide and half as high. */
export interface Room extends Point {
  half: { width: number; height: number }
}

/** How far off its place a name may stand, in parts of its own width and of its height, the best first. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5]
  .flatMap((x) => [0, 1, -1].map((y) => ({ x, y })))
  .toSorted((a, b) => Math.abs(a.x) * 2 + Math.abs(a.y) - Math.abs(b.x) * 2 - Math.abs(b.y))
/** Room above and below small letters, and beside a name, in parts of its size. */
const HIGH = 0.62
const AIR = 0.3
/** From the middle of a name down to its base line. */
const BASE = 0.3
const EDGE = 4

interface Naming {
  candidates: Area[]
  size: number
  most: number
  taken: Room[]
  /** A circle that no name breaks. */
  ring: Point & { radius: number }
  width: number
  height: number
}

/**
 * Names of areas, set on the people who live there, without a mark. The largest come first; where a name would lie over
 * another, break the ring, leave the picture, or stand where another place is nearer for its size, there is none.
 */
export function areaNames(areas: Area[], { candidates, size, most, taken, ring, width, height }: Naming) {
  const rooms = [...taken]
  const names: (Point & { text: string; room: Room })[] = []
  for (const area of candidates.toSorted((a, b) => b.population - a.population)) {
    if (names.length === most) break
    const { half } = roomFor(area.name, 'sans', { size, ...area })
    const room = SHIFTS.map(({ x, y }) => ({
      x: area.x + x * half.width * 2,
      y: area.y + y * half.height * 2,
      half,
    })).find(
      (each) =>
        isInside(each, width, height) &&
        !breaks(each, ring) &&
        !rooms.some((room) => touch(room, each)) &&
        isAtHome(each, area, areas),
    )
    if (!room) continue
    rooms.push(room)
    names.push({ text: area.name, x: Math.round(room.x), y: Math.round(room.y + BASE * size), room })
  }
  return names
}

export function roomFor(text: string, font: Font, { x, y, size }: Point & { size: number }): Room {
  return { x, y, half: { width: textWidth(text, font, size) / 2 + AIR * size, height: HIGH * size } }
}

function isInside({ x, y, half }: Room, width: number, height: number): boolean {
  return (
    x - half.width > EDGE && x + half.width < width - EDGE && y - half.height > EDGE && y + half.height < height - EDGE
  )
}

function touch(a: Room, b: Room): boolean {
  return Math.abs(a.x - b.x) < a.half.width + b.half.width && Math.abs(a.y - b.y) < a.half.height + b.half.height
}

function breaks({ x, y, half }: Room, ring: Naming['ring']): boolean {
  const [aside, down] = [Math.abs(x - ring.x), Math.abs(y - ring.y)]
  const nearest = Math.hypot(Math.max(0, aside - half.width), Math.max(0, down - half.height))
  return nearest < ring.radius && Math.hypot(aside + half.width, down + half.height) > ring.radius
}

/** Whether a name stands where its own place is nearest, four times the people reaching twice as far, and on no other place. */
function isAtHome({ x, y, half }: Room, own: Area, areas: Area[]): boolean {
  const others = areas.filter((area) => area !== own)
  const farness = (area: Area, at: number) => ((area.x - at) ** 2 + (area.y - y) ** 2) / area.population
  const isOwn = (at: number) => others.every((area) => farness(area, at) >= farness(own, at))
  const isOn = (area: Area) => Math.abs(area.x - x) < half.width && Math.abs(area.y - y) < half.height
  return [x - half.width / 2, x, x + half.width / 2].every(isOwn) && !others.some(isOn)
}
