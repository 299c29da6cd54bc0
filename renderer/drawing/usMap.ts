import { geoAlbersUsa, geoPath } from 'd3-geo'
import { presimplify, simplify } from 'topojson-simplify'
import statesAlbers from 'us-atlas/states-albers-10m.json'
import { boundariesOf, ringsOf } from './boundaries.ts'
import type { Point } from './geometry.ts'
import { pointsPath, ringsPath } from './paths.ts'

/** The map's own units are those of us-atlas: Albers' projection, with Alaska and Hawaii inset. */
export const US_MAP = { width: 975, height: 610 }
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** The smallest triangle that is drawn (Visvalingam's measure): with it all boundaries are 17 KB of path data. */
const SMALLEST = 1.2

/** What the map is told of a state. */
export interface StateOnMap {
  name: string
  abbreviation: string
  cities: { lat: number; lon: number; population: number }[]
}

/** Lights grow with their cities: how many residents the two larger ones begin with. */
export const LARGER = { medium: 50_000, large: 250_000 }

/** A name off the coast, with the line that leads to it: these states are too small for a finger. */
export interface Leader {
  x: number
  y: number
  line: string
}

export interface DrawnState {
  path: string
  leader: Leader | undefined
}

/** The states that get a leader, from north to south, and the first one's height. */
const LED = ['MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC']
const COLUMN = { x: 930, top: 196, step: 25 }

/**
 * The map of the United States: each state's outline, and the lights of all cities by size, the smallest first, and each from the
 * middle of the country outward.
 * @throws {Error} if the boundaries lack a state.
 */
export function drawUsMap<State extends StateOnMap>(
  states: State[],
): { states: (State & DrawnState)[]; lights: [string[], string[], string[]] } {
  const boundaryOf = boundariesOf(simplify(presimplify(statesAlbers), SMALLEST))
  const drawn = states.map((state) => {
    const boundary = boundaryOf(state.name)
    const [x, y] = geoPath().centroid(boundary)
    return {
      ...state,
      path: ringsPath(ringsOf(boundary)),
      leader: leaderFor(state.abbreviation, { x, y }),
    }
  })
  const cities = states.flatMap((state) => state.cities)
  const lights = (from: number, below: number) =>
    outward(cities.filter(({ population }) => population >= from && population < below).flatMap(onMap))
  const { medium, large } = LARGER
  return { states: drawn, lights: [lights(0, medium), lights(medium, large), lights(large, Number.POSITIVE_INFINITY)] }
}

/** The middle of the country, and how wide the rings around it are in which lights come on. */
const MIDDLE = { x: 487, y: 305 }
const RING = 125

/** Points as a path for each ring around the middle, from the middle outward. */
function outward(points: Point[]): string[] {
  const rings = new Map<number, Point[]>()
  for (const point of points) {
    const ring = Math.floor(Math.hypot(point.x - MIDDLE.x, point.y - MIDDLE.y) / RING)
    rings.set(ring, [...(rings.get(ring) ?? []), point])
  }
  return [...rings].toSorted(([a], [b]) => a - b).map(([, each]) => pointsPath(each))
}

/** Where a place stands; nowhere if it lies outside of the fifty states. */
function onMap({ lat, lon }: { lat: number; lon: number }): { x: number; y: number }[] {
  const point = project([lon, lat])
  return point ? [{ x: point[0], y: point[1] }] : []
}

function leaderFor(abbreviation: string, { x, y }: { x: number; y: number }): Leader | undefined {
  const row = LED.indexOf(abbreviation)
  if (row < 0) return undefined
  const at = { x: COLUMN.x, y: COLUMN.top + row * COLUMN.step }
  return { ...at, line: `M${Math.round(x)} ${Math.round(y)}L${at.x - 6} ${at.y}` }
}
