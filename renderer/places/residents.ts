import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coordinates } from '../drawing/geometry.ts'
import { type CellPlace, cellName, cellsAround, cellsBetween, decodeCell, type Group } from './cells.ts'
import { milesBetween } from './geography.ts'

/** Written by `importResidents`, and published unchanged. */
const FOLDER = 'public/residents'

/** Reads from disk, so don't import this in browser code. */
export function residentsWithin(point: Coordinates, miles: number): Group[] {
  return residentsAround(point, miles).filter((group) => milesBetween(point, group) <= miles)
}

/** Faster than `residentsWithin`, because it doesn't filter. Includes some groups outside the circle. */
export function residentsAround(point: Coordinates, miles: number): Group[] {
  return cellsAround(point, miles).flatMap(readGroups)
}

/** Reads the residents of all cells in a rectangle from disk. */
export function residentsBetween(southWest: Coordinates, northEast: Coordinates): Group[] {
  return cellsBetween(southWest, northEast).flatMap(readGroups)
}

/** Cells without residents have no file. */
function readGroups(place: CellPlace): Group[] {
  const file = join(FOLDER, cellName(place))
  return existsSync(file) ? decodeCell(place, readFileSync(file)).groups : []
}
