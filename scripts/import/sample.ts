import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Papa from 'papaparse'
import type { ListedCity, ListedState } from './cityList.ts'
import { type BlockGroup, Residents, RINGS, readBlockGroups } from './residents.ts'

/** A mile more than the largest ring: block groups that must not be counted belong to the sample too. */
const REACH = Math.max(...RINGS) + 1

/** One city of each of the fifty states: that with the fewest block groups around it, so that the extract stays small. */
function fiftyCities(states: ListedState[], residents: Residents): ListedCity[] {
  const around = (city: ListedCity) => residents.nearest(city, REACH).length
  return states.flatMap(({ abbreviation, cities }) => {
    const [loneliest] = cities.map((city) => ({ city, count: around(city) })).toSorted((a, b) => a.count - b.count)
    return loneliest && abbreviation !== 'DC' ? [loneliest.city] : []
  })
}

/** Writes the block groups around one city of each state, with those cities, for tests that have no tables. */
export function writeSample(folder: string, states: ListedState[], out: string): boolean {
  const residents = new Residents(readBlockGroups(folder))
  const cities = fiftyCities(states, residents)
  const near = new Set<BlockGroup>(cities.flatMap((city) => residents.nearest(city, REACH)))
  const groups = residents.groups.filter((group) => near.has(group))
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'block-groups.csv.gz'), gzipSync(csvOf(groups.map(rowOf)), { level: 9 }))
  writeFileSync(join(out, 'cities.csv'), csvOf(cities.map(({ name, lat, lon }) => ({ name, lat, lon }))))
  console.log(`${cities.length} cities and ${groups.length} block groups written to ${out}`)
  return true
}

function rowOf({ county, residents, lat, lon }: BlockGroup) {
  return { county_fips: county, population_2020: residents, latitude: lat, longitude: lon }
}

function csvOf(rows: object[]): string {
  return `${Papa.unparse(rows, { newline: '\n' })}\n`
}
