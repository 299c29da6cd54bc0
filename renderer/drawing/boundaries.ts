import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import statesInDegrees from 'us-atlas/states-10m.json'
import type { Position } from './geometry.ts'

type States = Topology<{ states: GeometryCollection<{ name: string }> }>

/** A state's boundary: rings of points, in the units of the file it came from. */
export type Boundary = Feature<Polygon | MultiPolygon, { name: string }>

/** What gives a state’s boundary by its name, and throws if there is no such state. */
export function boundariesOf(topology: States): (name: string) => Boundary {
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

let inDegrees: ReturnType<typeof boundariesOf> | undefined

/** A state's boundary in degrees; throws if there is no such state. */
export function stateInDegrees(name: string): Boundary {
  inDegrees ??= boundariesOf(statesInDegrees)
  return inDegrees(name)
}

/** Borders and coasts, each once. */
export const stateBorders = () => mesh(statesInDegrees, statesInDegrees.objects.states)

let names: string[] | undefined

export function stateNames(): string[] {
  names ??= statesInDegrees.objects.states.geometries.flatMap(({ properties }) =>
    properties && 'name' in properties ? [properties.name] : [],
  )
  return names
}

/** A state in the topology itself, whose lines it shares with its neighbors. */
export function stateGeometry(name: string) {
  const { geometries } = statesInDegrees.objects.states
  return geometries.find(({ properties }) => properties && 'name' in properties && properties.name === name)
}

/** The rings of a boundary, holes among them, without the last point, which is the first again. */
export function ringsOf({ geometry }: Boundary): Position[][] {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  return rings.map((ring) => ring.slice(0, -1).map(([x = 0, y = 0]) => [x, y]))
}

/** Lines without the points that nobody would see: those of triangles below an area, in square units of the lines (Visvalingam’s measure). */
export function lighter(lines: (readonly Position[])[], smallest: number): Position[][] {
  const arcs = lines.filter(({ length }) => length > 1).map((line) => line.map(([x, y]): [number, number] => [x, y]))
  return presimplify({ type: 'Topology', objects: {}, arcs }).arcs.map((arc) =>
    arc.flatMap(([x = 0, y = 0, weight = 0]): Position[] => (weight >= smallest ? [[x, y]] : [])),
  )
}
