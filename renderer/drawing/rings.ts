import type { Position } from './geometry.ts'

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

function distanceToWay(from: Position, to: Position, [x, y]: Position): number {
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
