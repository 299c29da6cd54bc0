import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { parse } from 'yaml'
import { z } from 'zod'
import { states, TOWN_POPULATION } from '../../../renderer/collections/states/definition.ts'
import { canonicalYaml } from '../../../renderer/model/parse/canonical.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { ONE, runProgram } from '../../runProgram.ts'
import { addressOf, nameOf } from '../placeNames.ts'

const HELP = `node scripts/run.js importPlaces <places.csv> [--out content/states] [--cities 20]

Writes one file per state from a table of places with the columns state, state_name, place, type, counties (separated by ;),
population_2020, latitude and longitude: the 20 largest places with a page (or as many as --cities says), and those of 12,000 people and more as towns for maps.
What a writer has added to a state's file stays.`

/** What a state calls its counties, where it is another word. Source: U.S. Census Bureau, "County equivalents". */
const COUNTY_KINDS: Record<string, string> = { Louisiana: 'Parish', Alaska: 'Borough' }

/**
 * Cities that belong to no county or borough: independent cities, consolidated boroughs and Alaska's census areas,
 * which the table names as if they were counties. Source: U.S. Census Bureau, "County equivalents" and its Alaska geography.
 */
const INDEPENDENT: Record<string, string[]> = {
  AK: ['Anchorage', 'Juneau', 'Sitka', 'Bethel', 'Unalaska', 'Valdez', 'Nome', 'Cordova', 'Dillingham'],
  DC: ['Washington'],
  MD: ['Baltimore'],
  MO: ['St Louis'],
  NV: ['Carson City'],
}

/** Every city of Virginia is independent of the counties around it; its towns are not. */
function isIndependent({ state, place, type }: Row): boolean {
  return (state === 'VA' && type === 'City') || (INDEPENDENT[state]?.includes(place) ?? false)
}

const rowSchema = z.object({
  state: z.string().length(2),
  state_name: z.string().min(1),
  place: z.string().min(1),
  type: z.string(),
  counties: z.string(),
  population_2020: z.coerce.number().int(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
})
type Row = z.infer<typeof rowSchema>

const OPTIONS = {
  out: { type: 'string', default: 'content/states' },
  cities: { type: 'string', default: '20' },
} as const

await runProgram({ help: HELP, options: OPTIONS, names: ONE }, async ({ out, cities }, [csv = '']) => {
  const { data } = Papa.parse(readFileSync(csv, 'utf8'), { header: true, skipEmptyLines: true })
  const found = new Map<string, Row[]>()
  for (const row of z.array(rowSchema).parse(data))
    found.set(row.state_name, [...(found.get(row.state_name) ?? []), row])
  mkdirSync(out, { recursive: true })
  for (const [name, rows] of found) writeState(join(out, `${slugOf(name)}.yaml`), name, rows, Number(cities))
  console.log(`${found.size} states written to ${out}`)
})

function writeState(file: string, name: string, rows: Row[], cities: number): void {
  const places = distinct(
    rows.toSorted((a, b) => b.population_2020 - a.population_2020 || a.place.localeCompare(b.place, 'en')),
  )
  const before = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as object)
    : { name, abbreviation: rows[0]?.state, countyKind: COUNTY_KINDS[name] ?? 'County' }
  const towns = places.slice(cities).filter(({ population_2020 }) => population_2020 >= TOWN_POPULATION)
  const data = { ...before, cities: places.slice(0, cities).map(cityOf), towns: towns.map(placeOf) }
  writeFileSync(file, canonicalYaml(data, states.schema))
}

/** Of places that would have one address, the largest. */
function distinct(rows: Row[]): Row[] {
  const first = new Map(rows.toReversed().map((row) => [addressOf(nameOf(row.state, row.place)), row]))
  return rows.filter((row) => first.get(addressOf(nameOf(row.state, row.place))) === row)
}

function cityOf(row: Row) {
  const { name, ...place } = placeOf(row)
  return {
    name,
    slug: addressOf(nameOf(row.state, row.place)),
    counties: isIndependent(row) ? [] : row.counties.split(';').filter(Boolean),
    ...place,
  }
}

/** Where a township is a city's size, people say what it is: Clinton Township. Its address goes without. */
function placeOf({ state, place, type, population_2020, latitude, longitude }: Row) {
  const name = type.endsWith('Township') ? `${nameOf(state, place)} Township` : nameOf(state, place)
  return { name, population: population_2020, lat: latitude, lon: longitude }
}
