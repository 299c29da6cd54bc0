import type { Position } from './lineIndex.ts'
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
  return rings.filter((ring) => isWithinRing(ring, x, y)).length % 2 === 1
}

function isWithinRing(ring: Position[], x: number, y: number): boolean {
  let isInside = false
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0]
  for (const [atX, atY] of ring) {
    if (atY > y !== beforeY > y && x < ((beforeX - atX) * (y - atY)) / (beforeY - atY) + atX) isInside = !isInside
    beforeX = atX
    beforeY = atY
  }
  return isInside
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

/** Whether a point lies nearer to some lines than so far. */
export function isNearLines(lines: Position[][], point: Position, near: number): boolean {
  const [x, y] = point
  return lines.some((line) =>
    line.some((to, index) => {
      const from = line[index - 1]
      if (!from || Math.min(from[0], to[0]) > x + near || Math.max(from[0], to[0]) < x - near) return false
      if (Math.min(from[1], to[1]) > y + near || Math.max(from[1], to[1]) < y - near) return false
      return distanceToWay(from, to, point) < near
    }),
  )
}
