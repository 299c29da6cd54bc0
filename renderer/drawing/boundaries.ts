import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import statesInDegrees from 'us-atlas/states-10m.json'
import type { Position } from './geometry.ts'

type States = Topology<{ states: GeometryCollection<{ name: string }> }>

/** Outline of a state in degrees, as GeoJSON. */
export type Boundary = Feature<Polygon | MultiPolygon, { name: string }>

/** Creates a lookup of boundaries by name. It throws if us-atlas doesn't have the state. */
export function createBoundaryLookup(topology: States): (name: string) => Boundary {
  const { features } = feature(topology, topology.objects.states)
  const boundaries = new Map<string, Boundary>(
    features.flatMap(({ geometry, ...rest }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? [[rest.properties.name, { ...rest, geometry }] as const]
        : [],
    ),
  )
  return (name) => {
    const boundary = boundaries.get(name)
    if (!boundary) throw new Error(`us-atlas has no state called ${name}`)
    return boundary
  }
}

let lookUpInDegrees: ReturnType<typeof createBoundaryLookup> | undefined

/** Returns the boundary of a state in degrees. @throws {Error} if us-atlas doesn't have the state. */
export function getStateBoundary(name: string): Boundary {
  lookUpInDegrees ??= createBoundaryLookup(statesInDegrees)
  return lookUpInDegrees(name)
}

/** Returns the borders between states and along coasts as a GeoJSON mesh, in degrees. */
export const getStateBorders = () => mesh(statesInDegrees, statesInDegrees.objects.states)

let names: string[] | undefined

/** Returns the names of all states in us-atlas, including D.C. and territories. */
export function listStateNames(): string[] {
  names ??= statesInDegrees.objects.states.geometries.flatMap(({ properties }) =>
    properties && 'name' in properties ? [properties.name] : [],
  )
  return names
}

/** Returns the topology of a state, or undefined if us-atlas doesn't have it. */
export function findStateGeometry(name: string) {
  const { geometries } = statesInDegrees.objects.states
  return geometries.find(({ properties }) => properties && 'name' in properties && properties.name === name)
}

/** Returns the outer and inner rings of a boundary, without the repeated last point. */
export function getRings({ geometry }: Boundary): Position[][] {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  return rings.map((ring) => ring.slice(0, -1).map(([x = 0, y = 0]) => [x, y]))
}

/** Simplifies lines with Visvalingam's algorithm. `minArea` is in square units. */
export function simplifyLines(lines: (readonly Position[])[], minArea: number): Position[][] {
  const arcs = lines.filter(({ length }) => length > 1).map((line) => line.map(([x, y]): [number, number] => [x, y]))
  return presimplify({ type: 'Topology', objects: {}, arcs }).arcs.map((arc) =>
    arc.flatMap(([x = 0, y = 0, weight = 0]): Position[] => (weight >= minArea ? [[x, y]] : [])),
  )
}
