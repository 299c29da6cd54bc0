import { mesh } from 'topojson-client'
import statesInDegrees from 'us-atlas/states-10m.json'
import { lighter, stateGeometry } from './boundaries.ts'
import { areaOf, clipRing, cornersOf, hasShore, isWithinRings, linesIn, nearnessTo, widened } from './clip.ts'
import type { Coordinates, Point, Position } from './geometry.ts'
import { type LineIndex, linesNear } from './lineIndex.ts'
import type { Box } from './mapText.ts'
import { linesPath, ringsPath } from './paths.ts'
import { shoresOfCountry } from './shores.ts'

/** What lies under the cities of a state, as paths in units. */
export interface StateGround {
  /** The state's land by its boundary, and its coasts, which a wide stroke brings to the water's edge. */
  land: string
  coast: string | undefined
  /** All water, to be filled by the even-odd rule over both. */
  water: string | undefined
  /** Borders on land. */
  borders: string | undefined
}

/** A part of a state's map, and how places come to stand on it. */
interface GroundView {
  state: string
  rings: Position[][]
  box: Box
  /** The degrees around the box. */
  around: Box
  place: (spot: Coordinates) => Point
}

/** The smallest triangle of a line that is drawn, in square units, and the smallest island, in square units too. */
const SMALLEST = 5
const ISLAND = 12
/** A lake below so many square units is a speck among the cities. */
const LAKE = 160
/** The edge of the map is no coast: the drawing goes on a little behind it. */
const BEHIND = 6
/** Coasts of the boundary lie at most so far from the finer ones, in units; nearer to a border, they are that border. */
const COAST_WIDTH = 18

/**
 * Land, water and borders under a state's map. Boundaries of the Census Bureau in `us-atlas` say which land is the state's; where
 * it ends, the finer coasts of `shores.ts` say: the land is drawn beyond its boundary on the side of the sea, and the water over it.
 */
export function stateGround({ state, rings, box, around, place }: GroundView): StateGround {
  const shown = widened(box, BEHIND)
  const unitsOf = ([lon, lat]: Position): Position => {
    const { x, y } = place({ lat, lon })
    return [x, y]
  }
  const seen = (lines: LineIndex[]) => linesNear(lines, around).map((line) => line.map(unitsOf))
  const shores = shoresOfCountry()
  const borders = light(seen(shores.borders).flatMap((line) => linesIn(line, shown)))
  const isNearBorder = nearnessTo(borders, COAST_WIDTH)
  const coasts = outsideOf(state)
    .map((line) => line.map(unitsOf))
    .flatMap((line) => linesIn(line, shown))
    .flatMap((line) => awayFrom(isNearBorder, line))
  const land = withoutSpecks(seen(shores.rings).map((ring) => clipRing(ring, shown)))
  const isSea = land.length === 0 || land.some((ring) => hasShore(ring, shown))
  const clipped = light(rings.map((ring) => clipRing(ring, shown)))
  return {
    land: ringsPath(clipped),
    coast: coasts.length > 0 ? linesPath(light(coasts)) : undefined,
    water: isSea ? ringsPath([cornersOf(shown), ...light(land)]) : undefined,
    borders: borders.length > 0 ? linesPath(borders) : undefined,
  }
}

const outsides = new Map<string, Position[][]>()

/** The lines of a state's boundary that no other state shares: coasts, and borders of the country. */
function outsideOf(state: string): Position[][] {
  const known = outsides.get(state)
  if (known) return known
  const { states } = statesInDegrees.objects
  const own = stateGeometry(state)
  const { coordinates } = mesh(statesInDegrees, states, (a, b) => a === b && a === own)
  const lines = coordinates.map((line) => line.map(([lon = 0, lat = 0]): Position => [lon, lat]))
  outsides.set(state, lines)
  return lines
}

/** The parts of a line that keep off borders on land. */
function awayFrom(isNearBorder: (point: Position) => boolean, line: Position[]): Position[][] {
  const parts: Position[][] = [[]]
  for (const point of line)
    if (!isNearBorder(point)) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  return parts.filter((part) => part.length > 1)
}

const light = (lines: Position[][]) => lighter(lines, SMALLEST)

/** Rings without small islands and lakes, and without the islands of such lakes. */
function withoutSpecks(rings: Position[][]): Position[][] {
  const sized = rings.map((ring) => ({ ring, area: areaOf(ring) })).filter(({ area }) => area >= ISLAND)
  const large = sized.filter(({ area }) => area >= LAKE).map(({ ring }) => ring)
  // Of the small ones those on land are lakes, and so is what lies in them.
  return sized
    .filter(({ ring: [first], area }) => area >= LAKE || (first && !isWithinRings(large, first)))
    .map(({ ring }) => ring)
}
