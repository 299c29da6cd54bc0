import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'
import { states } from '../../../renderer/collections/states/definition.ts'
import type { Collection, NestedCollection, Singleton } from '../../../renderer/model/define/definitions.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import { formatYaml, restorePlaceholders } from '../../../renderer/model/parse/format.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { findValidFile, type LoadedContent } from '../loadedContent.ts'
import { writeIfValid } from './createEntry.ts'
import { type EntryOptions, requireFields } from './entryOptions.ts'
import { addPlaceholders, buildEntryData } from './sampleData.ts'

/** For a city that was a town before. */
const TOWN_MESSAGE = `It now has its own page instead of a dot on the map. Its population, location, and county come from the list of towns. If it lies
in several counties, add the others. To add its public facts, ask an engineer for an import.`

/**
 * Adds a nested entry to the file of its parent. A city that is in the list of towns gets its data from there.
 * @throws {UserError} before it writes, if a field is missing or invalid
 */
export function addNestedEntry(
  loadedContent: LoadedContent,
  { parent, schema, singular, slug: slugPath, list: [listKey = ''], getAddress }: NestedCollection,
  options: EntryOptions,
): void {
  const file = requireParentFile(loadedContent, parent, options)
  const townOptions = parent.name === states.name ? prefillFromTown(loadedContent, options) : undefined
  const { title, slug, fieldValues } = requireFields(loadedContent, schema, townOptions ?? options)
  const { in: parentSlug = '', ...ownValues } = Object.fromEntries(fieldValues)
  const valuesWithSlug = new Map(Object.entries(ownValues)).set(String(slugPath[0]), slug)
  const input = { title, fieldValues: valuesWithSlug, targets: loadedContent.targets }
  const { data: nestedEntry } = buildEntryData(schema, singular, input)
  const data = restorePlaceholders(file)
  if (townOptions) data.towns = (data.towns as { name: string }[]).filter(({ name }) => name !== title)
  const nestedEntries = [...((data[listKey] ?? []) as unknown[]), nestedEntry]
  writeIfValid(loadedContent, file.source.path, formatYaml({ ...data, [listKey]: nestedEntries }, file.fileType.schema))
  console.log(`Added it to ${file.source.displayPath}. Its page will be ${getAddress(parentSlug, slug)}.`)
  if (townOptions) console.log(TOWN_MESSAGE)
}

/** @throws {UserError} if `--in` doesn't name a valid file */
function requireParentFile(
  loadedContent: LoadedContent,
  parent: Collection,
  { fieldValues }: EntryOptions,
): ParsedFile {
  const slug = fieldValues.get('in') ?? ''
  const file = findValidFile(loadedContent, getEntryPath(parent, slug))
  if (file) return file
  const problem =
    slug === '' ? `Name the ${parent.singular}: --in <name>.` : `There is no ${parent.singular} \`${slug}\`.`
  const hint = getCandidatesHint(slug, loadedContent.targets.listIds(parent.name))
  throw new UserError([problem, hint].filter(Boolean).join(' '))
}

/**
 * Fills in options from the state's list of towns. Returns undefined if the place isn't in it, but has `--population`, or if
 * the title is missing. @throws {UserError} for other places that aren't in it
 */
function prefillFromTown({ site }: LoadedContent, options: EntryOptions): EntryOptions | undefined {
  const { title = '', fieldValues } = options
  const state = site.findEntry(states, fieldValues.get('in'))
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

/** Adds a record to its file. @throws {UserError} before it writes, if a field is missing or invalid */
export function addRecord(
  loadedContent: LoadedContent,
  { path, records, schema }: Singleton,
  options: EntryOptions,
): void {
  const { singular = '' } = records ?? {}
  const recordSchema = schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
  const { title, slug: id, fieldValues } = requireFields(loadedContent, recordSchema, options)
  const file = findValidFile(loadedContent, path)
  const { [PLACEHOLDERS]: earlierPlaceholders = [], ...data } = file ? restorePlaceholders(file) : {}
  if (Object.hasOwn(data, id)) throw new UserError(`The ${singular} \`${id}\` already exists. Nothing was written.`)
  const record = buildEntryData(recordSchema, singular, { title, fieldValues, targets: loadedContent.targets }, [id])
  const placeholders = [...(earlierPlaceholders as string[]), ...record.placeholders]
  writeIfValid(loadedContent, path, formatYaml(addPlaceholders({ ...data, [id]: record.data }, placeholders), schema))
  console.log(`Added it to ${loadedContent.contentFolder.name}/${path}. Insert it with {${singular}:${id}}.`)
}
