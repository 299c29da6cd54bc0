import { posix } from 'node:path'
import { z } from 'zod'
import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { plainSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { applyEdits } from '../../../renderer/model/explain/fix.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'
import { type ContentIndex, textIn } from '../mv/contentIndex.ts'
import { draft } from './draft.ts'
import { describeMissing, missing } from './missing.ts'
import { writeChecked } from './newEntry.ts'
import type { Typed } from './readNew.ts'
import { type Subject, scalar, subjectOf } from './sample.ts'

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
export function createPart(index: ContentIndex, part: Nested | Singleton, { title, ...typed }: Typed): void {
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
}

/** The schema of an item, or of one record. */
function schemaOf({ schema }: Nested | Singleton): z.ZodType {
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
}

/** Adds an entry to a list in another one's file: a city to its state. It is written as the last of the list is. */
function writeItem(index: ContentIndex, nested: Nested, parent: string, subject: Subject): string {
  const path = posix.join(nested.parent.name, `${parent}.${nested.parent.format}`)
  const file = index.files.find((each) => each.file.source.path === path)?.file
  const count = index.site.inventory.items.get(nested.name)?.get(parent)?.length ?? 0
  if (!file || count === 0)
    throw new PlainError(`There is no ${nested.parent.singular} \`${parent}\`. Name one: --in <file>`)
  const { source, yaml } = file
  const [start, end] = yaml.range([...nested.list, count - 1])
  const before = source.text.slice(source.text.lastIndexOf('\n', start) + 1, start)
  const keys = [...source.text.slice(start, end).matchAll(/(?:^|[{,\n])\s?(\w+):/g)].flatMap(([, key]) => key ?? [])
  const behind = source.text.indexOf('\n', source.text.slice(0, end).trimEnd().length)
  const place = behind === -1 ? source.text.length : behind
  const edit = source.edit(place, place, `\n${before}${inOneLine(nested, keys, subject)}`)
  writeChecked(index, path, applyEdits(textIn(index, path), [edit]))
  return path
}

/** `{ name: Macon, slug: macon, counties: [Bibb] }`, its keys in the order of the line before. */
function inOneLine({ schema }: Nested, order: string[], subject: Subject): string {
  const { properties = {}, required = [] } = plainSchema(schema)
  const known = order.filter((key) => required.includes(key))
  const keys = [...known, ...required.filter((key) => !known.includes(key))]
  const values = keys.map((key) => {
    const field = properties[key] ?? {}
    if (field.type === 'array') return `${key}: [${subject.answers.get(key) ?? ''}]`
    return `${key}: ${scalar(field, [key], subject)}`
  })
  return `{ ${values.join(', ')} }`
}

/** Adds a record to the file of all of them: a claim. */
function writeRecord(index: ContentIndex, singleton: Singleton, id: string, subject: Subject): void {
  const { path, records } = singleton
  if (Object.hasOwn(index.site.get(singleton) as object, id))
    throw new PlainError(`There is a ${records?.singular} \`${id}\` already. Nothing was written.`)
  const lines = draft(plainSchema(schemaOf(singleton)), subject, index.model.targets())
  const record = lines.map((line) => `  ${line}`).join('\n')
  writeChecked(index, path, `${textIn(index, path).trimEnd()}\n\n${id}:\n${record}\n`)
}
