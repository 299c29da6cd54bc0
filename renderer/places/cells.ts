import { CELL_KINDS, type CellKind } from '../collections/facts/kinds.ts'
import type { Point } from './geography.ts'

/*
 * Where the people of the country live, cut into cells of half a degree: a file each in `public/residents`, which the build
 * draws its lights of and a visitor's browser fetches one to four at a look. `importResidents` writes them. The tables give
 * four decimals of a degree, and so do the cells: whoever counts by them counts the same people.
 *
 * A file is unsigned numbers of two bytes, the low byte first: how many block groups it has, how many ZIP codes with offices
 * and how many without; of all block groups their steps north, their steps east and their residents; the same of all ZIP
 * codes without offices, and of those with offices, their people in tens; and of the latter the offices of each kind of
 * `CELL_KINDS`, 0 where none are published.
 */

/** Cells for a degree of latitude or longitude, and steps for a cell. */
const PER_DEGREE = 2
const STEPS = 5000
const STEPS_PER_DEGREE = STEPS * PER_DEGREE

/** Around some ZIP codes live more people than two bytes can say. */
const TENS = 10

/** How many numbers a file begins with, and of how many each list of points is made. */
const HEAD = 3
const COLUMNS = 3

/** A cell, by how many lie south of it down to the pole, and how many west of it to 180 degrees. */
export interface CellPlace {
  row: number
  column: number
}

/** Residents at the center of a census block group; of a ZIP code, those of the groups to which no other center is nearer. */
export interface Group extends Point {
  residents: number
}

export interface Cell {
  groups: Group[]
  /** At least so many offices of each kind. A kind of which nothing is published is missing. */
  zips: (Group & { offices: Partial<Record<CellKind, number>> })[]
  /** ZIP codes of which no offices are published. */
  bareZips: Group[]
}

/** The name of a cell's file: `235_195.bin`. */
export function cellName({ row, column }: CellPlace): string {
  return `${row}_${column}.bin`
}

export function cellAt({ lat, lon }: Point): CellPlace {
  return {
    row: Math.floor(lat * PER_DEGREE) + 90 * PER_DEGREE,
    column: Math.floor(lon * PER_DEGREE) + 180 * PER_DEGREE,
  }
}

/** At the least, anywhere: a degree of latitude is shortest at the equator. */
const MILES_PER_DEGREE = 68.7

/** The cells that a circle may touch: it is widest, in degrees, where it comes nearest to a pole. */
export function cellsAround({ lat, lon }: Point, miles: number): CellPlace[] {
  const north = miles / MILES_PER_DEGREE
  const east = north / Math.cos(((Math.abs(lat) + north) * Math.PI) / 180)
  return cellsBetween({ lat: lat - north, lon: lon - east }, { lat: lat + north, lon: lon + east })
}

/** Beyond 180 degrees the numbers of columns begin again: the Aleutians lie on both sides. */
const ALL = 360 * PER_DEGREE

export function cellsBetween(southWest: Point, northEast: Point): CellPlace[] {
  const [first, last] = [cellAt(southWest), cellAt(northEast)]
  const places: CellPlace[] = []
  for (let { row } = first; row <= last.row; row += 1)
    for (let { column } = first; column <= last.column; column += 1) places.push({ row, column: (column + ALL) % ALL })
  return places
}

export function decodeCell({ row, column }: CellPlace, { buffer, byteOffset, byteLength }: Uint8Array): Cell {
  const view = new DataView(buffer, byteOffset, byteLength)
  const at = (index: number) => view.getUint16(index * 2, true)
  const [groups, zips, bareZips] = [at(0), at(1), at(2)]
  const placed = (from: number, count: number, unit: number) =>
    Array.from({ length: count }, (_, index) => ({
      lat: degrees(row, 90, at(from + index)),
      lon: degrees(column, 180, at(from + count + index)),
      residents: at(from + count * 2 + index) * unit,
    }))
  const bareFrom = HEAD + groups * COLUMNS
  const zipsFrom = bareFrom + bareZips * COLUMNS
  return {
    groups: placed(HEAD, groups, 1),
    bareZips: placed(bareFrom, bareZips, TENS),
    zips: placed(zipsFrom, zips, TENS).map((zip, index) => ({
      ...zip,
      offices: Object.fromEntries(
        CELL_KINDS.flatMap((kind, place) => {
          const count = at(zipsFrom + zips * (COLUMNS + place) + index)
          return count > 0 ? [[kind, count]] : []
        }),
      ),
    })),
  }
}

/** The bytes of a cell's file, in the order of its lists. */
export function encodeCell(place: CellPlace, { groups, zips, bareZips }: Cell): Uint8Array {
  const placed = (points: Group[], unit: number) => [
    points.map(({ lat }) => stepsOf(place.row, 90, lat)),
    points.map(({ lon }) => stepsOf(place.column, 180, lon)),
    points.map(({ residents }) => Math.round(residents / unit)),
  ]
  const columns = [
    [groups.length, zips.length, bareZips.length],
    ...placed(groups, 1),
    ...placed(bareZips, TENS),
    ...placed(zips, TENS),
    ...CELL_KINDS.map((kind) => zips.map(({ offices }) => offices[kind] ?? 0)),
  ].flat()
  return Uint8Array.from(columns.flatMap((number) => [number % 256, Math.floor(number / 256)]))
}

/** Whole steps over a power of ten: the same four decimals as in the tables. */
function degrees(cell: number, zero: number, steps: number): number {
  return (cell * STEPS + steps - zero * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
}

function stepsOf(cell: number, zero: number, degree: number): number {
  return Math.round((degree + zero) * STEPS_PER_DEGREE) - cell * STEPS
}
