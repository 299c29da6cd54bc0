import type { z } from 'zod'
import { getSchemaAt, listKeysAt } from '../../../renderer/model/define/schemaAt.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { findClosest } from '../../../renderer/model/explain/suggest.ts'
import { UserError } from '../../errors.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { OWN_OPTIONS } from './readArguments.ts'
import { buildSampleData } from './sampleData.ts'

interface NewFile {
  schema: z.ZodType
  kind: string
  /** Keys are paths: `icon`, `cities.0.lat`. */
  answers: ReadonlyMap<string, string>
  /** Options that aren't fields of the schema, such as the state of a city. */
  options?: string[]
}

/** Rejects unknown keys: a draft with `--publish-at` instead of `publish_at` would be public. @throws {UserError} */
export function rejectUnknownKeys(index: ContentIndex, { schema, kind, answers, options = [] }: NewFile): void {
  const fields = new Map([...answers].filter(([key]) => !options.includes(key)))
  const subject = { title: kind, answers: fields, targets: index.targets }
  const [path] = buildSampleData(toJsonSchema(schema), subject).unused
  if (path !== undefined) throw new UserError(`${explainKey(schema, kind, path, options)} Nothing was written.`)
}

function explainKey(schema: z.ZodType, kind: string, path: string, options: string[]): string {
  const keys = path.split('.')
  const depth = keys.findIndex((_, index) => getSchemaAt(schema, keys.slice(0, index + 1)) === undefined)
  if (depth === -1) return explainUnset(schema, path, keys)
  const parentKeys = keys.slice(0, depth)
  const key = keys[depth] ?? ''
  const validKeys = [...listKeysAt(schema, parentKeys), ...(depth === 0 ? [...OWN_OPTIONS, ...options] : [])]
  const closestKey = findClosest(key.replaceAll('-', '_'), validKeys)
  const suggestion = [...parentKeys, closestKey, ...keys.slice(depth + 1)].join('.')
  const option = depth === 0 && keys.length === 1 ? `--${suggestion}` : `--set ${suggestion}=…`
  const subject = depth === 0 ? `Files of the kind "${kind}" have` : `\`${parentKeys.join('.')}\` has`
  const hint = closestKey === undefined ? `Its fields: ${validKeys.join(', ')}.` : `Did you mean \`${option}\`?`
  return `${subject} no key \`${key}\`. ${hint}`
}

/** `new` can't set groups or additional list items. */
function explainUnset(schema: z.ZodType, path: string, keys: string[]): string {
  const [first] = listKeysAt(schema, keys)
  if (first !== undefined) return `\`${path}\` is a group of fields. Set each: \`--set ${path}.${first}=…\`.`
  return `\`${path}\` can't be set here. Add it to the file when it exists.`
}
