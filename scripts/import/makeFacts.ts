import { areNear } from '../../renderer/collections/facts/rules.ts'
import type { CityFigures, CountyFigures } from '../../renderer/collections/facts/schema.ts'
import { codeOf } from '../../renderer/drawing/outline.ts'
import { PlainError } from '../errors.ts'
import { type AreaFigures, areaOf } from './areas.ts'
import type { ListedState } from './cityList.ts'
import { type CountyTables, countyOf, readCountyTables } from './counties.ts'
import { MainCounties, readPlaces } from './mainCounty.ts'
import { NEAR, officesNear, readZipCodes, type ZipCode } from './offices.ts'
import { Residents, readBlockGroups } from './residents.ts'
import { ZipAreas } from './zipAreas.ts'
import { incomesOf, readZipIncomes } from './zipIncomes.ts'

/** A city's figures as they are written: the reference is a text still. */
export type WrittenCity = Omit<CityFigures, 'city'> & { city: string }

/** What a state's file of facts holds. */
export interface StateFacts extends AreaFigures {
  state: string
  counties: CountyFigures[]
  cities: WrittenCity[]
}

/** All tables, read once. */
export interface Tables {
  residents: Residents
  counties: CountyTables
  zipCodes: ZipCode[]
  zipAreas: ZipAreas
  zipIncomes: ReadonlyMap<string, number>
  mainCounties: MainCounties
}

/** Reads the tables of a folder. */
export function readTables(folder: string): Tables {
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
  const cities = state.cities.flatMap((city): WrittenCity[] => {
    const county = tables.mainCounties.of(state, city)
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
    ...areaOf(digitsOf(state), tables.counties, tables.residents),
    counties: counties.map((fips) => countyOf(fips, tables.counties, tables.residents)),
    cities,
  }
}

function digitsOf({ name }: ListedState): string {
  const code = codeOf(name)
  if (code === undefined) throw new PlainError(`There is no state ${name}.`)
  return code
}
