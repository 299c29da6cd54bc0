import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coordinates, PopulatedPoint } from '../drawing/geometry.ts'
import { type CellPlace, cellName, cellsAround, cellsBetween, decodeCell } from './cells.ts'
import { milesBetween } from './geography.ts'

/** Written by `importResidents`, and published unchanged. */
const FOLDER = 'public/residents'

/** Reads the residents of a circle from disk, so don't import this in browser code. */
export function residentsWithin(point: Coordinates, miles: number): PopulatedPoint[] {
  return residentsAround(point, miles).filter((group) => milesBetween(point, group) <= miles)
}

/** Reads the residents near a point. Doesn't filter, so it includes some groups outside the circle. */
export function residentsAround(point: Coordinates, miles: number): PopulatedPoint[] {
  return cellsAround(point, miles).flatMap(readGroups)
}

/** Reads the residents of all cells in a rectangle from disk. */
export function residentsBetween(southWest: Coordinates, northEast: Coordinates): PopulatedPoint[] {
  return cellsBetween(southWest, northEast).flatMap(readGroups)
}

/** Returns an empty list for cells without a file, which have no residents. */
function readGroups(place: CellPlace): PopulatedPoint[] {
  const file = join(FOLDER, cellName(place))
  return existsSync(file) ? decodeCell(place, readFileSync(file)).groups : []
}
