import { geoPath } from 'd3-geo'
import type { Feature, MultiPolygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify } from 'topojson-simplify'
import statesInDegrees from 'us-atlas/states-10m.json'
import { type Box, type Coordinates, distanceToLineSegment, type Position } from './geometry.ts'

export interface Boundary extends Feature<MultiPolygon, { name: string }> {
  /** The outer and inner outlines (in GeoJSON, rings). Omits the repeated last point of each outline. */
  outlines: Position[][]
  box: Box
}

/** Returns the boundaries of the states, D.C., and the territories by name. */
export function createBoundaries(topology: typeof statesInDegrees): ReadonlyMap<string, Boundary> {
  const boundaries = new Map<string, Boundary>()
  for (const { geometry, ...rest } of feature(topology, topology.objects.states).features) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue
    const coordinates = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const outlines = coordinates.flat().map((outline) => outline.slice(0, -1).map(([x = 0, y = 0]): Position => [x, y]))
    const [[left, top], [right, bottom]] = geoPath().bounds(geometry)
    const box = { left, top, right, bottom }
    boundaries.set(rest.properties.name, { ...rest, geometry: { type: 'MultiPolygon', coordinates }, outlines, box })
  }
  return boundaries
}

let boundariesInDegrees: ReturnType<typeof createBoundaries> | undefined

function getBoundariesInDegrees(): ReadonlyMap<string, Boundary> {
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

/** Returns the two-digit code of a state, or undefined if us-atlas doesn't have the state. */
export const getFipsCode = (stateName: string) => getBoundariesInDegrees().get(stateName)?.id?.toString()

/** Simplifies lines with Visvalingam's algorithm: removes points that form a triangle smaller than `minArea` with their neighbors. */
export function simplifyLines(lines: (readonly Position[])[], minArea: number): Position[][] {
  const arcs = lines.filter(({ length }) => length > 1).map((line) => line.map(([x, y]): [number, number] => [x, y]))
  return presimplify({ type: 'Topology', objects: {}, arcs }).arcs.map((arc) =>
    arc.flatMap(([x = 0, y = 0, weight = 0]): Position[] => (weight >= minArea ? [[x, y]] : [])),
  )
}

const MILES_PER_GREAT_CIRCLE_DEGREE = 69.09

/** Returns the distance in miles from a place to a state, or 0 if the place is inside. The error grows with the distance. @throws {Error} if us-atlas doesn't have the state. */
export function measureMilesToState(stateName: string, { lat, lon }: Coordinates): number {
  if (isInsideBoundary(stateName, { lat, lon })) return 0
  const longitudeScale = Math.cos((lat * Math.PI) / 180)
  const distances = getBoundary(stateName).outlines.flatMap((outline) => {
    const points = outline.map(([x, y]): Position => [(x - lon) * longitudeScale, y - lat])
    return points.map((to, index) => distanceToLineSegment([points.at(index - 1) ?? to, to], { x: 0, y: 0 }))
  })
  return Math.min(...distances) * MILES_PER_GREAT_CIRCLE_DEGREE
}

/** Maximum distance from the boundary to a cape or small island that us-atlas omits. */
const MAX_MILES_TO_OMITTED_LAND = 3

/** Checks if a place is in a state, or near the state and outside all states, for example on an omitted island. */
export function belongsToState(stateName: string, place: Coordinates): boolean {
  if (isInsideBoundary(stateName, place)) return true
  const isInOtherState = [...getBoundariesInDegrees().keys()].some((name) => isInsideBoundary(name, place))
  return !isInOtherState && measureMilesToState(stateName, place) < MAX_MILES_TO_OMITTED_LAND
}

/** Checks if a place is inside the boundary of a state. */
export function isInsideBoundary(stateName: string, { lat, lon }: Coordinates): boolean {
  const { box, outlines } = getBoundary(stateName)
  // `top` is the southern edge, see `Box`.
  if (lon < box.left || lon > box.right || lat < box.top || lat > box.bottom) return false
  let isInside = false
  // Even-odd rule: a ray to the east crosses the boundary an odd number of times if it starts inside.
  for (const outline of outlines) {
    let from = outline.at(-1)
    for (const to of outline) {
      if (from && to[1] > lat !== from[1] > lat) {
        const crossing = ((from[0] - to[0]) * (lat - to[1])) / (from[1] - to[1]) + to[0]
        if (lon < crossing) isInside = !isInside
      }
      from = to
    }
  }
  return isInside
}
