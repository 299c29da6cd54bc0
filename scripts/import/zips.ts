import { REACH_MILES } from '../../renderer/collections/facts/kinds.ts'
import type { ZipArea } from '../../renderer/collections/facts/schema.ts'
import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { readZipCodes } from './offices.ts'
import type { ZipAreas } from './residents.ts'
import { getNumber, getRequiredNumber, getText, type Row, readTable } from './table.ts'

/** Smaller areas are single buildings, campuses, or post office boxes. */
const LEAST_HOUSEHOLDS = 100
/** The survey's margin is too wide in smaller areas, and the table has no margins. */
const HOUSEHOLDS_FOR_INCOME = 1000
/** The Census publishes 250,001 for every median above it. */
const TOP = 250_000

interface Zip {
  area: ZipArea
  /** `Brownsville, TX` */
  postOffice: string
}

/** Reads the ZIP areas of the country that have households. The offices are those of the ZIP code of the same number. */
export function readZips(folder: string): Map<string, Zip> {
  const columns = [
    'zip',
    'place_name',
    'state',
    'median_household_income_2018_2022_usd',
    'income_top_or_bottom_coded',
    'households_2019_2023',
  ]
  const offices = new Map(readZipCodes(folder).map(({ zip, offices }) => [zip, offices]))
  const rows = readTable(folder, 'us-zip-income-2022.csv', columns)
  const areas = rows.flatMap((row): [string, Zip][] => {
    const zip = getText(row, 'zip')
    const name = spell(getText(row, 'place_name'))
    const households = getNumber(row, 'households_2019_2023') ?? 0
    if (households < LEAST_HOUSEHOLDS || name === '') return []
    const { physicians, dentists } = offices.get(zip) ?? {}
    const counts = { ...(physicians !== undefined && { physicians }), ...(dentists !== undefined && { dentists }) }
    const state = getText(row, 'state')
    const area = { zip, name, state, households, ...incomeOf(row), ...counts }
    return [[zip, { area, postOffice: `${name}, ${state}` }]]
  })
  return new Map(areas)
}

/** Spells GeoNames' `Saint Louis` and `Mc Kinney` as the names of our cities. */
function spell(name: string): string {
  return name.replace(/\bSaint /, 'St. ').replace(/\bMc (?=[A-Z])/, 'Mc')
}

function incomeOf(row: Row): Pick<ZipArea, 'income' | 'incomeOver'> {
  const column = 'median_household_income_2018_2022_usd'
  if (getNumber(row, column) === undefined || getRequiredNumber(row, 'households_2019_2023') < HOUSEHOLDS_FOR_INCOME)
    return {}
  const income = getRequiredNumber(row, column)
  if (getText(row, 'income_top_or_bottom_coded') === '') return { income }
  return income > TOP ? { incomeOver: true } : {}
}

/** A table has at least this many areas, unless fewer have their center within `MAX_MILES` miles. */
const MIN_AREAS = 16
const MAX_MILES = 10
/** More rows make the pages of the densest cities heavier than 10 KB, gzipped. */
const MAX_AREAS = 40

/**
 * Finds the ZIP areas of a city: those with their center within five miles, or the nearest 16 within ten, and those of its
 * post office within 25. If there are more than 40, the largest of the first group come first.
 * @param postOffice the name and the state: `Brownsville, TX`.
 * @returns the areas, nearest first, each with its distance to a tenth of a mile.
 */
export function zipsNear(
  point: Coordinates,
  postOffice: string,
  areas: ZipAreas,
  zips: ReadonlyMap<string, Zip>,
): [string, number][] {
  const reachable = areas.withMiles(point, Math.max(...REACH_MILES)).flatMap(({ zip, miles }) => {
    const match = zips.get(zip)
    return match ? [{ zip, miles, ...match }] : []
  })
  const isNear = ({ miles }: { miles: number }, index: number) =>
    miles <= REACH_MILES[0] || (miles <= MAX_MILES && index < MIN_AREAS)
  const near = reachable.filter(isNear)
  const rest = reachable.filter((zip, index) => zip.postOffice === postOffice && !isNear(zip, index))
  return [near, rest]
    .flatMap((group) => group.toSorted((a, b) => b.area.households - a.area.households))
    .slice(0, MAX_AREAS)
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ zip, miles }) => [zip, Math.round(miles * 10) / 10])
}
