import { type GeoConicProjection, geoBounds, geoCentroid, geoConicEqualArea, geoPath } from 'd3-geo'
import { type Boundary, lighter, stateInDegrees } from './boundaries.ts'
import { boxOf } from './clip.ts'
import type { Coordinates, Point, Position } from './geometry.ts'
import type { Box } from './mapText.ts'
import { ringsPath } from './paths.ts'

/** A state at a size, in units. */
export interface StateFrame {
  /** The state's boundary, islands and holes among its rings. */
  rings: Position[][]
  bounds: Box
  place: (spot: Coordinates) => Point
  /** The degrees of a box of the drawing: `top` is its south, as lines in degrees have it. */
  degreesOf: (box: Box) => Box
}

/** Alaska's islands west of here reach beyond the antimeridian, and would halve the rest: the map's edge cuts them off. No city of ours lies there. */
const WEST_END: Record<string, number> = { Alaska: -172 }

/**
 * A state's outline, and where its places stand: an equal-area cone through the state's own middle.
 * @param name as us-atlas spells it.
 * @param box what the outline fills.
 * @throws {Error} if the boundaries have no such state.
 */
export function stateFrame(name: string, box: Box): StateFrame {
  const measured = measuredOf(name)
  const { whole, boundary, projection: cone } = measured
  const projection = fitted(cone(), measured.extent, box)
  const rings = projectedRings(whole, projection)
  return {
    rings,
    bounds: boxOf((boundary === whole ? rings : projectedRings(boundary, projection)).flat()),
    place: ({ lat, lon }) => {
      const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
    degreesOf: (around) => degreesIn(around, (point) => projection.invert?.(point) ?? point),
  }
}

/** What of a state is the same in frames of all sizes: measuring its boundary takes as long as projecting it. */
interface Measured {
  whole: Boundary
  /** What the map shows of it. */
  boundary: Boundary
  /** Through the state's own middle. */
  projection: () => GeoConicProjection
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
  const [[, south], [, north]] = geoBounds(boundary)
  const [longitude] = geoCentroid(boundary)
  const sixth = (north - south) / 6
  const projection = () =>
    geoConicEqualArea()
      .parallels([south + sixth, north - sixth])
      .rotate([-longitude, 0])
  const extent = geoPath(projection().scale(UNFITTED).translate([0, 0])).bounds(boundary)
  const measured = { whole, boundary, projection, extent }
  measuredStates.set(name, measured)
  return measured
}

const UNFITTED = 150

/** As `fitExtent` of d3-geo, which would project the whole boundary for it. */
function fitted(projection: GeoConicProjection, [[left, top], [right, bottom]]: Measured['extent'], box: Box) {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const times = Math.min(width / (right - left), height / (bottom - top))
  return projection
    .scale(UNFITTED * times)
    .translate([box.left + (width - times * (right + left)) / 2, box.top + (height - times * (bottom + top)) / 2])
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

/** Points of each edge that are looked at: a parallel is an arc. */
const STEPS = 8

function degreesIn({ left, top, right, bottom }: Box, invert: (point: [number, number]) => [number, number]): Box {
  const shares = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS)
  const points = shares.flatMap((share) => {
    const [x, y] = [left + share * (right - left), top + share * (bottom - top)]
    return [invert([x, top]), invert([x, bottom]), invert([left, y]), invert([right, y])]
  })
  // No map of ours shows the eastern hemisphere: what seems to lie there is beyond the antimeridian.
  const east = points.map(([lon]) => (lon > 0 ? lon - 360 : lon))
  const north = points.map(([, lat]) => lat)
  return { left: Math.min(...east), right: Math.max(...east), top: Math.min(...north), bottom: Math.max(...north) }
}

/** The smallest triangle of an outline that is drawn, in square units. */
const DETAIL = 4

/** The state's outline alone, as path data. */
export function outlinePath({ rings }: StateFrame): string {
  return ringsPath(lighter(rings, DETAIL).map((ring) => ring.slice(0, -1)))
}

/** The canvas of a state's map; what is not drawn upon is cut off. */
export const STATE_MAP = { width: 760, height: 700 }
