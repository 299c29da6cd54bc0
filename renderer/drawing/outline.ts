import { ringsOf, stateGeometry, stateInDegrees } from './boundaries.ts'
import { distanceToRings, isWithinRings } from './clip.ts'
import type { Position } from './geometry.ts'

const MILES_PER_DEGREE = 69.09

const outlines = new Map<string, Position[][]>()

/**
 * How many miles a point lies outside of a state: 0 inside. On the plane, which is true to a percent this near.
 * @param state its name in us-atlas: `Florida`.
 * @param point degrees north and east.
 * @throws {Error} if there is no such state.
 */
export function milesOutside(state: string, { lat, lon }: { lat: number; lon: number }): number {
  const rings = outlines.get(state) ?? ringsOf(stateInDegrees(state))
  outlines.set(state, rings)
  if (isWithinRings(rings, [lon, lat])) return 0
  const shrink = Math.cos((lat * Math.PI) / 180)
  const around = rings.map((ring) => ring.map(([x, y]): Position => [(x - lon) * shrink, y - lat]))
  return distanceToRings(around, [0, 0]) * MILES_PER_DEGREE
}

/** The two digits with which the codes of a state's counties begin (ANSI INCITS 38); none where there is no such state. */
export function codeOf(state: string): string | undefined {
  return stateGeometry(state)?.id?.toString()
}
