import { existsSync, readFileSync } from 'node:fs'
import type { BlockGroup, Coordinates } from '../drawing/geometry.ts'
import { type CellPosition, decodeCell, getCellFileName, listCellsAround, listCellsBetween } from './cells.ts'
import { milesBetween } from './geography.ts'

/** Reads cells from the folder that `importFacts` writes and the site publishes for the ring. Cells without residents have no file. */
export function readCells(positions: CellPosition[]) {
  return positions.flatMap((position) => {
    const file = `public/residents/${getCellFileName(position)}`
    return existsSync(file) ? [decodeCell(position, readFileSync(file))] : []
  })
}

/** Reads the block groups in a circle from disk. */
export function readBlockGroupsWithin(point: Coordinates, miles: number): BlockGroup[] {
  return readBlockGroupsNear(point, miles).filter((group) => milesBetween(point, group) <= miles)
}

/** Reads the block groups of all cells that a circle touches. Some are outside the circle. */
export function readBlockGroupsNear(point: Coordinates, miles: number): BlockGroup[] {
  return readCells(listCellsAround(point, miles)).flatMap(({ blockGroups }) => blockGroups)
}

/** Reads the block groups of all cells that a rectangle touches. Some are outside the rectangle. */
export function readBlockGroupsBetween(southWest: Coordinates, northEast: Coordinates): BlockGroup[] {
  return readCells(listCellsBetween(southWest, northEast)).flatMap(({ blockGroups }) => blockGroups)
}
