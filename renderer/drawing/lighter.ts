import { presimplify } from 'topojson-simplify'
import type { Position } from './cityFrame.ts'

/**
 * Lines without the points that nobody would see.
 * @param smallest the area of the smallest triangle that counts, in square units of the lines (Visvalingam's measure).
 */
export function lighter(lines: (readonly Position[])[], smallest: number): Position[][] {
  const arcs = lines.filter(({ length }) => length > 1).map((line) => line.map(([x, y]): [number, number] => [x, y]))
  return presimplify({ type: 'Topology', objects: {}, arcs }).arcs.map((arc) =>
    arc.flatMap(([x = 0, y = 0, weight = 0]): Position[] => (weight >= smallest ? [[x, y]] : [])),
  )
}
