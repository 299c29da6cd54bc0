import { posix } from 'node:path'
import { z } from 'zod'
import { cities } from '../../../renderer/collections/states/definition.ts'
import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { plainSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { didYouMean } from '../../../renderer/model/explain/suggest.ts'
import { canonicalYaml, writtenData } from '../../../renderer/model/parse/canonical.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { asFile, draft } from './draft.ts'
import { describeMissing, missing } from './missing.ts'
import { writeChecked } from './newEntry.ts'
import type { Typed } from './readNew.ts'
import { type Subject, subjectOf } from './sample.ts'
import { townCalled } from './town.ts'

/** What a writer may add that has no file of its own: a city, a claim. */
export function partCalled({ nested, singletons }: ContentModel, typed: string): Nested | Singleton | undefined {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  // What is called after an entry of another collection comes and goes with that.
  const item = nested.find(({ singular, schema, slug }) => {
    const own = plainSchema(schema).properties?.[slug[0] ?? '']
    return singular === word && own?.refersTo === undefined
  })
  return item ?? singletons.find(({ records }) => records?.singular === word)
}

/**
 * Adds it, and says where it will appear.
 * @throws {PlainError} if something is missing, or the check would find a problem. Nothing is written then.
 */
export function createPart(index: ContentIndex, part: Nested | Singleton, told: Typed): void {
  if (part.kind === 'nested') parentOf(index, part, told.answers.get('in') ?? '')
  const town = part.name === cities.name ? townCalled(index, told) : undefined
  const { title, ...typed } = town ?? told
  const open = missing(index, schemaOf(part), typed.answers)
  if (title === undefined || open.length > 0) throw new PlainError(describeMissing(title, open))
  const slug = typed.slug ?? slugOf(title)
  if (part.kind === 'singleton') {
    writeRecord(index, part, slug, subjectOf(index, title, typed.answers))
    const { name } = index.folder
    console.log(`${name}/${part.path} has it now. Texts cite it as {${part.records?.singular}:${slug}}.`)
    return
  }
  const parent = typed.answers.get('in') ?? ''
  const answers = new Map(typed.answers).set(String(part.slug[0]), slug)
  answers.delete('in')
  const path = writeItem(index, part, parent, subjectOf(index, title, answers))
  console.log(`${index.folder.name}/${path} has it now. Its page will be ${part.address(parent, slug)}.`)
  if (town) console.log(TOWN)
}

/** What a writer cannot do for a town that becomes a city. */
const TOWN = `It is no town of maps any longer; people, place and county are those that we knew. Where it lies in several counties, name the
others too. What is counted around it comes with the next import of public facts: ask an engineer.`

/** The schema of an item, or of one record. */
function schemaOf({ schema }: Nested | Singleton): z.ZodType {
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
}

/** Adds an entry to a list in another one's file: a city to its state. */
function writeItem(index: ContentIndex, nested: Nested, parent: string, subject: Subject): string {
  const { path, file } = parentOf(index, nested, parent)
  const data = withoutTown(writtenData(file), subject.title)
  const [key = ''] = nested.list
  const { data: item } = draft(plainSchema(nested.schema), subject)
  const list = [...((data[key] ?? []) as unknown[]), item]
  writeChecked(index, path, canonicalYaml({ ...data, [key]: list }, file.fileType.schema))
  return path
}

/** The file in whose list an item stands. */
function parentOf(index: ContentIndex, { parent: { name, singular, format } }: Nested, slug: string) {
  const path = posix.join(name, `${slug}.${format}`)
  const file = index.files.find((each) => each.file.source.path === path)?.file
  if (file) return { path, file }
  const meant = didYouMean(slug, index.targets.namesOf(name))
  throw new PlainError([`There is no ${singular} \`${slug}\`. Name one: --in <file>.`, meant].filter(Boolean).join(' '))
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
    throw new PlainError(`There is a ${records?.singular} \`${id}\` already. Nothing was written.`)
  const record = draft(plainSchema(schemaOf(singleton)), subject, [id])
  const placeholders = [...(waiting as string[]), ...record.placeholders]
  writeChecked(index, path, canonicalYaml(asFile({ data: { ...data, [id]: record.data }, placeholders }), schema))
}
