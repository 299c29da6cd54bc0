import { type GeoProjection, geoBounds, geoCentroid, geoConicEqualArea, geoPath } from 'd3-geo'
import { type Boundary, lighter, stateInDegrees } from './boundaries.ts'
import type { Coordinates, Point, Position } from './geometry.ts'
import { ringsPath } from './paths.ts'
import { boxOf } from './rings.ts'

/** The canvas of a state's map; what is not drawn upon is cut off. */
export const STATE_MAP = { width: 760, height: 700 }
/** The outline keeps this distance from the edge, in units: names of cities on the coast need it. */
const MARGIN = 40

/** Alaska's islands west of here reach beyond the antimeridian, and would halve the rest: the map's edge cuts them off. No city of ours lies there. */
const WEST_END: Record<string, number> = { Alaska: -172 }

/** A state’s outline, and where its places stand: an equal-area cone through its own middle. @throws {Error} if us-atlas has no such name. */
export function stateFrame(name: string) {
  const whole = stateInDegrees(name)
  const end = WEST_END[name]
  const shown = end === undefined ? whole : eastOf(end, whole)
  const degrees = geoBounds(shown)
  const [[, south], [, north]] = degrees
  const sixth = (north - south) / 6
  const projection = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-geoCentroid(shown)[0], 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [STATE_MAP.width - MARGIN, STATE_MAP.height - MARGIN],
      ],
      shown,
    )
  const rings = projectedRings(whole, projection)
  return {
    /** The state's boundary, islands and holes among its rings. */
    rings,
    bounds: boxOf((shown === whole ? rings : projectedRings(shown, projection)).flat()),
    place: ({ lat, lon }: Coordinates): Point => {
      const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
    /** From its south-west to its north-east. */
    degrees,
  }
}
export type StateFrame = ReturnType<typeof stateFrame>

function eastOf(end: number, { geometry, ...rest }: Boundary): Boundary {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const kept = polygons.filter(([ring = []]) => ring.every(([lon = 0]) => lon > end && lon < 0))
  return { ...rest, geometry: { type: 'MultiPolygon', coordinates: kept } }
}

/** The boundary as geoPath draws it, but as rings. */
function projectedRings(boundary: Boundary, projection: GeoProjection): Position[][] {
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
