import { lighter } from './boundaries.ts'
import { type CityFrame, degreesAround, LIGHT, MAP, type Point, type Position, unitsIn } from './cityFrame.ts'
import { areaOf, clipRing, cornersOf, distanceToRings, hasShore, isWithinRings, linesIn, widened } from './clip.ts'
import { type LineIndex, linesNear } from './lineIndex.ts'
import { WHOLE } from './mapText.ts'
import { linesPath, ringsPath } from './paths.ts'
import { shoresOfCountry } from './shores.ts'

/** What lies under a city's map, as paths in its units. A map without any has neither. */
export interface CityGround {
  /** All water, to be filled by the even-odd rule; its stroke is the coast. */
  water: string | undefined
  /** Where there is water on the way to the edge: compass directions, 0 is north and 7 north-west. */
  waterward: number[]
  /** Borders of states and of the country. */
  borders: string | undefined
  /** Lines between counties. */
  counties: string | undefined
}

/** The drawing goes on a little behind the edge, so that the edge itself is no coast. */
const BEHIND = 4
const SHOWN = widened(WHOLE, BEHIND)

/**
 * The water and the borders around a city. Where a city's whole light would stand in the
 * water by them, its map shows no water at all, rather than a false coast.
 */
export function cityGround(frame: CityFrame): CityGround {
  const { rings, borders, counties } = shoresOfCountry()
  const land = asLight(seenOf(frame, rings).map((ring) => clipRing(ring, SHOWN))).filter((ring) => ring.length > 2)
  const linesOf = (set: LineIndex[]) => {
    const lines = seenOf(frame, set).flatMap((line) => linesIn(line, SHOWN))
    return lines.length > 0 ? linesPath(lines) : undefined
  }
  const isDrawn = land.some((ring) => hasShore(ring, SHOWN)) && isOnLand(frame.center, land)
  return {
    water: isDrawn ? ringsPath([cornersOf(SHOWN), ...land]) : undefined,
    waterward: isDrawn ? waterwardOf(frame, land) : [],
    borders: linesOf(borders),
    counties: linesOf(counties),
  }
}

/** Islands and lakes of fewer square units are specks. */
const SPECK = 10
/** From so many points on, as around Boston, a map has no triangles below so many square units. */
const MANY = 300
const SMALLEST = 6

/** Rings without their specks; of the most jagged coasts, without the smallest bends too. */
function asLight(rings: Position[][]): Position[][] {
  const large = rings.filter((ring) => areaOf(ring) >= SPECK)
  const points = large.reduce((sum, { length }) => sum + length, 0)
  return points > MANY ? lighter(large, SMALLEST) : large
}

/** Looked at on the way to the edge, as shares of half the map. */
const LOOKS = [0.45, 0.8]
const DIRECTIONS = 8

function waterwardOf({ center }: CityFrame, land: Position[][]): number[] {
  const half = Math.min(center.x, MAP.width - center.x, center.y)
  const isWater = (direction: number) => (share: number) => {
    const angle = (direction / DIRECTIONS) * 2 * Math.PI
    return !isWithinRings(land, [center.x + Math.sin(angle) * half * share, center.y - Math.cos(angle) * half * share])
  }
  return Array.from({ length: DIRECTIONS }, (_, direction) => direction).filter((each) => LOOKS.some(isWater(each)))
}

/** Whether a city's light stands on land, or at the water's edge. */
function isOnLand({ x, y }: Point, land: Position[][]): boolean {
  return isWithinRings(land, [x, y]) || distanceToRings(land, [x, y]) < LIGHT
}

/** Of some lines what can be seen of them, in the map's units. */
function seenOf(frame: CityFrame, lines: LineIndex[]): Position[][] {
  const unitsOf = unitsIn(frame)
  return linesNear(lines, degreesAround(frame, BEHIND)).map((line) => line.map(unitsOf))
}
