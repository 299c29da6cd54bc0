import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlockGroup, Coordinates } from '../drawing/geometry.ts'
import { type CellPosition, decodeCell, getCellFileName, listCellsAround, listCellsBetween } from './cells.ts'
import { milesBetween } from './geography.ts'

/** Folder of cells that `importFacts` writes. The site publishes it for the ring. */
const RESIDENTS_FOLDER = 'public/residents'

/** Reads the block groups in a circle from disk. */
export function readBlockGroupsWithin(point: Coordinates, miles: number): BlockGroup[] {
  return readBlockGroupsNear(point, miles).filter((group) => milesBetween(point, group) <= miles)
}

/** Reads the block groups of all cells that a circle touches. Some are outside the circle. */
export function readBlockGroupsNear(point: Coordinates, miles: number): BlockGroup[] {
  return listCellsAround(point, miles).flatMap(readBlockGroups)
}

/** Reads the block groups of all cells that a rectangle touches. Some are outside the rectangle. */
export function readBlockGroupsBetween(southWest: Coordinates, northEast: Coordinates): BlockGroup[] {
  return listCellsBetween(southWest, northEast).flatMap(readBlockGroups)
}

/** Reads the block groups of a cell. Cells without residents have no file. */
function readBlockGroups(position: CellPosition): BlockGroup[] {
  const file = join(RESIDENTS_FOLDER, getCellFileName(position))
  return existsSync(file) ? decodeCell(position, readFileSync(file)).blockGroups : []
}
