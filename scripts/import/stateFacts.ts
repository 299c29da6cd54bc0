import { hasEnoughResidentsNearby } from '../../renderer/collections/facts/definition.ts'
import { type StateEntry, states } from '../../renderer/collections/states/definition.ts'
import type { City } from '../../renderer/collections/states/schema.ts'
import { getFipsCode } from '../../renderer/drawing/boundaries.ts'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import { loadContent } from '../content/loadedContent.ts'
import { UserError } from '../errors.ts'
import { computeAreaFacts } from './areas.ts'
import { BlockGroupIndex, readBlockGroups } from './blockGroups.ts'
import { findMainCountyFips, readCountyFacts, readCountyTables } from './counties.ts'
import { findZips, readSurveyedZips, ZipIndex } from './zips.ts'

/** The fields of a state and its cities that the import needs. */
interface ListedState extends Pick<StateEntry, 'slug' | 'name' | 'abbreviation'> {
  cities: ListedCity[]
}
/** A city with a page. */
export type ListedCity = Pick<City, 'name' | 'slug' | 'population' | 'lat' | 'lon' | 'counties'>

/** Reads the states and cities, even if facts about them are missing or outdated. @throws {UserError} for problems of states */
export async function readStates(content: string): Promise<ListedState[]> {
  const { site, problems } = await loadContent(content, { skipInvalidFiles: true })
  const stateProblems = problems.filter(({ file }) => toContentPath(file).startsWith(`${states.name}/`))
  if (stateProblems.length > 0) throw new UserError(formatProblems(stateProblems))
  return site.listEntries(states)
}

/** Reads all tables in a folder. @throws {UserError} if a table or column is missing */
export function readTables(folder: string) {
  const blockGroups = new BlockGroupIndex(readBlockGroups(folder))
  const zipIndex = new ZipIndex(blockGroups.points)
  return { ...readCountyTables(folder), blockGroups, zipIndex, zips: readSurveyedZips(folder) }
}

/** Creates the facts of a state, its cities with enough residents nearby, and the main counties of these cities. */
export function createStateFacts(state: ListedState, tables: ReturnType<typeof readTables>) {
  const stateFips = getFipsCode(state.name)
  if (stateFips === undefined)
    throw new UserError(`\`${state.name}\` isn't a US state. Correct \`name\` in content/states/${state.slug}.yaml.`)
  const cities = state.cities.flatMap((city) => {
    const countyFips = findMainCountyFips(city, stateFips, tables)
    const residentsWithin = tables.blockGroups.countResidentsWithin(city)
    // The page of such a city has no tables.
    if (!hasEnoughResidentsNearby(residentsWithin, city.population)) return []
    const zips = findZips(city, state.abbreviation, tables.zipIndex, tables.zips)
    return [{ city: `${state.slug}/${city.slug}`, county: countyFips, residentsWithin, zips }]
  })
  const countyCodes = [...new Set(cities.flatMap(({ county }) => county ?? []))].sort()
  const zipCodes = [...new Set(cities.flatMap(({ zips }) => zips.map(([zip]) => zip)))].sort()
  return {
    state: state.slug,
    ...computeAreaFacts(stateFips, tables),
    counties: countyCodes.map((fips) => readCountyFacts(fips, tables)),
    zips: zipCodes.flatMap((zip) => {
      const zipCode = tables.zips.get(zip)
      // Only ZIP codes in another state have this field.
      const otherState = zipCode?.state === state.abbreviation ? undefined : zipCode?.state
      return zipCode ? { ...zipCode, ...tables.zipIndex.getCenter(zip), state: otherState } : []
    }),
    cities,
  }
}

/** Formats facts as JSON, with a line for each key and list item for readable diffs. */
export function formatFacts(facts: object): string {
  const formatValue = (value: unknown) =>
    Array.isArray(value) && value.length > 0
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value)
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value === undefined ? [] : `"${key}": ${formatValue(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
