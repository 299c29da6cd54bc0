import type { z } from 'zod'
import { getSchemaAt, listKeysAt } from '../../../renderer/model/define/schemaAt.ts'
import { findClosest } from '../../../renderer/model/explain/similarity.ts'
import { COMMAND_OPTIONS } from './readArguments.ts'

/**
 * Explains that an option sets no field. Without this error, `--publish-at` instead of `--publish_at` would publish a post
 * at once. @param type the singular: `post` @param path `icon`, `cities.0.lat`
 */
export function getUnknownFieldMessage(schema: z.ZodType, type: string, path: string): string {
  const keys = path.split('.')
  const depth = keys.findIndex((_, index) => getSchemaAt(schema, keys.slice(0, index + 1)) === undefined)
  // Options can't set groups or additional list items.
  const [firstKey] = depth === -1 ? listKeysAt(schema, keys) : []
  if (firstKey !== undefined) return `\`${path}\` is a group of fields. Set each: \`--set ${path}.${firstKey}=…\`.`
  if (depth === -1) return `\`${path}\` can't be set with an option. Add it to the file after it's created.`
  const parentKeys = keys.slice(0, depth)
  const key = keys[depth] ?? ''
  const subject = depth === 0 ? `The type "${type}"` : `\`${parentKeys.join('.')}\``
  const fields = listKeysAt(schema, parentKeys)
  const closest = findClosest(key.replaceAll('-', '_'), [...fields, ...COMMAND_OPTIONS])
  const hint = closest === undefined ? `Its fields: ${fields.join(', ')}.` : `Did you mean \`${closest}\`?`
  return `${subject} has no field \`${key}\`. ${hint}`
}
