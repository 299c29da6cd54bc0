import {
  COMPARED_OFFICES,
  DENTIST_INTERVAL,
  HEALTH_MEASURES,
  OFFICE_KINDS,
  PEOPLE_FIGURES,
} from '../../renderer/collections/facts/figures.ts'
import type { CountyFacts } from '../../renderer/collections/facts/schema.ts'
import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { UserError } from '../errors.ts'
import type { BlockGroupIndex } from './blockGroups.ts'
import { getNumbers, getText, type Row, readTable } from './table.ts'

export type CountyTables = ReturnType<typeof readCountyTables> & { blockGroups: BlockGroupIndex }

/** Names of counties that the table lacks or writes without accents. */
const CORRECTED_COUNTY_NAMES: Readonly<Record<string, string>> = {
  '02063': 'Chugach Census Area',
  '02066': 'Copper River Census Area',
  '35013': 'Doña Ana County',
}

export const DERMATOLOGISTS_COLUMN = 'dermatologists_registered'

/** Reads all county tables. Returns rows by five-digit FIPS code. @throws {UserError} if a table or column is missing */
export function readCountyTables(folder: string) {
  const read = (name: string, columns: readonly string[]) =>
    new Map(readTable(folder, name, ['county_fips', ...columns]).map((row) => [getText(row, 'county_fips'), row]))
  return {
    offices: read('us-county-health-offices-2021.csv', [...Object.values(OFFICE_KINDS), 'source_level']),
    people: read('us-county-residents-2019.csv', ['county', 'population', ...Object.values(PEOPLE_FIGURES)]),
    health: read('us-county-health-measures-2022.csv', Object.values({ ...HEALTH_MEASURES, ...DENTIST_INTERVAL })),
    specialists: read('us-county-specialists-2026.csv', [DERMATOLOGISTS_COLUMN]),
  }
}

/** County facts include fewer figures than area facts. */
const COUNTY_OFFICES = Object.fromEntries(COMPARED_OFFICES.map((kind) => [kind, OFFICE_KINDS[kind]]))
const { dentist, bloodPressure } = HEALTH_MEASURES
const COUNTY_HEALTH = { dentist, ...DENTIST_INTERVAL, bloodPressure }

/** Finds the county of a city: the nearest with the name of the city's first county, or simply the nearest if the city lists no counties. @param state two-digit FIPS code */
export function findMainCountyFips(city: Coordinates & { counties: string[] }, state: string, tables: CountyTables) {
  const name = city.counties[0]?.replace('’', "'") ?? ''
  const isMatch = (fips: string) => fips.startsWith(state) && getCountyName(fips, tables)?.startsWith(name)
  // No city is wider than 60 miles.
  return tables.blockGroups.findNearest(city, 60).find(({ countyFips }) => isMatch(countyFips))?.countyFips
}

function getCountyName(fips: string, tables: CountyTables): string | undefined {
  return CORRECTED_COUNTY_NAMES[fips] ?? tables.people.get(fips)?.county
}

/** Reads the facts of a county. @throws {UserError} if the county isn't in the tables */
export function readCountyFacts(fips: string, tables: CountyTables): CountyFacts {
  const name = getCountyName(fips, tables)
  const residents = tables.blockGroups.residentsByCounty.get(fips)
  if (!name) throw new UserError(`The county ${fips} is missing in us-county-residents-2019.csv.`)
  if (!residents) throw new UserError(`The county ${fips} has no residents in us-block-groups-2020.csv.`)
  const offices = tables.offices.get(fips)
  return {
    fips,
    name,
    residents,
    people: getNumbers(tables.people.get(fips), PEOPLE_FIGURES),
    offices: getNumbers(offices, COUNTY_OFFICES),
    ...(isSumOfZips(offices) && { officesAtLeast: true }),
    health: getNumbers(tables.health.get(fips), COUNTY_HEALTH),
  }
}

/** Checks if offices are summed over ZIP codes, as for D.C. */
export const isSumOfZips = (row: Row | undefined) => row?.source_level === 'sum_of_zip_codes'
