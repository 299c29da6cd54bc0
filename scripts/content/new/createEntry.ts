import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { Collection, NestedCollection, Singleton } from '../../../renderer/model/define/definitions.ts'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import { hasSchedule } from '../../../renderer/model/define/schedule.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import { formatYaml, restorePlaceholders } from '../../../renderer/model/parse/format.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { getReservedSlugMessage, slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { assertValid, findValidFile, type LoadedContent } from '../loadedContent.ts'
import { askForMissing, type EntryOptions, listMissingFields, ORDER_FIELD, requireFields } from './entryOptions.ts'
import { addPlaceholders, buildEntryData } from './sampleData.ts'

const SAMPLE_BODY = `Write one or two sentences about what a visitor gets from it.

## A heading for the first section

The text. Links to our pages start with a slash, and links to sources with https://.
`

/**
 * Writes an entry. In a terminal, asks for missing values. Returns false if the writer cancels.
 * @throws {UserError} if the entry is invalid
 */
export async function createEntry(
  loadedContent: LoadedContent,
  definition: Collection,
  entryOptions: EntryOptions,
  { isInteractive } = { isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true },
): Promise<boolean> {
  const { schema, singular, format } = definition
  const isDraft = entryOptions.fieldValues.get('draft') === 'true'
  if (isDraft && !hasSchedule(schema))
    throw new UserError(`A ${singular} can't be a draft, because it has no page. Nothing was written.`)
  const missingFields = listMissingFields(loadedContent, schema, entryOptions.fieldValues)
  const completedOptions = isInteractive ? await askForMissing(entryOptions, missingFields) : entryOptions
  if (completedOptions === undefined) return false
  const { title, slug, fieldValues } = requireFields(loadedContent, schema, completedOptions)
  if (getReservedSlugMessage(slug) !== undefined)
    throw new UserError(`\`${slug}\` is reserved. Choose another slug with --slug.`)
  if (!SLUG_PATTERN.test(slug))
    throw new UserError(`\`${slug}\` isn't a slug. With --slug, write lowercase letters, digits, and single hyphens.`)
  const path = getEntryPath(definition, slug)
  if (existsSync(join(loadedContent.content, path))) throw new UserError(`${path} already exists. Nothing was written.`)
  const entries: Record<string, unknown>[] = loadedContent.site.listEntries(definition)
  const nextOrder = Math.max(0, ...entries.map((entry) => Number(entry[ORDER_FIELD] ?? 0))) + 1
  const input = { title, fieldValues, nextOrder, targets: loadedContent.targets }
  const { data, placeholders } = buildEntryData(schema, singular, input)
  const yaml = formatYaml(addPlaceholders(data, placeholders), schema)
  writeIfValid(loadedContent, path, format === 'mdx' ? `---\n${yaml}---\n\n${SAMPLE_BODY}` : yaml)
  console.log(`Created ${loadedContent.contentFolder.name}/${path}.`)
  printNextSteps(definition, slug, { isDraft, placeholderCount: placeholders.length })
  return true
}

function printNextSteps(definition: Collection, slug: string, entry: { isDraft: boolean; placeholderCount: number }) {
  const { isDraft, placeholderCount } = entry
  if (isDraft) console.log("It's a draft. To publish it, remove the line `draft: true`.")
  else if (hasSchedule(definition.schema))
    console.log('To hide it from visitors while you write, add the line `draft: true`.')
  if (definition.page)
    console.log(`Its page will be ${definition.getAddress(slug)}. To preview it while you write, run npm run dev.`)
  if (placeholderCount > 0)
    console.log(
      `It has ${pluralize(placeholderCount, 'sample value')}. Replace each, and remove its path from the \`placeholders\` list.`,
    )
}

/** Writes a file if the content is valid with it. @throws {UserError} */
function writeIfValid(loadedContent: LoadedContent, path: string, text: string): void {
  const { content, contentFolder } = loadedContent
  const consequence =
    'Nothing was written, because the file would have these problems. To see how to set values, run npm run new -- --help.'
  const textFiles = new Map([...contentFolder.textFiles, [path, Buffer.from(text)]])
  assertValid(loadedContent, { ...contentFolder, textFiles }, consequence)
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}

/** Adds a nested entry or a record to its file. @throws {UserError} before it writes, if a field is missing or invalid */
export function addToFile(loadedContent: LoadedContent, type: NestedCollection | Singleton, options: EntryOptions) {
  if (type.kind === 'nested') addNestedEntry(loadedContent, type, options)
  else addRecord(loadedContent, type, options)
}

const TOWN_MESSAGE = `It now has its own page instead of a dot on the map. Its population, location, and county come from the list of towns. If it lies
in several counties, add the others. To add its public facts, ask an engineer for an import.`

function addNestedEntry(loadedContent: LoadedContent, nested: NestedCollection, options: EntryOptions): void {
  const parentSlug = options.fieldValues.get('in') ?? ''
  const file = findValidFile(loadedContent, getEntryPath(nested.parent, parentSlug))
  if (!file) {
    const { name, singular } = nested.parent
    const problem =
      parentSlug === '' ? `Name the ${singular}: --in <name>.` : `There is no ${singular} \`${parentSlug}\`.`
    const hint = getCandidatesHint(parentSlug, loadedContent.targets.listIds(name))
    throw new UserError([problem, hint].filter(Boolean).join(' '))
  }
  const prefilledOptions = nested.name === cities.name ? prefillFromTown(loadedContent, parentSlug, options) : undefined
  const { title, slug, fieldValues } = requireFields(loadedContent, nested.schema, prefilledOptions ?? options)
  const valuesWithSlug = new Map(fieldValues).set(String(nested.slug[0]), slug)
  valuesWithSlug.delete('in')
  const input = { title, fieldValues: valuesWithSlug, targets: loadedContent.targets }
  const { data: nestedEntry } = buildEntryData(nested.schema, nested.singular, input)
  const data = restorePlaceholders(file)
  // A city is no longer a town.
  if (Array.isArray(data.towns)) data.towns = data.towns.filter(({ name }) => name !== title)
  const [key = ''] = nested.list
  const nestedEntries = [...((data[key] ?? []) as unknown[]), nestedEntry]
  writeIfValid(loadedContent, file.source.path, formatYaml({ ...data, [key]: nestedEntries }, file.fileType.schema))
  console.log(`Added it to ${file.source.displayPath}. Its page will be ${nested.getAddress(parentSlug, slug)}.`)
  if (prefilledOptions) console.log(TOWN_MESSAGE)
}

function addRecord(loadedContent: LoadedContent, { path, records, schema }: Singleton, options: EntryOptions): void {
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

/**
 * Fills in options from the state's list of towns. Returns undefined if the place isn't in it, but has `--population`, or if
 * the title or the state is missing. @throws {UserError} for other places that aren't in it
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
