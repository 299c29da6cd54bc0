import {
  COMPARED_OFFICES,
  DENTIST_INTERVAL,
  HEALTH_MEASURES,
  OFFICE_KINDS,
  type OfficeKind,
  PEOPLE_FIGURES,
} from '../../renderer/collections/facts/figures.ts'
import type { AreaFacts, CountyFacts } from '../../renderer/collections/facts/schema.ts'
import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { UserError } from '../errors.ts'
import type { Residents } from './residents.ts'
import { getNumber, getNumbers, getRequiredNumber, getText, type Row, readTable, sum } from './table.ts'
import type { Offices } from './zips.ts'

/** Codes of counties in older tables. In Alaska, Valdez-Cordova became Chugach and Copper River. */
const COUNTIES_BEFORE_2020: Readonly<Record<string, string>> = { '02063': '02261', '02066': '02261' }

/** Computes the facts of a state or the nation. @param code two-digit FIPS code, or an empty string for the nation */
export function computeAreaFacts(code: string, tables: CountyTables): AreaFacts {
  const { residents } = tables
  const counties = [...residents.byCounty.keys()].filter((fips) => fips.startsWith(code))
  const getResidents = (fips: string) => residents.byCounty.get(fips) ?? 0
  const listRows = (table: Map<string, Row>) =>
    [...table].flatMap(([fips, row]) => (fips.startsWith(code) ? [row] : []))
  const specialistRows = listRows(tables.specialists)
  // Connecticut's specialists are listed by planning region, not by 2020 county.
  const coveredStates = new Set([...tables.specialists.keys()].map((fips) => fips.slice(0, 2)))
  const coveredResidents = sum(counties.filter((fips) => coveredStates.has(fips.slice(0, 2))).map(getResidents))
  const totalResidents = sum(counties.map(getResidents))
  return {
    residents: totalResidents,
    ...sumOffices(counties, tables),
    ...(specialistRows.length > 0 && {
      specialists: { dermatologists: sum(specialistRows.map((row) => getRequiredNumber(row, DERMATOLOGISTS_COLUMN))) },
      ...(coveredResidents < totalResidents && { specialistsAmong: coveredResidents }),
    }),
    people: computeAverages(listRows(tables.people), PEOPLE_FIGURES, (row) => getRequiredNumber(row, 'population')),
    health: computeAverages(listRows(tables.health), HEALTH_MEASURES, (row) => getResidents(row.county_fips ?? '')),
  }
}

const DERMATOLOGISTS_COLUMN = 'dermatologists_registered'

/** Sums the offices of counties by kind. The maximum of a kind includes two offices for each county without a count, because the table omits counts below 3. */
function sumOffices(counties: string[], { offices }: CountyTables) {
  const codes = [...new Set(counties.map((fips) => COUNTIES_BEFORE_2020[fips] ?? fips))]
  const counts = codes.map((fips): Offices => getNumbers(offices.get(fips), OFFICE_KINDS) ?? {})
  const minimums: Offices = {}
  const maximums: Offices = {}
  for (const kind of Object.keys(OFFICE_KINDS) as OfficeKind[]) {
    const knownCounts = counts.flatMap((countyOffices) => countyOffices[kind] ?? [])
    if (knownCounts.length === 0) continue
    minimums[kind] = sum(knownCounts)
    maximums[kind] = minimums[kind] + 2 * (counts.length - knownCounts.length)
  }
  if (codes.length === 1 && isSumOfZips(offices.get(codes[0] ?? '')))
    return { offices: minimums, officesAtLeast: true as const }
  return { offices: minimums, officesAtMost: maximums }
}

/** Computes weighted averages to one decimal place. Omits an average if the rows with data cover less than 95%. */
function computeAverages<Key extends string>(
  rows: Row[],
  columns: Readonly<Record<Key, string>>,
  getWeight: (row: Row) => number,
) {
  const total = sum(rows.map(getWeight))
  const entries = (Object.keys(columns) as Key[]).flatMap((key) => {
    const knownRows = rows.filter((row) => getNumber(row, columns[key]) !== undefined)
    const covered = sum(knownRows.map(getWeight))
    if (knownRows.length === 0 || covered < total * 0.95) return []
    const average = sum(knownRows.map((row) => getRequiredNumber(row, columns[key]) * getWeight(row))) / covered
    return [[key, Math.round(average * 10) / 10] as const]
  })
  return Object.fromEntries(entries) as Partial<Record<Key, number>>
}

type CountyTables = ReturnType<typeof readCountyTables> & { residents: Residents }

/** Names of counties that the table lacks or writes without accents. */
const CORRECTED_COUNTY_NAMES: Readonly<Record<string, string>> = {
  '02063': 'Chugach Census Area',
  '02066': 'Copper River Census Area',
  '35013': 'Doña Ana County',
}

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
  return tables.residents.findNearest(city, 60).find(({ countyFips }) => isMatch(countyFips))?.countyFips
}

function getCountyName(fips: string, tables: CountyTables): string | undefined {
  return CORRECTED_COUNTY_NAMES[fips] ?? tables.people.get(fips)?.county
}

/** Reads the facts of a county. @throws {UserError} if the county isn't in the tables */
export function readCountyFacts(fips: string, tables: CountyTables): CountyFacts {
  const name = getCountyName(fips, tables)
  const residents = tables.residents.byCounty.get(fips)
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
const isSumOfZips = (row: Row | undefined) => row?.source_level === 'sum_of_zip_codes'
