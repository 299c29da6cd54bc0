import type { CityFigures } from '../../renderer/collections/facts/schema.ts'
import { numberAt, readTable, textAt } from './table.ts'

/** A ZIP area, and what half of its households have. */
export interface ZipIncome {
  zip: string
  income: number
}

/** Of fewer households the survey says little. */
const HOUSEHOLDS = 1000
/** Of fewer ZIP areas there is no lowest and no highest. */
const AREAS = 3

/** Reads the median household income of each ZIP area; those under or over what the Census publishes are no figures. */
export function readZipIncomes(folder: string): Map<string, number> {
  const columns = ['zip', 'median_household_income_2018_2022_usd', 'income_top_or_bottom_coded', 'households_2019_2023']
  const rows = readTable(folder, 'us-zip-income-2022.csv', columns)
  const known = rows.flatMap((row): [string, number][] => {
    const income = numberAt(row, 'median_household_income_2018_2022_usd')
    const isCoded = textAt(row, 'income_top_or_bottom_coded') !== ''
    const households = numberAt(row, 'households_2019_2023') ?? 0
    return income === undefined || isCoded || households < HOUSEHOLDS ? [] : [[textAt(row, 'zip'), income]]
  })
  return new Map(known)
}

/** Of some ZIP areas the one with the lowest income and the one with the highest. */
export function incomesOf(zips: string[], incomes: ReadonlyMap<string, number>): CityFigures['incomes'] {
  const known = zips.flatMap((zip): ZipIncome[] => {
    const income = incomes.get(zip)
    return income === undefined ? [] : [{ zip, income }]
  })
  const [low, ...others] = known.toSorted((a, b) => a.income - b.income || (a.zip < b.zip ? -1 : 1))
  const high = others.at(-1)
  return low && high && known.length >= AREAS ? { low, high } : undefined
}
