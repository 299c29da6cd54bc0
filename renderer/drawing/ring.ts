import { coordinate } from './rounding.ts'

/** A hundred lights around a practice, some of them within its ring. */
export interface Ring {
  /** Where the practice stands, from the left and from the top alike. */
  center: number
  radius: number
  /** How far from the center the farthest light may lie. */
  reach: number
  /** How many of the hundred lie inside the ring. */
  inside: number
}

const LIGHTS = 100

/** Turning by the golden angle from light to light scatters them evenly, without rows. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Leaves the middle free for the practice, and keeps the outermost light off the line. */
const HOLE = 3.2
const INNER_MARGIN = 0.94
const OUTER_MARGIN = 1.1

/** The lights inside and outside the ring, each an SVG path of zero-length strokes: with round caps they are dots. */
export function ringLights({ center, radius, reach, inside }: Ring): { inside: string; outside: string } {
  const outside = LIGHTS - inside
  const nearest = (radius * OUTER_MARGIN) ** 2
  const within = (index: number) => radius * INNER_MARGIN * Math.sqrt((index + HOLE) / (inside + HOLE))
  const beyond = (index: number) => Math.sqrt(nearest + ((index + 0.5) / outside) * (reach ** 2 - nearest))
  const dot = (distance: number, turn: number) => {
    const angle = turn * GOLDEN_ANGLE
    return `M${coordinate(center + distance * Math.cos(angle))} ${coordinate(center + distance * Math.sin(angle))}h0`
  }
  return {
    inside: Array.from({ length: inside }, (_, index) => dot(within(index), index)).join(''),
    outside: Array.from({ length: outside }, (_, index) => dot(beyond(index), index + inside)).join(''),
  }
}
