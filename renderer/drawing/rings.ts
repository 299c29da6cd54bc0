import type { Point, Position } from './geometry.ts'

/** A rectangle of the drawing. The axes point as they do in its points: north is `bottom` in degrees. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How far a point lies from the nearest side of some rings. */
export function distanceToRings(rings: Position[][], point: Position): number {
  return Math.min(
    ...rings.flatMap((ring) => ring.map((to, index) => distanceToWay(ring.at(index - 1) ?? to, to, point))),
  )
}

export function distanceToWay(from: Position, to: Position, [x, y]: Position): number {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const length = alongX ** 2 + alongY ** 2
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * alongX + (y - from[1]) * alongY) / length))
  return Math.hypot(from[0] + part * alongX - x, from[1] + part * alongY - y)
}

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

export function isInside(box: Box, { left, right, top, bottom }: Box): boolean {
  return box.left > left && box.right < right && box.top > top && box.bottom < bottom
}

export function touch(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

export function distanceToBox({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

export type Way = [from: Position, to: Position]

/** Whether a line ends in a box, or runs through it, and so through one of its diagonals. */
export function crosses(way: Way, box: Box): boolean {
  const { left, right, top, bottom } = box
  const [, [x, y]] = way
  return (
    distanceToBox(box, { x, y }) === 0 ||
    meet(way, [
      [left, top],
      [right, bottom],
    ]) ||
    meet(way, [
      [left, bottom],
      [right, top],
    ])
  )
}

/** Whether two lines cross: each has the ends of the other on both of its sides. */
export function meet(one: Way, other: Way): boolean {
  const parts = ([[x, y], [toX, toY]]: Way, [a, b]: Way) => {
    const sideOf = ([endX, endY]: Position) => (toX - x) * (endY - y) - (toY - y) * (endX - x)
    return sideOf(a) * sideOf(b) < 0
  }
  return parts(one, other) && parts(other, one)
}
