import {
  HEALTH_MEASURES,
  OFFICE_KINDS,
  type OfficeKind,
  PEOPLE_FIGURES,
} from '../../renderer/collections/facts/figures.ts'
import type { AreaFacts } from '../../renderer/collections/facts/schema.ts'
import { type CountyTables, DERMATOLOGISTS_COLUMN, isSumOfZips } from './counties.ts'
import { getNumber, getNumbers, getRequiredNumber, type Row, sum } from './table.ts'
import type { Offices } from './zips.ts'

/** Codes of counties in older tables. In Alaska, Valdez-Cordova became Chugach and Copper River. */
const COUNTIES_BEFORE_2020: Readonly<Record<string, string>> = { '02063': '02261', '02066': '02261' }

/** Computes the facts of a state or the nation. @param code two-digit FIPS code, or an empty string for the nation */
export function computeAreaFacts(code: string, tables: CountyTables): AreaFacts {
  const { residentsByCounty } = tables.blockGroups
  const counties = [...residentsByCounty.keys()].filter((fips) => fips.startsWith(code))
  const getResidents = (fips: string) => residentsByCounty.get(fips) ?? 0
  const listRows = (table: Map<string, Row>) =>
    [...table].flatMap(([fips, row]) => (fips.startsWith(code) ? [row] : []))
  const specialistRows = listRows(tables.specialists)
  // Connecticut's specialists are listed by planning region, not by 2020 county.
  const coveredStates = new Set([...tables.specialists.keys()].map((fips) => fips.slice(0, 2)))
  const coveredResidents = sum(counties.filter((fips) => coveredStates.has(fips.slice(0, 2))).map(getResidents))
  const residents = sum(counties.map(getResidents))
  return {
    residents,
    ...sumOffices(counties, tables),
    ...(specialistRows.length > 0 && {
      specialists: { dermatologists: sum(specialistRows.map((row) => getRequiredNumber(row, DERMATOLOGISTS_COLUMN))) },
      ...(coveredResidents < residents && { specialistsAmong: coveredResidents }),
    }),
    people: computeAverages(listRows(tables.people), PEOPLE_FIGURES, (row) => getRequiredNumber(row, 'population')),
    health: computeAverages(listRows(tables.health), HEALTH_MEASURES, (row) => getResidents(row.county_fips ?? '')),
  }
}

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
