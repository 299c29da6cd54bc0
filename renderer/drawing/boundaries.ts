import type { Feature, MultiPolygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify } from 'topojson-simplify'
import statesInDegrees from 'us-atlas/states-10m.json'
import type { Position } from './geometry.ts'
import { type Box, boundingBox } from './shapes.ts'

export interface Boundary extends Feature<MultiPolygon, { name: string }> {
  /** The outer and inner outlines (in GeoJSON, rings). Omits the repeated last point of each outline. */
  outlines: Position[][]
  box: Box
}

/** Returns the boundaries of the states, D.C., and the territories by name. */
export function createBoundaries(topology: typeof statesInDegrees): ReadonlyMap<string, Boundary> {
  const boundaries = new Map<string, Boundary>()
  for (const { geometry, ...rest } of feature(topology, topology.objects.states).features)
    if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') {
      const coordinates = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      const outlines = coordinates
        .flat()
        .map((outline) => outline.slice(0, -1).map(([x = 0, y = 0]): Position => [x, y]))
      boundaries.set(rest.properties.name, {
        ...rest,
        geometry: { type: 'MultiPolygon', coordinates },
        outlines,
        box: boundingBox(outlines.flat()),
      })
    }
  return boundaries
}

let boundariesInDegrees: ReturnType<typeof createBoundaries> | undefined

/** Returns the boundaries by name, in degrees. */
export function getBoundariesInDegrees(): ReadonlyMap<string, Boundary> {
  boundariesInDegrees ??= createBoundaries(statesInDegrees)
  return boundariesInDegrees
}

/** Returns the boundary of a state, in degrees by default. @throws {Error} if us-atlas doesn't have the state. */
export function getBoundary(name: string, boundaries = getBoundariesInDegrees()): Boundary {
  const boundary = boundaries.get(name)
  if (!boundary) throw new Error(`us-atlas has no state called ${name}`)
  return boundary
}

/** Returns the borders of all states as a GeoJSON mesh, in degrees. */
export const getStateBorders = () => mesh(statesInDegrees, statesInDegrees.objects.states)

/** Simplifies lines with Visvalingam's algorithm: removes points that form a triangle smaller than `minArea` with their neighbors. */
export function simplifyLines(lines: (readonly Position[])[], minArea: number): Position[][] {
  const arcs = lines.filter(({ length }) => length > 1).map((line) => line.map(([x, y]): [number, number] => [x, y]))
  return presimplify({ type: 'Topology', objects: {}, arcs }).arcs.map((arc) =>
    arc.flatMap(([x = 0, y = 0, weight = 0]): Position[] => (weight >= minArea ? [[x, y]] : [])),
  )
}
