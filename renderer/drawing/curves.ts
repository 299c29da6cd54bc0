import type { Point } from './geometry.ts'
import { roundTenth } from './rounding.ts'

/** A beat: `height / cosh((x - crest) / width) ^ SHARPNESS`. The line is flat beyond `flatDistance` from the crest, in units of `width`. */
interface Beat {
  crest: number
  width: number
  height: number
  flatDistance: number
}

interface Knot extends Point {
  slope: number
}

const SHARPNESS = 1.7

/** Computes a point of a line with beats. Adds up beats that overlap. */
export function computeKnot(x: number, { baseline, beats }: { baseline: number; beats: Beat[] }): Knot {
  const knot = { x, y: baseline, slope: 0 }
  for (const { crest, width, height, flatDistance } of beats) {
    const distance = (x - crest) / width
    const heightAtX = Math.abs(distance) >= flatDistance ? 0 : height / Math.cosh(distance) ** SHARPNESS
    knot.y -= heightAtX
    knot.slope += (SHARPNESS * Math.tanh(distance) * heightAtX) / width
  }
  return knot
}

/** Connects knots with cubic Bézier curves: two control points and an end. No control point is below `maxY`. */
export function connectKnots(knots: Knot[], maxY = Number.POSITIVE_INFINITY): Point[][] {
  return knots.slice(1).map((to, index) => {
    const from = knots[index] ?? to
    const third = (to.x - from.x) / 3
    return [
      { x: from.x + third, y: Math.min(maxY, from.y + from.slope * third) },
      { x: to.x - third, y: Math.min(maxY, to.y - to.slope * third) },
      to,
    ]
  })
}

/** Converts curves to offsets from the start of each curve, for SVG's commands `c` and `s`. A curve starts where the rounded previous curve ends, so that errors don't add up. */
export function computeOffsets(start: Point, curves: Point[][]): number[][] {
  let currentPoint = { x: roundTenth(start.x), y: roundTenth(start.y) }
  return curves.map((points) => {
    const offsets = points.flatMap(({ x, y }) => [roundTenth(x - currentPoint.x), roundTenth(y - currentPoint.y)])
    const [dx = 0, dy = 0] = offsets.slice(-2)
    currentPoint = { x: currentPoint.x + dx, y: currentPoint.y + dy }
    return offsets
  })
}
