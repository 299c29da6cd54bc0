import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { blockGroupsOf, Residents, RINGS } from '../../../scripts/import/residents.ts'
import { parseTable } from '../../../scripts/import/table.ts'
import { countWithin } from '../../../scripts/import/verify.ts'

/** An extract of the country's block groups: those within 26 miles of fifty cities. `importFacts --sample` writes it. */
const SAMPLE = 'tests/fixtures/facts'
const table = gunzipSync(readFileSync(`${SAMPLE}/block-groups.csv.gz`)).toString('utf8')
const residents = new Residents(blockGroupsOf(parseTable(table, ['county_fips'], SAMPLE)))
const cities = parseTable(readFileSync(`${SAMPLE}/cities.csv`, 'utf8'), ['name', 'lat', 'lon'], SAMPLE).map(
  ({ name = '', lat, lon }) => ({ name, lat: Number(lat), lon: Number(lon) }),
)

describe('the people around a city', () => {
  test('are those that a plain loop counts, around fifty cities', () => {
    const counted = cities.map((city) => [
      city.name,
      ...RINGS.map((miles) => countWithin(residents.groups, city, miles)),
    ])
    expect(cities).toHaveLength(50)
    expect(cities.map((city) => [city.name, ...residents.within(city)])).toEqual(counted)
  })

  test('do not live beyond the ring, though the sample goes on', () => {
    const beyond = cities.filter((city) => countWithin(residents.groups, city, 26) > residents.within(city)[2])
    expect(beyond.length).toBeGreaterThan(10)
  })

  test('are added up by county as well', () => {
    const sum = residents.groups.reduce((sum, group) => sum + group.residents, 0)
    expect([...residents.ofCounty.values()].reduce((sum, count) => sum + count, 0)).toBe(sum)
    expect(residents.ofCounty.size).toBeGreaterThan(50)
  })
})

test('the plain loop counts in miles on the globe', () => {
  const groups = [0, 1, 2].map((lat) => ({ county: '', residents: 1, lat, lon: 0 }))
  // A degree of latitude has 69.09 miles.
  expect([69, 69.2, 138, 138.4].map((miles) => countWithin(groups, { lat: 0, lon: 0 }, miles))).toEqual([1, 2, 2, 3])
})
