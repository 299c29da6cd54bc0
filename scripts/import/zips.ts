import { REACHES } from '../../renderer/collections/facts/kinds.ts'
import type { ZipArea } from '../../renderer/collections/facts/schema.ts'
import type { Point } from '../../renderer/places/geography.ts'
import { readZipCodes } from './offices.ts'
import type { ZipAreas } from './residents.ts'
import { neededAt, numberAt, type Row, readTable, textAt } from './table.ts'

/** Smaller areas are single buildings, campuses, or post office boxes. */
const LEAST_HOUSEHOLDS = 100
/** The survey's margin is too wide in smaller areas, and the table has no margins. */
const HOUSEHOLDS_FOR_INCOME = 1000
/** The Census publishes 250,001 for every median above it. */
const TOP = 250_000

/** Reads the ZIP areas of the country that have households. The offices are those of the ZIP code of the same number. */
export function readZips(folder: string): Map<string, ZipArea> {
  const columns = [
    'zip',
    'place_name',
    'median_household_income_2018_2022_usd',
    'income_top_or_bottom_coded',
    'households_2019_2023',
  ]
  const offices = new Map(readZipCodes(folder).map(({ zip, offices }) => [zip, offices]))
  const rows = readTable(folder, 'us-zip-income-2022.csv', columns)
  const known = rows.flatMap((row): [string, ZipArea][] => {
    const zip = textAt(row, 'zip')
    const households = numberAt(row, 'households_2019_2023') ?? 0
    if (households < LEAST_HOUSEHOLDS || textAt(row, 'place_name') === '') return []
    const { physicians, dentists } = offices.get(zip) ?? {}
    const counted = { ...(physicians !== undefined && { physicians }), ...(dentists !== undefined && { dentists }) }
    return [[zip, { zip, name: textAt(row, 'place_name'), households, ...incomeOf(row), ...counted }]]
  })
  return new Map(known)
}

function incomeOf(row: Row): Pick<ZipArea, 'income' | 'incomeOver'> {
  const column = 'median_household_income_2018_2022_usd'
  if (numberAt(row, column) === undefined || neededAt(row, 'households_2019_2023') < HOUSEHOLDS_FOR_INCOME) return {}
  const income = neededAt(row, column)
  if (textAt(row, 'income_top_or_bottom_coded') === '') return { income }
  return income > TOP ? { incomeOver: true } : {}
}

/** Where ZIP areas are large, few have their center nearby: then a table has so many, from up to so far away. */
const FEWEST = 5
const FARTHEST = 10
/** The two densest centers have more. Their pages would be heavier than 10 KB, gzipped. */
const MOST = 40

/**
 * Finds the ZIP areas with their center within five miles of a point, or the nearest five within ten miles, at most 40.
 * @returns the areas, nearest first, each with its distance to a tenth of a mile.
 */
export function zipsNear(point: Point, areas: ZipAreas, zips: ReadonlyMap<string, ZipArea>): [string, number][] {
  return areas
    .withMiles(point, FARTHEST)
    .filter(({ zip }) => zips.has(zip))
    .filter(({ miles }, index) => miles <= REACHES[0] || index < FEWEST)
    .slice(0, MOST)
    .map(({ zip, miles }) => [zip, Math.round(miles * 10) / 10])
}
