import { type GeoProjection, geoBounds, geoCentroid, geoConicEqualArea, geoPath } from 'd3-geo'
import { type Boundary, lighter, stateBorders, stateInDegrees } from './boundaries.ts'
import type { Coordinates, Point, Position } from './geometry.ts'
import { ringsPath } from './paths.ts'
import { boxOf } from './rings.ts'

/** The canvas of a state's map; what is not drawn upon is cut off. */
export const STATE_MAP = { width: 760, height: 700 }
/** The outline keeps this distance from the edge, in units: names of cities on the coast need it. */
const MARGIN = 40

const extent = (margin: number): [[number, number], [number, number]] => [
  [margin, margin],
  [STATE_MAP.width - margin, STATE_MAP.height - margin],
]

/** Beside an outline, in degrees: it cuts off capes and keys. */
const AIR = 0.05

/** A state of fewer degrees from north to south is hardly larger than its largest city's surroundings. */
const SMALL = 1.2

/** Alaska's islands west of here reach beyond the antimeridian, and would halve the rest: the map's edge cuts them off. No city of ours lies there. */
const WEST_END: Record<string, number> = { Alaska: -172 }

/** A state’s outline, and where its places stand: an equal-area cone through its own middle. @throws {Error} if us-atlas has no such name. */
export function stateFrame(name: string) {
  const whole = stateInDegrees(name)
  const end = WEST_END[name]
  const shown = end === undefined ? whole : eastOf(end, whole)
  const [[west, south], [east, north]] = geoBounds(shown)
  const isSmall = north - south < SMALL
  const sixth = (north - south) / 6
  const projection = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-geoCentroid(shown)[0], 0])
    .fitExtent(extent(MARGIN), shown)
  const rings = projectedRings(whole, projection)
  const at = (x: number, y: number): Coordinates => {
    const [lon, lat] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN]
    return { lat, lon }
  }
  return {
    /** The state's boundary, islands and holes among its rings. */
    rings,
    bounds: boxOf((shown === whole ? rings : projectedRings(shown, projection)).flat()),
    place: ({ lat, lon }: Coordinates): Point => {
      const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
    at,
    /** So small that those who live around it are shown too. */
    isSmall,
    /** What is shown, from its south-west to its north-east. */
    corners: isSmall
      ? ([at(0, STATE_MAP.height), at(STATE_MAP.width, 0)] as const)
      : ([
          { lat: south - AIR, lon: west - AIR },
          { lat: north + AIR, lon: east + AIR },
        ] as const),
    /** The lines between states. */
    borders: () => geoPath(projection.clipExtent(extent(0))).digits(0)(stateBorders()) ?? '',
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
