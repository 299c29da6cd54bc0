import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { states } from '../../../renderer/collections/states/definition.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'
import type { LoadedContent } from '../loadedContent.ts'
import type { EntryOptions } from './entryOptions.ts'

/** For a city that was a town before. */
export const TOWN_MESSAGE = `It now has its own page instead of a dot on the map. Its population, location, and county come from the list of towns. If it lies
in several counties, add the others. To add its public facts, ask an engineer for an import.`

/**
 * Fills in options from the state's list of towns. Returns undefined if the place isn't in it, but has `--population`, or if
 * the title or the state is missing. @throws {UserError} for other places that aren't in it
 */
export function prefillFromTown({ site }: LoadedContent, options: EntryOptions): EntryOptions | undefined {
  const { title = '', fieldValues } = options
  const state = site.findEntry(states, fieldValues.get('in') ?? '')
  const town = state?.towns.find(({ name }) => slugify(name) === slugify(title))
  if (town) {
    const { name, population, lat, lon } = town
    const county = fieldValues.has('counties') ? undefined : lookUpCountyName(lat, lon)
    const counties = county === undefined ? '' : JSON.stringify(county)
    const townValues = { population: String(population), lat: String(lat), lon: String(lon), counties }
    return { ...options, title: name, fieldValues: new Map([...Object.entries(townValues), ...fieldValues]) }
  }
  if (!state || title === '' || fieldValues.has('population')) return undefined
  const hasPage = state.cities.some(({ name }) => slugify(name) === slugify(title))
  if (hasPage) throw new UserError(`\`${title}\` already has a page. Nothing was written.`)
  const problem = `\`${title}\` isn't in the list of towns in ${state.name}.`
  const help = 'For other places, add --population, --lat, --lon, and --counties. Nothing was written.'
  const townNames = state.towns.map(({ name }) => name)
  throw new UserError([problem, getCandidatesHint(title, townNames), help].filter(Boolean).join(' '))
}

/** Removes a town from the data of a state, because it's now a city. */
export function removeTown(state: Record<string, unknown>, title: string | undefined): Record<string, unknown> {
  return Array.isArray(state.towns) ? { ...state, towns: state.towns.filter(({ name }) => name !== title) } : state
}

/** Finds the county at a location. Returns undefined in an independent city. @throws {UserError} if no county contains it */
function lookUpCountyName(lat: number, lon: number): string | undefined {
  const text = readFileSync(join(PROJECT_ROOT, 'node_modules/us-atlas/counties-10m.json'), 'utf8')
  const atlas: Topology<{ counties: GeometryCollection<{ name: string }> }> = JSON.parse(text)
  const county = feature(atlas, atlas.objects.counties).features.find((shape) => geoContains(shape, [lon, lat]))
  if (!county) throw new UserError('The location is outside all counties. Add --counties. Nothing was written.')
  // The last three digits of the id are the county's code. Codes of independent cities start at 510 (FIPS 6-4).
  return Number(county.id) % 1000 < 510 ? county.properties.name : undefined
}
