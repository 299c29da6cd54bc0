import { areNear } from '../../renderer/collections/facts/rules.ts'
import type { CityFigures, CountyFigures } from '../../renderer/collections/facts/schema.ts'
import { getFipsCode } from '../../renderer/drawing/outline.ts'
import { UserError } from '../errors.ts'
import { type AreaFigures, areaOf, countyOf, readCountyTables } from './areas.ts'
import { type ListedState, MainCounties, readPlaces } from './mainCounty.ts'
import { NEAR, officesNear, readZipCodes } from './offices.ts'
import { Residents, readBlockGroups, ZipAreas } from './residents.ts'
import { numberAt, readTable, textAt } from './table.ts'

/** A city's figures as they are written: the reference is a text still. */
type WrittenCity = Omit<CityFigures, 'city'> & { city: string }

interface StateFacts extends AreaFigures {
  state: string
  counties: CountyFigures[]
  cities: WrittenCity[]
}

/** All tables, read once. */
type Tables = ReturnType<typeof readTables>

export function readTables(folder: string) {
  const residents = new Residents(readBlockGroups(folder))
  return {
    residents,
    counties: readCountyTables(folder),
    zipCodes: readZipCodes(folder),
    zipAreas: new ZipAreas(residents.groups),
    zipIncomes: readZipIncomes(folder),
    mainCounties: new MainCounties(readPlaces(folder), residents),
  }
}

/** The facts of a state, of its cities around which people are counted, and of the counties that hold most of one. */
export function factsOfState(state: ListedState, tables: Tables): StateFacts {
  const code = getFipsCode(state.name)
  if (code === undefined) throw new UserError(`There is no state ${state.name}.`)
  const cities = state.cities.flatMap((city): WrittenCity[] => {
    const [county] = tables.mainCounties.of(state, city)
    const within = tables.residents.within(city)
    if (!areNear(within, city.population)) return []
    const incomes = incomesOf(tables.zipAreas.within(city, NEAR), tables.zipIncomes)
    const near = officesNear(city, within[0], tables.zipCodes, tables.zipAreas)
    return [
      { city: `${state.slug}/${city.slug}`, ...(county && { county }), within, ...near, ...(incomes && { incomes }) },
    ]
  })
  const counties = [...new Set(cities.flatMap(({ county }) => county ?? []))].sort()
  return {
    state: state.slug,
    ...areaOf(code, tables.counties, tables.residents),
    counties: counties.map((fips) => countyOf(fips, tables.counties, tables.residents)),
    cities,
  }
}

/** Of fewer households the survey says little, and an advertisement finds nobody: some ten thousand residents. */
const HOUSEHOLDS = 4000
/** Of fewer ZIP areas there is no lowest and no highest. */
const AREAS = 3

/** Reads the median household income of each ZIP area; those under or over what the Census publishes are no figures. */
function readZipIncomes(folder: string): Map<string, number> {
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
  const known = zips.flatMap((zip) => {
    const income = incomes.get(zip)
    return income === undefined ? [] : [{ zip, income }]
  })
  const [low, ...others] = known.toSorted((a, b) => a.income - b.income || (a.zip < b.zip ? -1 : 1))
  const high = others.at(-1)
  return low && high && known.length >= AREAS ? { low, high } : undefined
}
