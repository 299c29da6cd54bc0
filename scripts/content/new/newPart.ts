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
import { didYouMean } from '../../../renderer/model/explain/suggest.ts'
import { canonicalYaml, writtenData } from '../../../renderer/model/parse/canonical.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { PROJECT } from '../../store/sources.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { asFile, describeMissing, draft, missing, type Subject, subjectOf } from './draft.ts'
import { writeChecked } from './newEntry.ts'
import { nameOf, parts } from './parts.ts'
import type { Typed } from './readNew.ts'
import { refuseUnknownKeys } from './unknownKeys.ts'

/** Finds a kind without a file of its own: a city, a claim. */
export function partCalled(model: ContentModel, typed: string): Nested | Singleton | undefined {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  return parts(model).find((part) => nameOf(part) === word)
}

/** @throws {UserError} if a field is missing or unknown, or if the check would fail. Nothing is written then. */
export function createPart(index: ContentIndex, part: Nested | Singleton, typed: Typed): void {
  if (part.kind === 'nested') parentOf(index, part, typed.answers.get('in') ?? '')
  const town = part.name === cities.name ? townCalled(index, typed) : undefined
  const { title, ...given } = town ?? typed
  const [kind, schema] = [nameOf(part), schemaOf(part)]
  refuseUnknownKeys(index, { schema, kind, answers: given.answers, options: part.kind === 'nested' ? ['in'] : [] })
  const open = missing(index, schema, given.answers)
  if (title === undefined || open.length > 0) throw new UserError(describeMissing(title, open))
  const slug = given.slug ?? slugOf(title)
  if (part.kind === 'singleton') {
    writeRecord(index, part, slug, subjectOf(index, title, given.answers))
    const { name } = index.folder
    console.log(`${name}/${part.path} has it now. Texts cite it as {${part.records?.singular}:${slug}}.`)
    return
  }
  const parent = given.answers.get('in') ?? ''
  const answers = new Map(given.answers).set(String(part.slug[0]), slug)
  answers.delete('in')
  const path = writeItem(index, part, parent, subjectOf(index, title, answers))
  console.log(`${index.folder.name}/${path} has it now. Its page will be ${part.address(parent, slug)}.`)
  if (town) console.log(TOWN)
}

const TOWN = `It now has its own page instead of a dot on the map. Its population, location, and county come from the list of towns. If it lies
in several counties, add the others. Its public facts come with the next import: ask an engineer.`

function schemaOf({ schema }: Nested | Singleton): z.ZodType {
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
}

/** Adds an entry to a list in another one's file: a city to its state. */
function writeItem(index: ContentIndex, nested: Nested, parent: string, subject: Subject): string {
  const { path, file } = parentOf(index, nested, parent)
  const data = withoutTown(writtenData(file), subject.title)
  const [key = ''] = nested.list
  const { data: item } = draft(toJsonSchema(nested.schema), subject)
  const list = [...((data[key] ?? []) as unknown[]), item]
  writeChecked(index, path, canonicalYaml({ ...data, [key]: list }, file.fileType.schema))
  return path
}

function parentOf(index: ContentIndex, { parent: { name, singular, format } }: Nested, slug: string) {
  const path = posix.join(name, `${slug}.${format}`)
  const file = index.files.find((each) => each.file.source.path === path)?.file
  if (file) return { path, file }
  const meant = didYouMean(slug, index.targets.namesOf(name))
  throw new UserError([`There is no ${singular} \`${slug}\`. Name one: --in <file>.`, meant].filter(Boolean).join(' '))
}

/** A place is a city or a town of its state. */
function withoutTown(data: Record<string, unknown>, city: string): Record<string, unknown> {
  if (!Array.isArray(data.towns)) return data
  return { ...data, towns: data.towns.filter(({ name }: { name: string }) => name !== city) }
}

/** Adds a record to the file of all of them: a claim. */
function writeRecord(index: ContentIndex, singleton: Singleton, id: string, subject: Subject): void {
  const { path, records, schema } = singleton
  const file = index.files.find((each) => each.file.source.path === path)?.file
  const { [PLACEHOLDERS]: waiting = [], ...data } = file ? writtenData(file) : {}
  if (Object.hasOwn(data, id))
    throw new UserError(`There is a ${records?.singular} \`${id}\` already. Nothing was written.`)
  const record = draft(toJsonSchema(schemaOf(singleton)), subject, [id])
  const placeholders = [...(waiting as string[]), ...record.placeholders]
  writeChecked(index, path, canonicalYaml(asFile({ data: { ...data, [id]: record.data }, placeholders }), schema))
}

/**
 * A city that its state lists as a town: with what is known of it, and whatever the writer tells instead.
 * @returns undefined where the writer tells of a place that no list has.
 * @throws {UserError} if it has a page, or nobody knows of it and the writer tells nothing.
 */
function townCalled({ site }: ContentIndex, { title = '', slug, answers }: Typed): Typed | undefined {
  const parent = answers.get('in') ?? ''
  const state = site.find(states, parent)
  if (!state || title === '') return undefined
  const called = slugOf(title)
  const town = state.towns.find(({ name }) => slugOf(name) === called)
  if (town) return { title: town.name, slug, answers: new Map([...knownOf(town, answers), ...answers]) }
  if (answers.has('population')) return undefined
  const city = site.findNested(cities, parent, called)?.item
  if (city)
    throw new UserError(`${city.name} has a page already: ${cities.address(parent, called)}. Nothing was written.`)
  throw new UserError(unknown(title, state))
}

function knownOf({ population, lat, lon }: Town, answers: ReadonlyMap<string, string>): Map<string, string> {
  const figures = Object.entries({ population, lat, lon }).map(([key, value]) => [key, String(value)] as const)
  return new Map([...figures, ...(answers.has('counties') ? [] : [['counties', countyAt(lat, lon)] as const])])
}

function unknown(title: string, { name, towns }: State): string {
  const places = towns.map((town) => town.name)
  const meant = didYouMean(title, places)
  const other = 'Of a place that no list has, tell --population, --lat, --lon and --counties.'
  return [`${name} has no town \`${title}\`.`, meant, other, 'Nothing was written.'].filter(Boolean).join(' ')
}

/** From this number on the last three digits of a county are those of an independent city (FIPS 6-4). */
const INDEPENDENT = 510

/** The county in which a place lies, by the boundaries of the Census; none where that is an independent city. */
function countyAt(lat: number, lon: number): string {
  const atlas = JSON.parse(readFileSync(join(PROJECT, 'node_modules/us-atlas/counties-10m.json'), 'utf8')) as Topology
  const counties = feature(atlas, atlas.objects.counties as GeometryCollection<{ name: string }>)
  const { features } = counties as FeatureCollection<GeoJSON.Geometry, { name: string }>
  const county = features.find((each) => geoContains(each, [lon, lat]))
  if (!county) throw new UserError('It lies in no county that is drawn: tell --counties. Nothing was written.')
  return Number(county.id) % 1000 < INDEPENDENT ? JSON.stringify(county.properties.name) : ''
}
