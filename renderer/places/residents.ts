import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coordinates, PopulatedPoint } from '../drawing/geometry.ts'
import { type CellPosition, decodeCell, formatCellName, listCellsAround, listCellsBetween } from './cells.ts'
import { milesBetween } from './geography.ts'

/** Folder that `importFacts` writes, published unchanged. */
const RESIDENTS_FOLDER = 'public/residents'

/** Reads the residents of a circle from disk, so don't import this in browser code. */
export function readResidentsWithin(point: Coordinates, miles: number): PopulatedPoint[] {
  return readResidentsNear(point, miles).filter((group) => milesBetween(point, group) <= miles)
}

/** Reads the residents near a point. Doesn't filter, so it includes some groups outside the circle. */
export function readResidentsNear(point: Coordinates, miles: number): PopulatedPoint[] {
  return listCellsAround(point, miles).flatMap(readGroups)
}

/** Reads the residents of all cells in a rectangle from disk. */
export function readResidentsBetween(southWest: Coordinates, northEast: Coordinates): PopulatedPoint[] {
  return listCellsBetween(southWest, northEast).flatMap(readGroups)
}

/** Returns an empty list for cells without a file, which have no residents. */
function readGroups(position: CellPosition): PopulatedPoint[] {
  const file = join(RESIDENTS_FOLDER, formatCellName(position))
  return existsSync(file) ? decodeCell(position, readFileSync(file)).groups : []
}
