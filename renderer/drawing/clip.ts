import type { Position } from './geometry.ts'
import type { Box } from './mapText.ts'

/** One side of a rectangle: whether a point lies within, and where a way from one point to another crosses it. */
interface Side {
  isWithin: (point: Position) => boolean
  crossing: (from: Position, to: Position) => Position
}

/**
 * What of a ring lies in a rectangle (Sutherland and Hodgman, 1974). Where the ring lies outside, the result runs along the
 * rectangle's border; filled, that is not seen.
 */
export function clipRing(ring: Position[], box: Box): Position[] {
  return sidesOf(box).reduce((points, side) => clipAt(side, points), ring)
}

function clipAt({ isWithin, crossing }: Side, points: Position[]): Position[] {
  const kept: Position[] = []
  let from = points.at(-1)
  let wasWithin = from !== undefined && isWithin(from)
  for (const to of points) {
    const isNowWithin = isWithin(to)
    if (from && isNowWithin !== wasWithin) kept.push(crossing(from, to))
    if (isNowWithin) kept.push(to)
    from = to
    wasWithin = isNowWithin
  }
  return kept
}

function sidesOf({ left, top, right, bottom }: Box): Side[] {
  const atX = (x: number) => (from: Position, to: Position) => [x, share(from[0], to[0], x, from[1], to[1])] as const
  const atY = (y: number) => (from: Position, to: Position) => [share(from[1], to[1], y, from[0], to[0]), y] as const
  return [
    { isWithin: ([x]) => x >= left, crossing: atX(left) },
    { isWithin: ([x]) => x <= right, crossing: atX(right) },
    { isWithin: ([, y]) => y >= top, crossing: atY(top) },
    { isWithin: ([, y]) => y <= bottom, crossing: atY(bottom) },
  ]
}

/** What the second axis reads where the first reads `at`. */
function share(from: number, to: number, at: number, otherFrom: number, otherTo: number): number {
  return otherFrom + ((at - from) / (to - from)) * (otherTo - otherFrom)
}

/** Whether a clipped ring does more than run along the rectangle's border. */
export function hasShore(ring: Position[], { left, top, right, bottom }: Box): boolean {
  return ring.some((to, index) => {
    const from = ring.at(index - 1) ?? to
    const isVertical = from[0] === to[0] && (to[0] === left || to[0] === right)
    const isLevel = from[1] === to[1] && (to[1] === top || to[1] === bottom)
    return !isVertical && !isLevel
  })
}

/** The parts of a line that a rectangle may show: whole segments, so that nothing has to be cut. */
export function linesIn(line: Position[], { left, top, right, bottom }: Box): Position[][] {
  const parts: Position[][] = []
  let isOpen = false
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const isSeen =
      Math.max(from[0], to[0]) >= left &&
      Math.min(from[0], to[0]) <= right &&
      Math.max(from[1], to[1]) >= top &&
      Math.min(from[1], to[1]) <= bottom
    if (isSeen && isOpen) parts.at(-1)?.push(to)
    else if (isSeen) parts.push([from, to])
    isOpen = isSeen
  }
  return parts
}

/** Whether a point lies in an odd number of rings. */
export function isWithinRings(rings: Position[][], [x, y]: Position): boolean {
  return withinAt(rings, y)(x)
}

/**
 * Which points of a level lie in an odd number of rings: for many points of one level, whose crossings are found once.
 * @param y the level.
 */
export function withinAt(rings: Position[][], y: number): (x: number) => boolean {
  const crossings = rings.flatMap((ring) => crossingsOf(ring, y))
  return (x) => crossings.filter((at) => x < at).length % 2 === 1
}

function crossingsOf(ring: Position[], y: number): number[] {
  const crossings: number[] = []
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0]
  for (const [atX, atY] of ring) {
    if (atY > y !== beforeY > y) crossings.push(((beforeX - atX) * (y - atY)) / (beforeY - atY) + atX)
    beforeX = atX
    beforeY = atY
  }
  return crossings
}

/** How far a point lies from the nearest side of some rings. */
export function distanceToRings(rings: Position[][], point: Position): number {
  return Math.min(
    ...rings.flatMap((ring) => ring.map((to, index) => distanceToWay(ring.at(index - 1) ?? to, to, point))),
  )
}

function distanceToWay(from: Position, to: Position, [x, y]: Position): number {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const length = alongX ** 2 + alongY ** 2
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * alongX + (y - from[1]) * alongY) / length))
  return Math.hypot(from[0] + part * alongX - x, from[1] + part * alongY - y)
}

/** Tells whether a point lies nearer to some lines than so far: few of their ways come near one, and no other is measured. */
export function nearnessTo(lines: Position[][], near: number): (point: Position) => boolean {
  const ways = lines.flatMap((line) =>
    line.slice(1).map((to, index) => {
      const from = line[index] ?? to
      return { from, to, ...widened(boxOf([from, to]), near) }
    }),
  )
  return ([x, y]) =>
    ways.some(
      ({ from, to, left, right, top, bottom }) =>
        x >= left && x <= right && y >= top && y <= bottom && distanceToWay(from, to, [x, y]) < near,
    )
}

/** The area of a ring, in square units. */
export function areaOf(ring: Position[]): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y]
    return total + beforeX * y - x * beforeY
  }, 0)
  return Math.abs(sum) / 2
}

/** The box around points. The axes point as they do in the points: north is `bottom` in degrees. */
export function boxOf(points: Position[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** A box so much larger on each side. */
export function widened({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** A box as a ring. */
export function cornersOf({ left, top, right, bottom }: Box): Position[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
