import { writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { z } from 'zod'
import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import { plainSchema } from '../../../renderer/model/describe/fileSchema.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { applyEdits } from '../../../renderer/model/explain/fix.ts'
import { PlainError } from '../../errors.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { draft } from './draft.ts'
import { expectValid, subjectOf, type Told } from './newEntry.ts'
import { scalar } from './sample.ts'

/**
 * Adds an entry to a list in another one's file: a city to its state. It is written as the last of the list is.
 * @returns the file's path in the content folder.
 * @throws {PlainError} if the file or its list is not there, or the check would find a problem. Nothing is written then.
 */
export function writeItem(index: ContentIndex, nested: Nested, parent: string, told: Told): string {
  const path = posix.join(nested.parent.name, `${parent}.${nested.parent.format}`)
  const file = index.files.find((each) => each.file.source.path === path)?.file
  const count = index.site.inventory.items.get(nested.name)?.get(parent)?.length ?? 0
  if (!file || count === 0)
    throw new PlainError(`There is no ${nested.parent.singular} \`${parent}\`. Name one: --in <file>`)
  const { source, yaml } = file
  const [start, end] = yaml.range([...nested.list, count - 1])
  const line = source.text.slice(source.text.lastIndexOf('\n', start) + 1, start)
  const last = source.text.slice(0, end).trimEnd().length
  const after = source.text.indexOf('\n', last)
  const keys = [...source.text.slice(start, end).matchAll(/(?:^|[{,\n])\s?(\w+):/g)].flatMap(([, key]) => key ?? [])
  const place = after === -1 ? source.text.length : after
  const text = `\n${line}${inOneLine(plainSchema(nested.schema), keys, index, told)}`
  const before = Buffer.from(index.folder.texts.get(path) ?? []).toString('utf8')
  return put(index, path, Buffer.from(applyEdits(before, [source.edit(place, place, text)])))
}

/** `{ name: Macon, slug: macon, counties: [Bibb] }`, its keys in the order of the line before. */
function inOneLine(
  { properties = {}, required = [] }: JsonSchema,
  order: string[],
  index: ContentIndex,
  told: Told,
): string {
  const subject = subjectOf(index, told)
  const known = order.filter((key) => required.includes(key))
  const keys = [...known, ...required.filter((key) => !known.includes(key))]
  const values = keys.map((key) => {
    const field = properties[key] ?? {}
    if (field.type === 'array') return `${key}: [${told.answers.get(key) ?? ''}]`
    return `${key}: ${scalar(field, [key], subject)}`
  })
  return `{ ${values.join(', ')} }`
}

/**
 * Adds a record to the file of all of them: a claim.
 * @returns the file's path in the content folder.
 * @throws {PlainError} if there is one of this name, or the check would find a problem. Nothing is written then.
 */
export function writeRecord(index: ContentIndex, singleton: Singleton, id: string, told: Told): string {
  const { path, records } = singleton
  if (Object.hasOwn(index.site.get(singleton) as object, id))
    throw new PlainError(`There is a ${records?.singular} \`${id}\` already. Nothing was written.`)
  const before = Buffer.from(index.folder.texts.get(path) ?? []).toString('utf8')
  const lines = draft(plainSchema(recordSchema(singleton)), subjectOf(index, told), index.model.targets())
  return put(
    index,
    path,
    Buffer.from(`${before.trimEnd()}\n\n${id}:\n${lines.map((each) => `  ${each}`).join('\n')}\n`),
  )
}

/** The schema of one record. */
export function recordSchema({ schema }: Singleton): z.ZodType {
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
}

function put(index: ContentIndex, path: string, bytes: Uint8Array): string {
  expectValid(index, path, bytes)
  writeFileSync(join(index.root, path), bytes)
  return path
}
