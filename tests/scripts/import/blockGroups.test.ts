import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { REACH_MILES } from '../../../renderer/collections/facts/figures.ts'
import type { BlockGroup, Coordinates } from '../../../renderer/drawing/geometry.ts'
import { readBlockGroupsWithin } from '../../../renderer/places/blockGroups.ts'
import { BlockGroupIndex, readBlockGroups } from '../../../scripts/import/blockGroups.ts'
import { computeMiles } from '../../../scripts/import/programs/recount.ts'
import { parseTable, sum } from '../../../scripts/import/table.ts'
import { createTemporaryFolder, writeFiles } from '../../support/siteFolder.ts'

/** Census 2020 block groups in a 26-mile radius around a city in each state. */
const SAMPLE_FOLDER = 'tests/fixtures/facts'
const table = gunzipSync(readFileSync(`${SAMPLE_FOLDER}/block-groups.csv.gz`)).toString('utf8')
const tables = writeFiles(createTemporaryFolder(afterAll), { 'us-block-groups-2020.csv': table })
const blockGroups = new BlockGroupIndex(readBlockGroups(tables))
const cities = parseTable(readFileSync(`${SAMPLE_FOLDER}/cities.csv`, 'utf8'), ['lat', 'lon'], SAMPLE_FOLDER).map(
  ({ lat, lon }) => ({ lat: Number(lat), lon: Number(lon) }),
)

/** Counts residents with a loop, without an index. */
function countByLoop(groups: readonly BlockGroup[], city: Coordinates): number[] {
  return REACH_MILES.map((miles) =>
    sum(groups.filter((group) => computeMiles(city, group) <= miles).map(({ residents }) => residents)),
  )
}

test('counts the same residents around fifty cities with an index, with a loop, and in the cells', () => {
  const counts = cities.map((city) => blockGroups.countResidentsWithin(city))
  expect(counts).toHaveLength(50)
  expect(counts).toEqual(cities.map((city) => countByLoop(blockGroups.points, city)))
  const cells = cities.map((city) => countByLoop(readBlockGroupsWithin(city, Math.max(...REACH_MILES)), city))
  expect(counts).toEqual(cells)
})
