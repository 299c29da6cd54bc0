import type { OfficeKind } from '../collections/facts/kinds.ts'
import type { Point } from './geography.ts'

/*
 * Where the people of the country live, cut into cells of half a degree: a file each in `public/residents`, which the build
 * draws its lights of and a visitor's browser fetches one to four at a look. `importResidents` writes them. The tables give
 * four decimals of a degree, and so do the cells: whoever counts by them counts the same people.
 *
 * A file is unsigned numbers of two bytes, the low byte first: how many block groups and how many ZIP codes it has; of all
 * block groups their steps north, their steps east and their residents; of all ZIP codes their steps north and east, and
 * their offices of each kind of `CELL_KINDS`, 0 where none are published.
 */

/** The kinds of offices that cells count, in the order of their columns. */
export const CELL_KINDS = [
  'physicians',
  'dentists',
  'chiropractors',
  'optometrists',
  'therapists',
  'otherPractitioners',
  'homeHealth',
  'personalCare',
] as const satisfies OfficeKind[]
export type CellKind = (typeof CELL_KINDS)[number]

/** Cells for a degree of latitude or longitude, and steps for a cell. */
const PER_DEGREE = 2
const STEPS = 5000
const STEPS_PER_DEGREE = STEPS * PER_DEGREE

/** A cell, by how many lie south of it down to the pole, and how many west of it to 180 degrees. */
export interface CellPlace {
  row: number
  column: number
}

/** Residents at the center of a census block group. */
export interface Group extends Point {
  residents: number
}

/** The offices of a ZIP code at its center, by kind: at least so many. A kind of which nothing is published is missing. */
export interface ZipOffices extends Point {
  offices: Partial<Record<CellKind, number>>
}

export interface Cell {
  groups: Group[]
  zips: ZipOffices[]
}

/** The name of a cell's file: `235_195.bin`. */
export function cellName({ row, column }: CellPlace): string {
  return `${row}_${column}.bin`
}

/** The cell in which a point lies. */
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
  const [first, last] = [cellAt({ lat: lat - north, lon: lon - east }), cellAt({ lat: lat + north, lon: lon + east })]
  const places: CellPlace[] = []
  for (let { row } = first; row <= last.row; row += 1)
    for (let { column } = first; column <= last.column; column += 1) places.push({ row, column: around(column) })
  return places
}

/** Beyond 180 degrees the numbers begin again: the Aleutians lie on both sides. */
function around(column: number): number {
  const all = 360 * PER_DEGREE
  return (column + all) % all
}

/** What a cell's file holds. */
export function decodeCell(
  { row, column }: CellPlace,
  file: ArrayBufferLike,
  offset = 0,
  length = file.byteLength,
): Cell {
  const view = new DataView(file, offset, length)
  const at = (index: number) => view.getUint16(index * 2, true)
  const [groups, zips] = [at(0), at(1)]
  const pointAt = (from: number, count: number, index: number): Point => ({
    lat: degrees(row, 90, at(from + index)),
    lon: degrees(column, 180, at(from + count + index)),
  })
  const rest = 2 + groups * 3
  return {
    groups: numbers(groups).map((index) => ({ ...pointAt(2, groups, index), residents: at(2 + groups * 2 + index) })),
    zips: numbers(zips).map((index) => ({
      ...pointAt(rest, zips, index),
      offices: Object.fromEntries(
        CELL_KINDS.flatMap((kind, place) => {
          const count = at(rest + zips * (2 + place) + index)
          return count > 0 ? [[kind, count]] : []
        }),
      ),
    })),
  }
}

/** The bytes of a cell's file, in the order of its lists. */
export function encodeCell(place: CellPlace, { groups, zips }: Cell): Uint8Array {
  const columns = [
    [groups.length, zips.length],
    groups.map(({ lat }) => stepsOf(place.row, 90, lat)),
    groups.map(({ lon }) => stepsOf(place.column, 180, lon)),
    groups.map(({ residents }) => residents),
    zips.map(({ lat }) => stepsOf(place.row, 90, lat)),
    zips.map(({ lon }) => stepsOf(place.column, 180, lon)),
    ...CELL_KINDS.map((kind) => zips.map(({ offices }) => offices[kind] ?? 0)),
  ].flat()
  const view = new DataView(new ArrayBuffer(columns.length * 2))
  for (const [index, number] of columns.entries()) view.setUint16(index * 2, number, true)
  return new Uint8Array(view.buffer)
}

/** Whole steps over a power of ten: the same four decimals as in the tables. */
function degrees(cell: number, zero: number, steps: number): number {
  return (cell * STEPS + steps - zero * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
}

function stepsOf(cell: number, zero: number, degree: number): number {
  return Math.round((degree + zero) * STEPS_PER_DEGREE) - cell * STEPS
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
