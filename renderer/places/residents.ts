import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CellPlace, cellName, cellsAround, cellsBetween, decodeCell, type Group } from './cells.ts'
import { milesBetween, type Point } from './geography.ts'

/** Where `importResidents` writes them, in the project's folder: they are published as they are. */
const FOLDER = 'public/residents'

const cache = new Map<string, Group[]>()
let names: Set<string> | undefined

/** Residents of the census block groups whose center lies within a distance, in straight lines on the globe. Read at build time alone. */
export function residentsWithin(point: Point, miles: number): Group[] {
  return residentsAround(point, miles).filter((group) => milesBetween(point, group) <= miles)
}

/** All of those, and others beyond: for whoever looks where each is. */
export function residentsAround(point: Point, miles: number): Group[] {
  return cellsAround(point, miles).flatMap(groupsIn)
}

/** Residents of all cells that a rectangle touches, from its south-west to its north-east. */
export function residentsBetween(southWest: Point, northEast: Point): Group[] {
  return cellsBetween(southWest, northEast).flatMap(groupsIn)
}

/** A cell in which nobody lives has no file. */
function groupsIn(place: CellPlace): Group[] {
  const name = cellName(place)
  const earlier = cache.get(name)
  if (earlier) return earlier
  names ??= new Set(readdirSync(FOLDER))
  const groups = names.has(name) ? decodeCell(place, readFileSync(join(FOLDER, name))).groups : []
  cache.set(name, groups)
  return groups
}
