import { listKeysAt } from '../define/schemaAt.ts'
import type { Report } from '../explain/diagnostic.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

const DRAFT_KEY = 'draft'
/** Sources: documentation for Jekyll, Hugo, WordPress, and Ghost. */
const PUBLIC_VALUES = /^(?:true|yes|on|public|published?|live|visible)$/
const HIDDEN_VALUES = /^(?:false|no|off|draft|private|hidden|unpublished|unlisted)$/
const PUBLIC_KEYS = ['published', 'publish', 'public', 'visible', 'live', 'status', 'visibility']
const HIDDEN_KEYS = ['hidden', 'unpublished', 'unlisted', 'private']

/** Explains WordPress and Hugo keys: `published: false`. */
export function explainDraftKey(file: ParsedFile, path: readonly PropertyKey[], value: unknown): Report | undefined {
  const key = String(path.at(-1)).toLowerCase()
  const isPublicKey = PUBLIC_KEYS.includes(key)
  if (path.length !== 1 || !(isPublicKey || HIDDEN_KEYS.includes(key))) return undefined
  if (!listKeysAt(file.fileType.schema, []).includes(DRAFT_KEY)) return undefined
  const text = String(value).toLowerCase()
  const message = `There is no field \`${String(path.at(-1))}\` here.`
  // `hidden: false` means public, and its `false` is in HIDDEN_VALUES.
  const isPublicPage = (isPublicKey ? PUBLIC_VALUES : HIDDEN_VALUES).test(text)
  if (isPublicPage) return { message, hint: 'Remove it. Pages are public unless they have `draft: true`.' }
  if (!(isPublicKey ? HIDDEN_VALUES : PUBLIC_VALUES).test(text) || file.yaml.has([DRAFT_KEY]))
    return { message, hint: DRAFT_HINT }
  const [start] = file.yaml.getKeyRange(path)
  const [, end] = file.yaml.getRange(path)
  const line = `${DRAFT_KEY}: true`
  const fix = { line, edits: [file.source.createTextEdit(start, end, line)], isCertain: false }
  return { message, hint: `Did you mean \`draft: true\` instead of \`${path[0] as string}: ${String(value)}\`?`, fix }
}

const DRAFT_HINT = 'To hide a page, set `draft: true`. To publish it later, set `publish_at`.'
