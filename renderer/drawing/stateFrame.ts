import { type GeoProjection, geoBounds, geoCentroid, geoConicEqualArea, geoPath, geoStream } from 'd3-geo'
import type { Feature, MultiPolygon } from 'geojson'
import { type Boundary, getBoundary, getStateBorders, simplifyLines } from './boundaries.ts'
import type { Coordinates, Point, Position } from './geometry.ts'
import { createOutlinesPath } from './paths.ts'

/** Maximum size of a state's map, in `viewBox` units. */
export const MAX_STATE_MAP_SIZE = { width: 760, height: 700 }
const { width, height } = MAX_STATE_MAP_SIZE
const PADDING_DEGREES = 0.05
/** The maps of small states also show the surroundings. */
const SMALL_STATE_MAX_HEIGHT_DEGREES = 1.2
/** Islands west of this longitude or across the antimeridian don't count for the size of a map, because those of Alaska would halve the scale. */
const WEST_LIMIT_DEGREES = -172
/** Details with a smaller triangle are removed from the outline, in square `viewBox` units. */
const MIN_TRIANGLE_AREA = 4

/** Returns the top left and bottom right corners of the map, moved inward. */
const createExtent = (margin: number): [[number, number], [number, number]] => [
  [margin, margin],
  [width - margin, height - margin],
]

/** Creates the projection of a state's map (conic, equal-area), and projects the outlines. @throws {Error} if us-atlas doesn't have the state. */
export function createStateFrame(name: string) {
  const boundary = getBoundary(name)
  const visible = removeFarIslands(boundary)
  const [[west, south], [east, north]] = geoBounds(visible)
  const isSmall = north - south < SMALL_STATE_MAX_HEIGHT_DEGREES
  // Standard parallels a sixth from the edges minimize the distortion.
  const sixth = (north - south) / 6
  const projection = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-geoCentroid(visible)[0], 0])
    .fitExtent(createExtent(40), visible)
  const outlines = projectOutlines(boundary, projection)
  const [[, top], [, bottom]] = geoPath(projection).bounds(visible)
  const unproject = (x: number, y: number): Coordinates => {
    const [lon, lat] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN]
    return { lat, lon }
  }
  return {
    name,
    outlines,
    /** SVG path data of the simplified boundary. */
    outlinePath: createOutlinesPath(simplifyLines(outlines, MIN_TRIANGLE_AREA).map((outline) => outline.slice(0, -1))),
    /** Ends of the outlines, but not of islands west of the limit. */
    top,
    bottom,
    project: ({ lat, lon }: Coordinates): Point => {
      const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
    unproject,
    isSmall,
    /** Corners of the area that the map shows. */
    southWest: isSmall ? unproject(0, height) : { lat: south - PADDING_DEGREES, lon: west - PADDING_DEGREES },
    northEast: isSmall ? unproject(width, 0) : { lat: north + PADDING_DEGREES, lon: east + PADDING_DEGREES },
    /** Returns SVG path data of the borders of all states. Clips the projection, and so later paths. */
    drawBorders: () => geoPath(projection.clipExtent(createExtent(0))).digits(0)(getStateBorders()) ?? '',
  }
}

export type StateFrame = ReturnType<typeof createStateFrame>

function removeFarIslands({ geometry, ...rest }: Boundary): Feature<MultiPolygon> {
  const coordinates = geometry.coordinates.filter(([outline = []]) =>
    outline.every(([lon = 0]) => lon > WEST_LIMIT_DEGREES && lon < 0),
  )
  return { ...rest, geometry: { type: 'MultiPolygon', coordinates } }
}

/** Returns closed outlines. */
function projectOutlines(boundary: Feature, projection: GeoProjection): Position[][] {
  const outlines: Position[][] = []
  const stream = {
    polygonStart: () => {},
    lineStart: () => outlines.push([]),
    point: (x: number, y: number) => outlines.at(-1)?.push([x, y]),
    lineEnd: () => outlines.at(-1)?.push(...(outlines.at(-1) ?? []).slice(0, 1)),
    polygonEnd: () => {},
  }
  geoStream(boundary, projection.stream(stream))
  return outlines
}
