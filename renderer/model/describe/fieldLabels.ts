import type { ContentModel } from '../define/model.ts'
import { formatCount, MAX_LISTED_TOKENS } from './fieldReference.ts'
import { type FieldContext, getLabel, getMenuItem } from './formLayout.ts'
import { formatTokens, type JsonSchema, listSchemas, toJsonSchema } from './jsonSchema.ts'

/**
 * Formats the help text of a form field. Sveltia calls it `hint`. Descriptions mention keys and files, so this
 * replaces them with labels.
 */
export function formatHelpText(schema: JsonSchema, { menu, labels }: Pick<FieldContext, 'menu' | 'labels'>): string {
  const { description = '', pageTokenNames = [] } = schema
  const hasNote = pageTokenNames.length > 0 && pageTokenNames.length <= MAX_LISTED_TOKENS
  const tokenNote = hasNote ? `Can insert ${formatTokens(pageTokenNames)}.` : ''
  const count = schema.type === 'array' ? formatCount(schema) : ''
  const countNote = count && `Items: ${count}.`
  const helpText = [description, countNote, tokenNote].filter(Boolean).join(' ')
  return (
    helpText
      .replace(/^`true` /, 'On ')
      .replaceAll('Leave it out', 'Leave it empty')
      .replaceAll('`true`', '“yes”')
      .replaceAll('`false`', '“no”')
      // Drop the angle brackets of `<Fact>`, because Sveltia strips HTML tags.
      .replaceAll(/`<?([^`>]+)>?`/g, (_, code: string) => {
        // Code can also be a file or folder in the menu, such as `services/`.
        const label = getMenuItem(menu, code.replace(/\/$/, '')).label
        if (label !== undefined) return `*${label}*`
        const field = labels.get(code) ?? (/^[a-z]+_[a-z_]+$/.test(code) ? getLabel(code) : undefined)
        return field === undefined ? `“${code}”` : `*${field}*`
      })
  )
}

/** Maps the keys at all levels to their labels. If two fields have the same key, the last label applies to both. */
export function collectLabels(schema: JsonSchema): Map<string, string> {
  const properties = listSchemas(schema).flatMap((inner) => Object.entries(inner.properties ?? {}))
  return new Map(properties.map(([key, property]) => [key, getLabel(key, property)]))
}

/**
 * Replaces keys in a message of the check with the labels that forms show: `publish_at` with “Publish at”.
 * @param path relative to `content`
 */
export function labelKeys(message: string, path: string, { collections, listSingleFiles }: ContentModel): string {
  const definition =
    listSingleFiles().find((file) => file.path === path) ?? collections.find(({ name }) => path.startsWith(`${name}/`))
  if (!definition) return message
  const labels = collectLabels(toJsonSchema(definition.schema))
  return message.replaceAll(/`(\w+)`/g, (code, key: string) => (labels.has(key) ? `“${labels.get(key)}”` : code))
}
