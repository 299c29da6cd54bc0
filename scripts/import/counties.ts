import { HEALTH_MEASURES, OFFICE_KINDS, PEOPLE_FIGURES, SPECIALTIES } from '../../renderer/collections/facts/kinds.ts'
import type { CountyFigures } from '../../renderer/collections/facts/schema.ts'
import { PlainError } from '../errors.ts'
import type { Residents } from './residents.ts'
import { figuresAt, type Row, readTable, textAt } from './table.ts'

/** The tables of counties, each by the five digits. */
export interface CountyTables {
  offices: Map<string, Row>
  people: Map<string, Row>
  health: Map<string, Row>
  specialists: Map<string, Row>
}

/** Names that the tables lack or have without their accent. */
const NAMES: Readonly<Record<string, string>> = {
  '02063': 'Chugach Census Area',
  '02066': 'Copper River Census Area',
  '35013': 'Doña Ana County',
}

/** Codes of the Census for an income over or under what it publishes. */
const isCapped = (dollars: number) => dollars > 250_000 || dollars < 2_500

export function readCountyTables(folder: string): CountyTables {
  const read = (name: string, columns: readonly string[]) =>
    new Map(readTable(folder, name, ['county_fips', ...columns]).map((row) => [textAt(row, 'county_fips'), row]))
  return {
    offices: read('us-county-health-offices-2021.csv', [...Object.values(OFFICE_KINDS), 'source_level']),
    people: read('us-county-residents-2019.csv', ['county', 'population', ...Object.values(PEOPLE_FIGURES)]),
    health: read('us-county-health-measures-2022.csv', Object.values(HEALTH_MEASURES)),
    specialists: read('us-county-specialists-2026.csv', Object.values(SPECIALTIES)),
  }
}

/**
 * What the tables know of a county. Connecticut's counties of today are others than those of the Census of 2020, and have no
 * specialists here; Alaska's Chugach, new in 2019, has neither offices nor people.
 * @throws {PlainError} if no table names it.
 */
export function countyOf(fips: string, tables: CountyTables, residents: Residents): CountyFigures {
  const name = NAMES[fips] ?? tables.people.get(fips)?.county
  const count = residents.ofCounty.get(fips)
  if (!name || !count) throw new PlainError(`No table knows the county ${fips}.`)
  const offices = tables.offices.get(fips)
  return {
    fips,
    name,
    residents: count,
    people: peopleOf(tables.people.get(fips)),
    offices: figuresAt(offices, OFFICE_KINDS),
    ...(isSumOfZips(offices) && { officesAtLeast: true }),
    specialists: figuresAt(tables.specialists.get(fips), SPECIALTIES),
    health: figuresAt(tables.health.get(fips), HEALTH_MEASURES),
  }
}

/** D.C. is no county of County Business Patterns here: its ZIP codes were added up. */
function isSumOfZips(row: Row | undefined): boolean {
  return row?.source_level === 'sum_of_zip_codes'
}

function peopleOf(row: Row | undefined): CountyFigures['people'] {
  const { income, incomeMargin, ...people } = figuresAt(row, PEOPLE_FIGURES) ?? {}
  if (!row || income === undefined || isCapped(income)) return row && people
  return { ...people, income, ...(incomeMargin !== undefined && { incomeMargin }) }
}
