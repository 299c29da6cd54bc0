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
import { writeIfValid } from './newEntry.ts'
import type { EntryOptions } from './readArguments.ts'
import { addPlaceholders, buildSampleData, describeMissing, type EntryInput, listMissingFields } from './sampleData.ts'

/** Adds a nested entry or a record to its file. @throws {UserError} if a field is missing or invalid. In this case, no file is written. */
export function createItem(loaded: LoadedContent, itemType: NestedCollection | Singleton, options: EntryOptions): void {
  const parent = options.fieldValues.get('in') ?? ''
  if (itemType.kind === 'nested') findParentFile(loaded, itemType, parent)
  const prefilledOptions = itemType.name === cities.name ? prefillFromTown(loaded, parent, options) : undefined
  const { title, slug = slugify(title ?? ''), fieldValues } = prefilledOptions ?? options
  const noun = loaded.model.getTargetNouns().get(itemType.name) ?? ''
  const schema = getItemSchema(itemType)
  const missing = listMissingFields(loaded, schema, fieldValues)
  if (title === undefined || missing.length > 0) throw new UserError(describeMissing(title, missing))
  const { name } = loaded.contentFolder
  const input = { title, fieldValues, targets: loaded.targets }
  if (itemType.kind !== 'nested') {
    writeRecord(loaded, itemType, slug, input)
    console.log(`Added it to ${name}/${itemType.path}. Insert it with {${noun}:${slug}}.`)
    return
  }
  const valuesWithSlug = new Map(fieldValues).set(String(itemType.slug[0]), slug)
  valuesWithSlug.delete('in')
  const path = writeItem(loaded, itemType, parent, { ...input, fieldValues: valuesWithSlug })
  console.log(`Added it to ${name}/${path}. Its page will be ${itemType.getAddress(parent, slug)}.`)
  if (prefilledOptions) console.log(TOWN_MESSAGE)
}

const TOWN_MESSAGE = `It now has its own page instead of a dot on the map. Its population, location, and county come from the list of towns. If it lies
in several counties, add the others. To add its public facts, ask an engineer for an import.`

function getItemSchema({ schema }: NestedCollection | Singleton): z.ZodType {
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
}

/** Adds an item to its parent's file. A city is no longer a town. */
function writeItem(loaded: LoadedContent, nested: NestedCollection, parent: string, input: EntryInput): string {
  const file = findParentFile(loaded, nested, parent)
  const { path } = file.source
  const data = restorePlaceholders(file)
  if (Array.isArray(data.towns)) data.towns = data.towns.filter(({ name }) => name !== input.title)
  const [key = ''] = nested.list
  const { data: item } = buildSampleData(nested.schema, nested.singular, input)
  const items = [...((data[key] ?? []) as unknown[]), item]
  writeIfValid(loaded, path, formatYaml({ ...data, [key]: items }, file.fileType.schema))
  return path
}

function findParentFile(loaded: LoadedContent, { parent }: NestedCollection, slug: string) {
  const file = findValidFile(loaded, getEntryPath(parent, slug))
  if (file) return file
  const problem =
    slug === '' ? `Name the ${parent.singular}: --in <name>.` : `There is no ${parent.singular} \`${slug}\`.`
  const hint = getCandidatesHint(slug, loaded.targets.listIds(parent.name))
  throw new UserError([problem, hint].filter(Boolean).join(' '))
}

function writeRecord(loaded: LoadedContent, singleton: Singleton, id: string, input: EntryInput): void {
  const { path, records, schema } = singleton
  const file = findValidFile(loaded, path)
  const { [PLACEHOLDERS]: earlier = [], ...data } = file ? restorePlaceholders(file) : {}
  if (Object.hasOwn(data, id))
    throw new UserError(`The ${records?.singular} \`${id}\` already exists. Nothing was written.`)
  const record = buildSampleData(getItemSchema(singleton), records?.singular ?? '', input, [id])
  const placeholders = [...(earlier as string[]), ...record.placeholders]
  writeIfValid(loaded, path, formatYaml(addPlaceholders({ ...data, [id]: record.data }, placeholders), schema))
}

/** Fills in options from the state's list of towns. Returns undefined for an unlisted place with `--population`. @throws {UserError} for other unlisted places */
function prefillFromTown({ site }: LoadedContent, parent: string, options: EntryOptions): EntryOptions | undefined {
  const { title = '', fieldValues } = options
  const state = site.findEntry(states, parent)
  const town = state?.towns.find(({ name }) => slugify(name) === slugify(title))
  if (town) {
    const { name, population, lat, lon } = town
    const county = fieldValues.has('counties') ? undefined : lookUpCountyName(lat, lon)
    const counties = county === undefined ? '' : JSON.stringify(county)
    const townAnswers = { population: String(population), lat: String(lat), lon: String(lon), counties }
    return { ...options, title: name, fieldValues: new Map([...Object.entries(townAnswers), ...fieldValues]) }
  }
  if (!state || title === '' || fieldValues.has('population')) return undefined
  const hasPage = state.cities.some(({ name }) => slugify(name) === slugify(title))
  if (hasPage) throw new UserError(`\`${title}\` already has a page. Nothing was written.`)
  const problem = `\`${title}\` isn't in the list of towns in ${state.name}.`
  const help = 'For other places, add --population, --lat, --lon, and --counties. Nothing was written.'
  const townNames = state.towns.map(({ name }) => name)
  throw new UserError([problem, getCandidatesHint(title, townNames), help].filter(Boolean).join(' '))
}

/** Independent cities start at this number (FIPS 6-4). */
const FIRST_INDEPENDENT_CITY = 510

/** Returns undefined for independent cities. */
function lookUpCountyName(lat: number, lon: number): string | undefined {
  const text = readFileSync(join(PROJECT_ROOT, 'node_modules/us-atlas/counties-10m.json'), 'utf8')
  const atlas: Topology<{ counties: GeometryCollection<{ name: string }> }> = JSON.parse(text)
  const county = feature(atlas, atlas.objects.counties).features.find((shape) => geoContains(shape, [lon, lat]))
  if (!county) throw new UserError('The location is outside all counties. Add --counties. Nothing was written.')
  return Number(county.id) % 1000 < FIRST_INDEPENDENT_CITY ? county.properties.name : undefined
}
