import { type OfficeKind, RING_OFFICE_KINDS } from '../collections/facts/figures.ts'
import type { BlockGroup, Coordinates } from '../drawing/geometry.ts'

/*
 * Binary format of `public/residents/*.bin`. `importFacts` writes a file for each cell of half a degree, and browsers
 * fetch the cells around a ring (`fetchCells`).
 *
 * Each file is a list of 16-bit unsigned integers (little-endian), stored by field: all latitudes, then all longitudes.
 * Coordinates are steps of 1/10,000 degree from the southwest corner of the cell. This precision gives rings the same
 * counts as `content/facts`. The lists have another order than their counts, which both functions below rely on.
 * - number of block groups, ZIP codes with offices, and ZIP codes without offices
 * - block groups: latitude, longitude, residents
 * - ZIP codes without offices: latitude, longitude, residents in tens
 * - ZIP codes with offices: latitude, longitude, residents in tens, and offices of each kind, or 0 if unpublished
 */

const CELLS_PER_DEGREE = 2
const STEPS_PER_DEGREE = 10_000
const STEPS_PER_CELL = STEPS_PER_DEGREE / CELLS_PER_DEGREE

/** ZIP codes can have more than 65,535 residents, so these are stored in tens. */
const ZIP_RESIDENTS_UNIT = 10

/** Position of a cell in the grid. Row 0 starts at the South Pole and column 0 at 180° W. */
export type CellPosition = { row: number; column: number }

/** The center and the residents of a ZIP code. */
type ZipCode = Coordinates & { residents: number }

/** Content of a cell. Block groups and ZIP codes count the same residents: the import adds each block group to the nearest ZIP code. */
export interface Cell {
  blockGroups: BlockGroup[]
  /** `offices` are minimum numbers. Unpublished kinds are `undefined`. */
  zipsWithOffices: (ZipCode & { offices: Partial<Record<OfficeKind, number>> })[]
  zipsWithoutOffices: ZipCode[]
}

/** Returns the name of a cell's file in `public/residents`: `235_195.bin`. */
export const getCellFileName = ({ row, column }: CellPosition) => `${row}_${column}.bin`

/** Returns the position of the cell that contains a point. */
export function getCellPosition({ lat, lon }: Coordinates): CellPosition {
  return {
    row: Math.floor(lat * CELLS_PER_DEGREE) + 90 * CELLS_PER_DEGREE,
    column: Math.floor(lon * CELLS_PER_DEGREE) + 180 * CELLS_PER_DEGREE,
  }
}

/** A degree of latitude at the equator, where it's shortest. A larger value would make the search area too small. */
const MIN_MILES_PER_DEGREE = 68.7

/** Lists the cells that a circle can touch. */
export function listCellsAround({ lat, lon }: Coordinates, miles: number): CellPosition[] {
  const latSpan = miles / MIN_MILES_PER_DEGREE
  const lonSpan = latSpan / Math.cos(((Math.abs(lat) + latSpan) * Math.PI) / 180)
  return listCellsBetween({ lat: lat - latSpan, lon: lon - lonSpan }, { lat: lat + latSpan, lon: lon + lonSpan })
}

/** Columns wrap at 180°. The Aleutians are on both sides. */
const COLUMN_COUNT = 360 * CELLS_PER_DEGREE

/** Lists the cells that a rectangle touches, row by row. To cross 180°, pass a longitude beyond ±180°. */
export function listCellsBetween(southWest: Coordinates, northEast: Coordinates): CellPosition[] {
  const [first, last] = [getCellPosition(southWest), getCellPosition(northEast)]
  const positions: CellPosition[] = []
  for (let { row } = first; row <= last.row; row += 1)
    for (let { column } = first; column <= last.column; column += 1)
      positions.push({ row, column: (column + COLUMN_COUNT) % COLUMN_COUNT })
  return positions
}

/** Decodes the binary format of a cell. */
export function decodeCell({ row, column }: CellPosition, { buffer, byteOffset, byteLength }: Uint8Array): Cell {
  const view = new DataView(buffer, byteOffset, byteLength)
  // Divide integers to avoid rounding errors.
  const toLat = (steps: number) => (row * STEPS_PER_CELL - 90 * STEPS_PER_DEGREE + steps) / STEPS_PER_DEGREE
  const toLon = (steps: number) => (column * STEPS_PER_CELL - 180 * STEPS_PER_DEGREE + steps) / STEPS_PER_DEGREE
  let offset = 0
  const readNumbers = (count: number) => {
    const numbers = Array.from({ length: count }, (_, index) => view.getUint16(offset + index * 2, true))
    offset += count * 2
    return numbers
  }
  const readPoints = (count: number, unit: number) => {
    const lats = readNumbers(count).map(toLat)
    const lons = readNumbers(count).map(toLon)
    const residents = readNumbers(count).map((number) => number * unit)
    return lats.map((lat, index) => ({ lat, lon: lons[index] ?? 0, residents: residents[index] ?? 0 }))
  }
  const [groupCount = 0, withOfficesCount = 0, withoutOfficesCount = 0] = readNumbers(3)
  const blockGroups = readPoints(groupCount, 1)
  const zipsWithoutOffices = readPoints(withoutOfficesCount, ZIP_RESIDENTS_UNIT)
  const zipsWithOffices: Cell['zipsWithOffices'] = readPoints(withOfficesCount, ZIP_RESIDENTS_UNIT).map((zip) => ({
    ...zip,
    offices: {},
  }))
  for (const kind of RING_OFFICE_KINDS)
    for (const [index, count] of readNumbers(withOfficesCount).entries())
      if (zipsWithOffices[index] && count > 0) zipsWithOffices[index].offices[kind] = count
  return { blockGroups, zipsWithOffices, zipsWithoutOffices }
}

/** Encodes a cell. Rounds the residents of ZIP codes to tens. */
export function encodeCell({ row, column }: CellPosition, cell: Cell): Uint8Array {
  const { blockGroups, zipsWithOffices, zipsWithoutOffices } = cell
  const toFields = (points: (BlockGroup | ZipCode)[], unit: number) => [
    points.map(({ lat }) => Math.round((lat + 90) * STEPS_PER_DEGREE) - row * STEPS_PER_CELL),
    points.map(({ lon }) => Math.round((lon + 180) * STEPS_PER_DEGREE) - column * STEPS_PER_CELL),
    points.map(({ residents }) => Math.round(residents / unit)),
  ]
  const fields = [
    [blockGroups.length, zipsWithOffices.length, zipsWithoutOffices.length],
    ...toFields(blockGroups, 1),
    ...toFields(zipsWithoutOffices, ZIP_RESIDENTS_UNIT),
    ...toFields(zipsWithOffices, ZIP_RESIDENTS_UNIT),
    ...RING_OFFICE_KINDS.map((kind) => zipsWithOffices.map(({ offices }) => offices[kind] ?? 0)),
  ].flat()
  return Uint8Array.from(fields.flatMap((number) => [number % 256, Math.floor(number / 256)]))
}
