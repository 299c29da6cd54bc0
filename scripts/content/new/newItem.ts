import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { geoContains } from 'd3-geo'
import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'
import { cities, type State, states, type Town } from '../../../renderer/collections/states/definition.ts'
import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { suggestCandidates } from '../../../renderer/model/explain/suggest.ts'
import { formatYaml, restorePlaceholders } from '../../../renderer/model/parse/format.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../store/sources.ts'
import { type ContentIndex, findValidFile } from '../mv/contentIndex.ts'
import { getSingular, listItemTypes } from './listItemTypes.ts'
import { writeIfValid } from './newEntry.ts'
import type { NewOptions } from './readArguments.ts'
import {
  addPlaceholders,
  buildSampleData,
  createSubject,
  describeMissing,
  listMissingFields,
  type Subject,
} from './sampleData.ts'
import { rejectUnknownKeys } from './unknownKeys.ts'

/** Finds a nested collection or a file of records by singular: `city`, `claim`. Returns undefined without a match. */
export function findItemType(model: ContentModel, typed: string): Nested | Singleton | undefined {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  return listItemTypes(model).find((itemType) => getSingular(itemType) === word)
}

/** @throws {UserError} if a field is missing or invalid. In this case, no file is written. */
export function createItem(index: ContentIndex, itemType: Nested | Singleton, newOptions: NewOptions): void {
  if (itemType.kind === 'nested') findParentFile(index, itemType, newOptions.answers.get('in') ?? '')
  const town = itemType.name === cities.name ? findTown(index, newOptions) : undefined
  const { title, ...options } = town ?? newOptions
  const [kind, schema] = [getSingular(itemType), getItemSchema(itemType)]
  rejectUnknownKeys(index, {
    schema,
    kind,
    answers: options.answers,
    options: itemType.kind === 'nested' ? ['in'] : [],
  })
  const missing = listMissingFields(index, schema, options.answers)
  if (title === undefined || missing.length > 0) throw new UserError(describeMissing(title, missing))
  const slug = options.slug ?? slugify(title)
  if (itemType.kind === 'singleton') {
    writeRecord(index, itemType, slug, createSubject(index, title, options.answers))
    const { name } = index.folder
    console.log(`Added it to ${name}/${itemType.path}. Texts cite it as {${itemType.records?.singular}:${slug}}.`)
    return
  }
  const parent = options.answers.get('in') ?? ''
  const answers = new Map(options.answers).set(String(itemType.slug[0]), slug)
  answers.delete('in')
  const path = writeItem(index, itemType, parent, createSubject(index, title, answers))
  console.log(`Added it to ${index.folder.name}/${path}. Its page will be ${itemType.getAddress(parent, slug)}.`)
  if (town) console.log(TOWN_MESSAGE)
}

const TOWN_MESSAGE = `It now has its own page instead of a dot on the map. Its population, location, and county come from the list of towns. If it lies
in several counties, add the others. To add its public facts, ask an engineer for an import.`

function getItemSchema({ schema }: Nested | Singleton): z.ZodType {
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
}

function writeItem(index: ContentIndex, nested: Nested, parent: string, subject: Subject): string {
  const { path, file } = findParentFile(index, nested, parent)
  const data = removeTown(restorePlaceholders(file), subject.title)
  const [key = ''] = nested.list
  const { data: item } = buildSampleData(toJsonSchema(nested.schema), subject)
  const list = [...((data[key] ?? []) as unknown[]), item]
  writeIfValid(index, path, formatYaml({ ...data, [key]: list }, file.fileType.schema))
  return path
}

function findParentFile(index: ContentIndex, { parent: { name, singular, format } }: Nested, slug: string) {
  const path = posix.join(name, `${slug}.${format}`)
  const file = findValidFile(index, path)
  if (file) return { path, file }
  const suggestion = suggestCandidates(slug, index.targets.listNames(name))
  throw new UserError(
    [slug === '' ? `Name the ${singular}: --in <name>.` : `There is no ${singular} \`${slug}\`.`, suggestion]
      .filter(Boolean)
      .join(' '),
  )
}

function removeTown(data: Record<string, unknown>, city: string): Record<string, unknown> {
  if (!Array.isArray(data.towns)) return data
  return { ...data, towns: data.towns.filter(({ name }: { name: string }) => name !== city) }
}

function writeRecord(index: ContentIndex, singleton: Singleton, id: string, subject: Subject): void {
  const { path, records, schema } = singleton
  const file = findValidFile(index, path)
  const { [PLACEHOLDERS]: earlier = [], ...data } = file ? restorePlaceholders(file) : {}
  if (Object.hasOwn(data, id))
    throw new UserError(`The ${records?.singular} \`${id}\` already exists. Nothing was written.`)
  const record = buildSampleData(toJsonSchema(getItemSchema(singleton)), subject, [id])
  const placeholders = [...(earlier as string[]), ...record.placeholders]
  writeIfValid(index, path, formatYaml(addPlaceholders({ data: { ...data, [id]: record.data }, placeholders }), schema))
}

/** Returns undefined for unlisted towns. @throws {UserError} if the city exists or lacks a population */
function findTown({ site }: ContentIndex, { title = '', slug, answers }: NewOptions): NewOptions | undefined {
  const parent = answers.get('in') ?? ''
  const state = site.findEntry(states, parent)
  if (!state || title === '') return undefined
  const titleSlug = slugify(title)
  const town = state.towns.find(({ name }) => slugify(name) === titleSlug)
  if (town) return { title: town.name, slug, answers: new Map([...describeTown(town, answers), ...answers]) }
  if (answers.has('population')) return undefined
  const city = site.findNestedEntry(cities, parent, titleSlug)?.item
  if (city)
    throw new UserError(
      `${city.name} already has a page: ${cities.getAddress(parent, titleSlug)}. Nothing was written.`,
    )
  throw new UserError(explainUnknownTown(title, state))
}

function describeTown({ population, lat, lon }: Town, answers: ReadonlyMap<string, string>): Map<string, string> {
  const values = Object.entries({ population, lat, lon }).map(([key, value]) => [key, String(value)] as const)
  return new Map([...values, ...(answers.has('counties') ? [] : [['counties', findCounty(lat, lon)] as const])])
}

function explainUnknownTown(title: string, { name, towns }: State): string {
  const names = towns.map((town) => town.name)
  const suggestion = suggestCandidates(title, names)
  const help = 'For a place that isn’t in the list, add --population, --lat, --lon, and --counties.'
  return [`${name} has no town \`${title}\`.`, suggestion, help, 'Nothing was written.'].filter(Boolean).join(' ')
}

/** Independent cities start at this number (FIPS 6-4). */
const FIRST_INDEPENDENT_CITY = 510

/** Returns an empty string for independent cities. */
function findCounty(lat: number, lon: number): string {
  const atlas = JSON.parse(
    readFileSync(join(PROJECT_ROOT, 'node_modules/us-atlas/counties-10m.json'), 'utf8'),
  ) as Topology
  const counties = feature(atlas, atlas.objects.counties as GeometryCollection<{ name: string }>)
  const { features } = counties as FeatureCollection<GeoJSON.Geometry, { name: string }>
  const county = features.find((feature) => geoContains(feature, [lon, lat]))
  if (!county) throw new UserError('The location is outside all counties. Add --counties. Nothing was written.')
  return Number(county.id) % 1000 < FIRST_INDEPENDENT_CITY ? JSON.stringify(county.properties.name) : ''
}
