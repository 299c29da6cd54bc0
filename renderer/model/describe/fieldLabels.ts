import type { FormContext } from './cmsTypes.ts'
import { limitNote } from './fieldLimits.ts'
import { labelOf, menuItemOf } from './formLayout.ts'
import { type JsonSchema, listTokens } from './jsonSchema.ts'

const MAX_TOKENS = 16

/**
 * Formats the hint below a form field. Descriptions are for files: forms show labels instead of keys.
 * @param keys all keys of the file
 */
export function hintOf(schema: JsonSchema, keys: Set<string>, { menu }: FormContext): string {
  const { description = '', tokens = [] } = schema
  const tokenNote = tokens.length > 0 && tokens.length <= MAX_TOKENS ? `Can use ${listTokens(tokens)}.` : ''
  const hint = [description, limitNote(schema), tokenNote].filter(Boolean).join(' ')
  return hint
    .replace(/^`true` /, 'On ')
    .replaceAll('Leave it out', 'Leave it empty')
    .replaceAll('`true`', '“yes”')
    .replaceAll('`false`', '“no”')
    .replaceAll(/`([^`]+)`/g, (_, code: string) => {
      const label = menuItemOf(menu, code.replace(/\/$/, '')).label
      if (label !== undefined) return `*${label}*`
      return keys.has(code) || /^[a-z]+_[a-z_]+$/.test(code) ? `*${labelOf(code)}*` : `“${code}”`
    })
}

/** Hint for the body field of CMS forms. */
export const TEXT_HINT =
  'Start with a paragraph, and begin sections with “Heading 2”. “Insert” adds tables, callouts, and steps. The button on the right shows the Markdown.'
