import { geoAlbersUsa, geoPath } from 'd3-geo'
import type { Polygon } from 'geojson'
import { presimplify, simplify } from 'topojson-simplify'
import statesAlbers from 'us-atlas/states-albers-10m.json'
import { type Boundary, createBoundaries, getBoundary } from './boundaries.ts'
import type { BlockGroup } from './geometry.ts'
import { assignLights, computeResidentsPerLight, createDotsPath, sumResidents } from './lights.ts'
import { createOutlinesPath } from './paths.ts'
import { scatterLights } from './scatter.ts'

/** Size of the view box of the projected maps in us-atlas. */
export const US_MAP = { width: 975, height: 610 }
/** The projection of us-atlas, so that lights match the outlines. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** States that are too small to tap, from north to south. The labels are offshore. */
const SMALL_STATES = ['MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC']
const LABEL_COLUMN = { x: 952, top: 190, step: 28 }

/** Adds the outline, the center, and the position of the label to each state. @throws {Error} if us-atlas doesn't have a state. */
export function createStateShapes<State extends { name: string; abbreviation: string }>(states: State[]) {
  // Removes points that form a smaller triangle with their neighbors than 3 square units of the view box.
  const boundaries = createBoundaries(simplify(presimplify(statesAlbers), 3))
  return states.map((state) => {
    const boundary = getBoundary(state.name, boundaries)
    const [x, y] = geoPath().centroid(getLargestPart(boundary))
    const center = { x: Math.round(x), y: Math.round(y) }
    const row = SMALL_STATES.indexOf(state.abbreviation)
    const hasOffshoreLabel = row >= 0
    const labelPoint = hasOffshoreLabel ? { x: LABEL_COLUMN.x, y: LABEL_COLUMN.top + row * LABEL_COLUMN.step } : center
    return { ...state, path: createOutlinesPath(boundary.outlines), labelPoint, center, hasOffshoreLabel }
  })
}

function getLargestPart({ geometry }: Boundary): Polygon {
  const parts = geometry.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
  const [largest] = parts.toSorted((a, b) => geoPath().area(b) - geoPath().area(a))
  return largest ?? { type: 'Polygon', coordinates: [] }
}

const MAX_LIGHTS = 1300

/** Draws the lights of the 50 states and D.C. The projection has no other places. */
export function drawUsLights(blockGroups: BlockGroup[]): { residentsPerLight: number; lightsPath: string } {
  const residentsPerLight = computeResidentsPerLight(sumResidents(blockGroups), MAX_LIGHTS)
  const litGroups = assignLights(blockGroups, residentsPerLight).flatMap(({ lat, lon, lightCount }) => {
    const point = project([lon, lat])
    return point ? [{ x: point[0], y: point[1], lightCount }] : []
  })
  return { residentsPerLight, lightsPath: createDotsPath(scatterLights(litGroups, { ...US_MAP, spacing: 1.1 })) }
}
