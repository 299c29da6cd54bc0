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

/** Larger than any city in several counties. */
const REACH_MILES = 60

/** Reads the table of cities and towns. @throws {UserError} if the table or a column is missing */
export function readPlaces(folder: string): Row[] {
  return readTable(folder, 'us-places-fips.csv', ['city', 'state', 'county_fips_list', 'population_2020_census'])
}

/** Finds the counties of a city. */
export class MainCounties {
  private readonly rows: Map<string, Row[]>
  private readonly residents: Residents

  constructor(places: Row[], residents: Residents) {
    this.residents = residents
    this.rows = new Map()
    for (const row of places) {
      const state = getText(row, 'state')
      const key = `${state}/${toSlug(toOfficialName(state, getText(row, 'city')))}`
      this.rows.set(key, [...(this.rows.get(key) ?? []), row])
    }
  }

  /** Returns FIPS codes, sorted by residents: counts the nearest block groups up to the city's population. */
  listCounties(state: ListedState, city: ListedCity): string[] {
    const counties = this.listCandidates(state, city)
    if (counties.length < 2) return counties
    const residentsByCounty = new Map(counties.map((county) => [county, 0]))
    let remaining = city.population
    for (const { county, residents } of this.residents.findNearest(city, REACH_MILES)) {
      const sum = residentsByCounty.get(county)
      if (sum === undefined) continue
      residentsByCounty.set(county, sum + residents)
      remaining -= residents
      if (remaining <= 0) break
    }
    return [...residentsByCounty].toSorted(([, a], [, b]) => b - a).map(([county]) => county)
  }

  private listCandidates(state: ListedState, city: ListedCity): string[] {
    const corrected = CORRECTED_COUNTIES[`${state.slug}/${city.slug}`]
    if (corrected) return [corrected]
    const rows = this.rows.get(`${state.abbreviation}/${city.slug}`) ?? []
    // Places with the same name differ in population.
    const row = rows.find((candidate) => getRequiredNumber(candidate, 'population_2020_census') === city.population)
    const listed = row ? getText(row, 'county_fips_list').split(/[;\s]+/) : []
    return listed.filter(Boolean)
  }
}

/** The table omits punctuation and accents. See U.S. Census Bureau, 2020 Gazetteer Files. */
const PLACE_SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: { 'La Canada Flintridge': 'La Cañada Flintridge' },
  CO: { 'Canon City': 'Cañon City' },
  FL: { 'Opa locka': 'Opa-locka' },
  ID: { 'Coeur dAlene': "Coeur d'Alene" },
  IL: { OFallon: "O'Fallon" },
  MI: { 'Sault Ste Marie': 'Sault Ste. Marie' },
  MO: { 'Lees Summit': "Lee's Summit", OFallon: "O'Fallon" },
  MS: { DIberville: "D'Iberville" },
  MT: { 'Anaconda Deer Lodge': 'Anaconda-Deer Lodge', 'Butte Silver Bow': 'Butte-Silver Bow' },
  NC: { 'Fuquay Varina': 'Fuquay-Varina', 'Winston Salem': 'Winston-Salem' },
  NM: { Espanola: 'Española' },
  PA: { 'Wilkes Barre': 'Wilkes-Barre' },
  TN: { 'Soddy Daisy': 'Soddy-Daisy' },
  WA: { 'Sedro Woolley': 'Sedro-Woolley' },
}

/** Returns the official spelling of a place name. @param state two-letter abbreviation */
export function toOfficialName(state: string, place: string): string {
  return PLACE_SPELLINGS[state]?.[place] ?? place.replaceAll(/\bSt /g, 'St. ')
}

/** Returns a slug. A town can be called Index, which is a reserved name. */
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
      counties: z.array(z.string()),
      population: z.number(),
      lat: z.number(),
      lon: z.number(),
    }),
  ),
})
export type ListedState = z.infer<typeof stateFile> & { slug: string }
type ListedCity = ListedState['cities'][number]

/** @throws {UserError} for an invalid file */
export function readStates(folder: string): ListedState[] {
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.yaml$/.test(name))
  return files.sort().map((name) => {
    const parsed = stateFile.safeParse(parse(readFileSync(join(folder, name), 'utf8')))
    if (parsed.success) return { ...parsed.data, slug: name.slice(0, -'.yaml'.length) }
    throw new UserError(`${join(folder, name)} has problems. Run the check first.`)
  })
}
