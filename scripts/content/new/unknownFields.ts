import type { z } from 'zod'
import { getSchemaAt, listKeysAt } from '../../../renderer/model/define/schemaAt.ts'
import { toJsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { findClosest } from '../../../renderer/model/explain/suggest.ts'
import { UserError } from '../../errors.ts'
import type { ContentIndex } from '../contentIndex.ts'
import { COMMAND_OPTIONS } from './readArguments.ts'
import { buildSampleData } from './sampleData.ts'

interface NewFile {
  schema: z.ZodType
  /** The singular: `post`. */
  type: string
  /** Keys are paths: `icon`, `cities.0.lat`. */
  answers: ReadonlyMap<string, string>
  /** Options that aren't fields of the schema, such as the state of a city. */
  options?: string[]
}

/** Rejects unknown fields. Otherwise, `--publish-at` instead of `--publish_at` would publish a post at once. @throws {UserError} */
export function rejectUnknownFields(index: ContentIndex, { schema, type, answers, options = [] }: NewFile): void {
  const fields = new Map([...answers].filter(([key]) => !options.includes(key)))
  const subject = { title: type, answers: fields, targets: index.targets }
  const [path] = buildSampleData(toJsonSchema(schema), subject).unused
  if (path !== undefined) throw new UserError(`${explainField(schema, type, path, options)} Nothing was written.`)
}

function explainField(schema: z.ZodType, type: string, path: string, options: string[]): string {
  const keys = path.split('.')
  const depth = keys.findIndex((_, index) => getSchemaAt(schema, keys.slice(0, index + 1)) === undefined)
  if (depth === -1) return explainUnset(schema, path, keys)
  const parentKeys = keys.slice(0, depth)
  const key = keys[depth] ?? ''
  const subject = depth === 0 ? `The type "${type}"` : `\`${parentKeys.join('.')}\``
  const fields = listKeysAt(schema, parentKeys)
  const closest = findClosest(key.replaceAll('-', '_'), [...fields, ...COMMAND_OPTIONS, ...options])
  const hint = closest === undefined ? `Its fields: ${fields.join(', ')}.` : `Did you mean \`${closest}\`?`
  return `${subject} has no field \`${key}\`. ${hint}`
}

/** `new` can't set groups or additional list items. */
function explainUnset(schema: z.ZodType, path: string, keys: string[]): string {
  const [first] = listKeysAt(schema, keys)
  if (first !== undefined) return `\`${path}\` is a group of fields. Set each: \`--set ${path}.${first}=…\`.`
  return `\`${path}\` can't be set with an option. Leave it out, and add it to the file after it's created.`
}
