import { type GeoConicProjection, geoBounds, geoCentroid, geoConicEqualArea, geoPath } from 'd3-geo'
import { type Boundary, lighter, stateInDegrees } from './boundaries.ts'
import type { Coordinates, Point, Position } from './geometry.ts'
import { ringsPath } from './paths.ts'
import { type Box, boxOf } from './rings.ts'

/** The canvas of a state's map; what is not drawn upon is cut off. */
export const STATE_MAP = { width: 760, height: 700 }
/** The outline keeps this distance from the edge, in units: names of cities on the coast need it. */
const MARGIN = 40

export interface StateFrame {
  /** The state's boundary, islands and holes among its rings. */
  rings: Position[][]
  bounds: Box
  place: (spot: Coordinates) => Point
  /** From its south-west to its north-east. */
  degrees: [[number, number], [number, number]]
}

/** Alaska's islands west of here reach beyond the antimeridian, and would halve the rest: the map's edge cuts them off. No city of ours lies there. */
const WEST_END: Record<string, number> = { Alaska: -172 }

/**
 * A state's outline, and where its places stand: an equal-area cone through the state's own middle.
 * @param name as us-atlas spells it.
 * @throws {Error} if the boundaries have no such state.
 */
export function stateFrame(name: string): StateFrame {
  const measured = measuredOf(name)
  const { whole, boundary, projection: cone } = measured
  const projection = fitted(cone(), measured.extent)
  const rings = projectedRings(whole, projection)
  return {
    rings,
    bounds: boxOf((boundary === whole ? rings : projectedRings(boundary, projection)).flat()),
    place: ({ lat, lon }) => {
      const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
    degrees: measured.degrees,
  }
}

/** What of a state is the same in frames of all sizes: measuring its boundary takes as long as projecting it. */
interface Measured {
  whole: Boundary
  /** What the map shows of it. */
  boundary: Boundary
  /** Through the state's own middle. */
  projection: () => GeoConicProjection
  degrees: StateFrame['degrees']
  /** Around the boundary at the scale `UNFITTED`. */
  extent: [[number, number], [number, number]]
}

const measuredStates = new Map<string, Measured>()

function measuredOf(name: string): Measured {
  const known = measuredStates.get(name)
  if (known) return known
  const whole = stateInDegrees(name)
  const end = WEST_END[name]
  const boundary = end === undefined ? whole : eastOf(end, whole)
  const degrees = geoBounds(boundary)
  const [[, south], [, north]] = degrees
  const [longitude] = geoCentroid(boundary)
  const sixth = (north - south) / 6
  const projection = () =>
    geoConicEqualArea()
      .parallels([south + sixth, north - sixth])
      .rotate([-longitude, 0])
  const extent = geoPath(projection().scale(UNFITTED).translate([0, 0])).bounds(boundary)
  const measured = { whole, boundary, projection, degrees, extent }
  measuredStates.set(name, measured)
  return measured
}

const UNFITTED = 150

/** As `fitExtent` of d3-geo, which would project the whole boundary for it. */
function fitted(projection: GeoConicProjection, [[left, top], [right, bottom]]: Measured['extent']) {
  const { width, height } = STATE_MAP
  const times = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top))
  return projection
    .scale(UNFITTED * times)
    .translate([(width - times * (right + left)) / 2, (height - times * (bottom + top)) / 2])
}

function eastOf(end: number, { geometry, ...rest }: Boundary): Boundary {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const kept = polygons.filter(([ring = []]) => ring.every(([lon = 0]) => lon > end && lon < 0))
  return { ...rest, geometry: { type: 'MultiPolygon', coordinates: kept } }
}

/** The boundary as geoPath draws it, but as rings. */
function projectedRings(boundary: Boundary, projection: ReturnType<typeof geoConicEqualArea>): Position[][] {
  const rings: Position[][] = []
  let ring: Position[] = []
  const pen = {
    moveTo: (x: number, y: number) => {
      ring = [[x, y]]
      rings.push(ring)
    },
    lineTo: (x: number, y: number) => ring.push([x, y]),
    closePath: () => ring.push(...ring.slice(0, 1)),
    beginPath: () => {},
    arc: () => {},
  }
  geoPath(projection, pen)(boundary)
  return rings
}

/** The smallest triangle of an outline that is drawn, in square units. */
const DETAIL = 4

export function outlinePath({ rings }: StateFrame): string {
  return ringsPath(lighter(rings, DETAIL).map((ring) => ring.slice(0, -1)))
}
