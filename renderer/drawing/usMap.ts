import { geoAlbersUsa, geoPath } from 'd3-geo'
import type { Polygon } from 'geojson'
import { presimplify, simplify } from 'topojson-simplify'
import statesAlbers from 'us-atlas/states-albers-10m.json'
import { type Boundary, boundariesOf, ringsOf } from './boundaries.ts'
import type { Coordinates, Point } from './geometry.ts'
import { countLights, eachOf, lightsPath, type Residents } from './lights.ts'
import { ringsPath } from './paths.ts'
import { spread } from './scatter.ts'

/** The map's own units are those of us-atlas: Albers' projection, with Alaska and Hawaii inset. */
export const US_MAP = { width: 975, height: 610 }
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** The smallest triangle that is drawn (Visvalingam's measure): faint lines need no more. */
const SMALLEST = 3

/** The states that are too small for a finger, from north to south: their names stand in the sea, the first one's so high. */
const ASIDE = ['MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC']
const COLUMN = { x: 952, top: 190, step: 28 }

/** The map of the United States: each state’s outline. @throws {Error} if the boundaries lack a state. */
export function drawUsMap<State extends { name: string; abbreviation: string }>(states: State[]) {
  const boundaryOf = boundariesOf(simplify(presimplify(statesAlbers), SMALLEST))
  return states.map((state) => {
    const boundary = boundaryOf(state.name)
    const [x, y] = geoPath().centroid(largestPart(boundary))
    const center = { x: Math.round(x), y: Math.round(y) }
    const row = ASIDE.indexOf(state.abbreviation)
    const isAside = row >= 0
    const at = isAside ? { x: COLUMN.x, y: COLUMN.top + row * COLUMN.step } : center
    return { ...state, path: ringsPath(ringsOf(boundary)), at, center, isAside }
  })
}

/** Without its islands; of Michigan the southern half. */
function largestPart({ geometry, ...rest }: Boundary): Boundary {
  if (geometry.type === 'Polygon') return { geometry, ...rest }
  const [largest = []] = geometry.coordinates.toSorted((a, b) => areaOf(b) - areaOf(a))
  return { ...rest, geometry: { type: 'Polygon', coordinates: largest } }
}

const areaOf = (coordinates: Polygon['coordinates']) => geoPath().area({ type: 'Polygon', coordinates })

export type DrawnState = Pick<ReturnType<typeof drawUsMap>[number], 'path' | 'at' | 'center' | 'isAside'>

/** Most lights of the country, and the room of each, in units. */
const MOST = 1300
const AIR = 1.1

/** Who lives in the country: how many residents a light stands for, and all lights as a path. */
export function usLights(groups: Residents[]): { each: number; path: string } {
  const each = eachOf(
    groups.reduce((sum, { residents }) => sum + residents, 0),
    MOST,
  )
  const homes = countLights(groups, each).flatMap(({ count, ...home }) => onMap(home).map((at) => ({ ...at, count })))
  return { each, path: lightsPath(spread(homes, { ...US_MAP, air: AIR })) }
}

/** Where a place stands; nowhere if it lies outside of the fifty states. */
function onMap({ lat, lon }: Coordinates): Point[] {
  const point = project([lon, lat])
  return point ? [{ x: point[0], y: point[1] }] : []
}
