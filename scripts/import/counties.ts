import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { isReservedSlug, slugify } from '../../renderer/model/slug.ts'
import { UserError } from '../errors.ts'
import type { Residents } from './residents.ts'
import { getRequiredNumber, getText, type Row, readTable } from './table.ts'

/** See U.S. Census Bureau, "Substantial changes to counties and county equivalents". */
const CORRECTED_COUNTIES: Readonly<Record<string, string>> = {
  'missouri/st-louis': '29510',
  'virginia/roanoke': '51770',
  'alaska/cordova': '02063',
  'alaska/valdez': '02063',
}

/** Distance that's larger than any city in several counties. */
const MAX_COUNTY_SEARCH_MILES = 60

/** Reads the table of cities and towns. @throws {UserError} if the table or a column is missing */
export function readPlaces(folder: string): Row[] {
  return readTable(folder, 'us-places-fips.csv', ['city', 'state', 'county_fips_list', 'population_2020_census'])
}

/**
 * Returns a function that lists the FIPS codes of a city's counties, sorted by residents. It counts the nearest block
 * groups up to the city's population.
 */
export function createCountyFinder(places: Row[], residents: Residents) {
  const rowsByCity = new Map<string, Row[]>()
  for (const row of places) {
    const key = `${getText(row, 'state')}/${toSlug(getText(row, 'city'))}`
    rowsByCity.set(key, [...(rowsByCity.get(key) ?? []), row])
  }
  return (state: ListedState, city: ListedCity): string[] => {
    const corrected = CORRECTED_COUNTIES[`${state.slug}/${city.slug}`]
    if (corrected) return [corrected]
    const counties = listCounties(city, rowsByCity.get(`${state.abbreviation}/${city.slug}`) ?? [])
    if (counties.length < 2) return counties
    const residentsByCounty = new Map(counties.map((county) => [county, 0]))
    let remaining = city.population
    for (const group of residents.findNearest(city, MAX_COUNTY_SEARCH_MILES)) {
      const count = residentsByCounty.get(group.county)
      if (count === undefined) continue
      residentsByCounty.set(group.county, count + group.residents)
      remaining -= group.residents
      if (remaining <= 0) break
    }
    return [...residentsByCounty].toSorted(([, a], [, b]) => b - a).map(([county]) => county)
  }
}

/** Lists the counties of a city in the table, unsorted. Places with the same name differ in population. */
function listCounties(city: ListedCity, rows: Row[]): string[] {
  const row = rows.find((candidate) => getRequiredNumber(candidate, 'population_2020_census') === city.population)
  const listed = row ? getText(row, 'county_fips_list').split(/[;\s]+/) : []
  return listed.filter(Boolean)
}

/** Returns the slug of a name with or without punctuation and accents. A town can be called Index, which is a reserved name. */
export function toSlug(name: string): string {
  const slug = slugify(name)
  return isReservedSlug(slug) ? `${slug}-town` : slug
}

const stateFile = z.object({
  name: z.string(),
  abbreviation: z.string(),
  cities: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      population: z.number(),
      lat: z.number(),
      lon: z.number(),
    }),
  ),
})

/** A state in `content/states`, with the fields that the import needs. */
export type ListedState = z.infer<typeof stateFile> & { slug: string }
type ListedCity = ListedState['cities'][number]

/** Reads the states and cities in `content/states`. @throws {UserError} for an invalid file */
export function readStates(folder: string): ListedState[] {
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.yaml$/.test(name))
  return files.sort().map((name) => {
    const parsed = stateFile.safeParse(parse(readFileSync(join(folder, name), 'utf8')))
    if (parsed.success) return { ...parsed.data, slug: name.slice(0, -'.yaml'.length) }
    throw new UserError(`${join(folder, name)} isn't a valid state. Run \`npm run check\` first.`)
  })
}
