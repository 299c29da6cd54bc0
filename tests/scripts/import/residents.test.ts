import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { REACH_MILES } from '../../../renderer/collections/facts/kinds.ts'
import { milesBetween } from '../../../renderer/places/geography.ts'
import { readResidentsWithin } from '../../../renderer/places/residents.ts'
import { type BlockGroup, parseBlockGroups, Residents } from '../../../scripts/import/residents.ts'
import { parseTable } from '../../../scripts/import/table.ts'

/** Census 2020 block groups in a 26-mile radius around a city in each state. */
const SAMPLE_FOLDER = 'tests/fixtures/facts'
const table = gunzipSync(readFileSync(`${SAMPLE_FOLDER}/block-groups.csv.gz`)).toString('utf8')
const residents = new Residents(parseBlockGroups(parseTable(table, ['county_fips'], SAMPLE_FOLDER)))
const cities = parseTable(
  readFileSync(`${SAMPLE_FOLDER}/cities.csv`, 'utf8'),
  ['name', 'lat', 'lon'],
  SAMPLE_FOLDER,
).map(({ name = '', lat, lon }) => ({ name, lat: Number(lat), lon: Number(lon) }))

/** Miles. The mean radius is 6,371 km. */
const EARTH_RADIUS_MILES = 6371 / 1.609344

/** An independent implementation: haversines, and no index. */
function countWithin(groups: BlockGroup[], from: { lat: number; lon: number }, miles: number): number {
  const nearbyGroups = groups.filter((group) => computeDistance(from, group) <= miles)
  return nearbyGroups.reduce((sum, { residents }) => sum + residents, 0)
}

function computeDistance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const radians = Math.PI / 180
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2
  const east = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2
  return (
    2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east))
  )
}

test('counts the same residents as a simple loop around fifty cities', () => {
  const expected = cities.map((city) => [
    city.name,
    ...REACH_MILES.map((miles) => countWithin(residents.groups, city, miles)),
  ])
  expect(cities).toHaveLength(50)
  expect(cities.map((city) => [city.name, ...residents.countWithin(city)])).toEqual(expected)
})

test('publishes cells with the same number of residents', () => {
  const expected = cities.map((city) => {
    const nearbyGroups = readResidentsWithin(city, Math.max(...REACH_MILES))
    const sum = (miles: number) =>
      nearbyGroups.reduce((sum, group) => sum + (milesBetween(city, group) <= miles ? group.residents : 0), 0)
    return [city.name, ...REACH_MILES.map(sum)]
  })
  expect(expected).toEqual(cities.map((city) => [city.name, ...residents.countWithin(city)]))
})

test('adds up residents by county', () => {
  const sum = residents.groups.reduce((sum, group) => sum + group.residents, 0)
  expect([...residents.byCounty.values()].reduce((sum, count) => sum + count, 0)).toBe(sum)
  expect(residents.byCounty.size).toBeGreaterThan(50)
})
