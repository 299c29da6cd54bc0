import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { NestedCollection, Singleton } from '../../../renderer/model/define/definitions.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import { formatYaml, restorePlaceholders } from '../../../renderer/model/parse/format.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { findValidFile, type LoadedContent } from '../loadedContent.ts'
import { type EntryOptions, requireFields } from './entryOptions.ts'
import { writeIfValid } from './newEntry.ts'
import { addPlaceholders, buildEntryData } from './sampleData.ts'

/** Adds a nested entry or a record to its file. @throws {UserError} before it writes, if a field is missing or invalid */
export function createItem(loaded: LoadedContent, itemType: NestedCollection | Singleton, options: EntryOptions): void {
  if (itemType.kind === 'nested') addNestedEntry(loaded, itemType, options)
  else addRecord(loaded, itemType, options)
}

const TOWN_MESSAGE = `It now has its own page instead of a dot on the map. Its population, location, and county come from the list of towns. If it lies
in several counties, add the others. To add its public facts, ask an engineer for an import.`

function addNestedEntry(loaded: LoadedContent, nested: NestedCollection, options: EntryOptions): void {
  const parentSlug = options.fieldValues.get('in') ?? ''
  const file = findValidFile(loaded, getEntryPath(nested.parent, parentSlug))
  if (!file) {
    const { name, singular } = nested.parent
    const problem =
      parentSlug === '' ? `Name the ${singular}: --in <name>.` : `There is no ${singular} \`${parentSlug}\`.`
    const hint = getCandidatesHint(parentSlug, loaded.targets.listIds(name))
    throw new UserError([problem, hint].filter(Boolean).join(' '))
  }
  const prefilledOptions = nested.name === cities.name ? prefillFromTown(loaded, parentSlug, options) : undefined
  const { title, slug, fieldValues } = requireFields(loaded, nested.schema, prefilledOptions ?? options)
  const valuesWithSlug = new Map(fieldValues).set(String(nested.slug[0]), slug)
  valuesWithSlug.delete('in')
  const input = { title, fieldValues: valuesWithSlug, targets: loaded.targets }
  const { data: item } = buildEntryData(nested.schema, nested.singular, input)
  const data = restorePlaceholders(file)
  // A city is no longer a town.
  if (Array.isArray(data.towns)) data.towns = data.towns.filter(({ name }) => name !== title)
  const [key = ''] = nested.list
  const items = [...((data[key] ?? []) as unknown[]), item]
  writeIfValid(loaded, file.source.path, formatYaml({ ...data, [key]: items }, file.fileType.schema))
  console.log(`Added it to ${file.source.displayPath}. Its page will be ${nested.getAddress(parentSlug, slug)}.`)
  if (prefilledOptions) console.log(TOWN_MESSAGE)
}

function addRecord(loaded: LoadedContent, { path, records, schema }: Singleton, options: EntryOptions): void {
  const { singular = '' } = records ?? {}
  const recordSchema = schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
  const { title, slug: id, fieldValues } = requireFields(loaded, recordSchema, options)
  const file = findValidFile(loaded, path)
  const { [PLACEHOLDERS]: earlierPlaceholders = [], ...data } = file ? restorePlaceholders(file) : {}
  if (Object.hasOwn(data, id)) throw new UserError(`The ${singular} \`${id}\` already exists. Nothing was written.`)
  const record = buildEntryData(recordSchema, singular, { title, fieldValues, targets: loaded.targets }, [id])
  const placeholders = [...(earlierPlaceholders as string[]), ...record.placeholders]
  writeIfValid(loaded, path, formatYaml(addPlaceholders({ ...data, [id]: record.data }, placeholders), schema))
  console.log(`Added it to ${loaded.contentFolder.name}/${path}. Insert it with {${singular}:${id}}.`)
}

/**
 * Fills in options from the state's list of towns. Returns undefined for a place with `--population` that isn't in it.
 * @throws {UserError} without `--population`, if the place isn't in it or already has a page
 */
function prefillFromTown({ site }: LoadedContent, parent: string, options: EntryOptions): EntryOptions | undefined {
  const { title = '', fieldValues } = options
  const state = site.findEntry(states, parent)
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

/** Finds the county at a location. Returns undefined in an independent city. @throws {UserError} if no county contains it */
function lookUpCountyName(lat: number, lon: number): string | undefined {
  const text = readFileSync(join(PROJECT_ROOT, 'node_modules/us-atlas/counties-10m.json'), 'utf8')
  const atlas: Topology<{ counties: GeometryCollection<{ name: string }> }> = JSON.parse(text)
  const county = feature(atlas, atlas.objects.counties).features.find((shape) => geoContains(shape, [lon, lat]))
  if (!county) throw new UserError('The location is outside all counties. Add --counties. Nothing was written.')
  // The last three digits of the id are the county's code. Codes of independent cities start at 510 (FIPS 6-4).
  return Number(county.id) % 1000 < 510 ? county.properties.name : undefined
}
