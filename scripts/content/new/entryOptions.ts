import { autocomplete, cancel, isCancel, text } from '@clack/prompts'
import type { z } from 'zod'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { describeKind } from '../../../renderer/model/describe/fieldReference.ts'
import { NAME_KEYS } from '../../../renderer/model/describe/formLayout.ts'
import { toJsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { getChoicesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import type { LoadedContent } from '../loadedContent.ts'

export interface EntryOptions {
  title: string | undefined
  slug: string | undefined
  /**
   * Values of `--<field>`. Keys are paths: `icon`, `cities.0.lat`.
   * Includes options that aren't fields: `in`, `singular`, `transcript`.
   */
  fieldValues: Map<string, string>
}

/** Options that don't depend on the fields of a type. `draft` is a field of most types, but its option needs no value. */
export const COMMAND_OPTIONS = ['slug', 'content', 'draft']

export const ORDER_FIELD = 'order'

/**
 * Parses the arguments of `npm run new`, in which any field can be an option.
 * @throws {UserError} for missing values or too many arguments
 */
export function readArguments(args: string[]) {
  const positionals: string[] = []
  const fieldValues = new Map<string, string>()
  const remainingArguments = [...args]
  for (let arg = remainingArguments.shift(); arg !== undefined; arg = remainingArguments.shift()) {
    const [, key, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    if (key === undefined) positionals.push(arg)
    else if (key === 'draft') fieldValues.set(key, inline ?? 'true')
    else {
      const value = inline ?? remainingArguments.shift()
      if (value === undefined || value.startsWith('--')) throw new UserError(`--${key} needs a value.`)
      fieldValues.set(key, value)
    }
  }
  rejectExtraArguments(positionals)
  const [type, titleOrPath] = positionals
  // Episodes can have the path of an MP3 instead of a title.
  const recordingPath = type === episodes.singular && titleOrPath?.endsWith('.mp3') ? titleOrPath : undefined
  const title = recordingPath === undefined ? titleOrPath : undefined
  const { slug, content = 'content', ...fields } = Object.fromEntries(fieldValues)
  return { type, entryOptions: { title, slug, fieldValues: new Map(Object.entries(fields)) }, recordingPath, content }
}

function rejectExtraArguments(positionals: string[]): void {
  const dashed = positionals.find((name) => /^[-–—]/.test(name))
  if (dashed !== undefined)
    throw new UserError(
      `\`${dashed}\` isn't an option. Options start with two hyphens: \`--${dashed.replace(/^[-–—]+/, '')}\`.`,
    )
  const [, title, word] = positionals
  if (word !== undefined)
    throw new UserError(
      `\`${word}\` isn't expected after \`${title}\`. If the type or title has several words, put it in quotes: npm run new -- "legal page" "Cookie Policy"`,
    )
}

/** A required field that can't have a sample value, because only the writer can choose it. Numbers have no choices. */
type MissingField = ReturnType<typeof listMissingFields>[number]

/**
 * Lists required choices, references, and numbers without a value, or with a value that isn't a choice.
 * Other fields get samples, or the only choice.
 */
export function listMissingFields(
  { model, targets }: LoadedContent,
  schema: z.ZodType,
  fieldValues: ReadonlyMap<string, string>,
) {
  const { properties = {}, required = [] } = toJsonSchema(schema)
  return required.flatMap((key) => {
    const field = properties[key]
    if (!field || key === ORDER_FIELD || NAME_KEYS.includes(key)) return []
    const { target, requiredSwitch, description = '' } = field
    const choices = target === undefined ? field.enum?.map(String) : targets.listIds(target, requiredSwitch)
    const fieldValue = fieldValues.get(key)
    if (fieldValue !== undefined && (choices?.includes(fieldValue) ?? true)) return []
    const isNumber = field.type === 'integer' || field.type === 'number'
    if (!isNumber && (choices === undefined || choices.length < 2)) return []
    return [{ key, description, kind: describeKind(field, model.targetNouns), choices }]
  })
}

const MAX_LISTED_CHOICES = 20

/** Returns the options. The slug defaults to the title in lowercase with hyphens. @throws {UserError} that lists missing options */
export function requireFields(loadedContent: LoadedContent, schema: z.ZodType, options: EntryOptions) {
  const { title, slug = slugify(title ?? ''), fieldValues } = options
  const missing = listMissingFields(loadedContent, schema, fieldValues)
  if (title !== undefined && missing.length === 0) return { title, slug, fieldValues }
  const lines = missing.map(({ key, description, kind, choices = [] }) => {
    const hint = choices.length > 0 && choices.length <= MAX_LISTED_CHOICES ? ` ${getChoicesHint(choices)}` : ''
    return `  --${key}  ${description} (${kind})${hint}`
  })
  if (title === undefined) lines.unshift('  "<title>"  The title or name.')
  const message = 'Nothing was written. These options are missing, or have an invalid value:'
  throw new UserError([message, ...lines].join('\n'))
}

/** Asks for the title and missing fields in the terminal. Returns undefined if the writer cancels. */
export async function askForMissing(options: EntryOptions, missing: MissingField[]): Promise<EntryOptions | undefined> {
  const validate = (value: string | undefined) => (value?.trim() ? undefined : 'Enter a title.')
  const title = options.title ?? getAnswerOrCancel(await text({ message: "What's the title or name?", validate }))
  if (title === undefined) return undefined
  const fieldValues = new Map(options.fieldValues)
  for (const field of missing) {
    const answer = getAnswerOrCancel(await askField(field))
    if (answer === undefined) return undefined
    fieldValues.set(field.key, answer)
  }
  return { ...options, title, fieldValues }
}

function askField({ key, description, kind, choices = [] }: MissingField): Promise<unknown> {
  const message = `${key}: ${description}`
  // Longer lists scroll.
  if (choices.length > 0) return autocomplete({ message, maxItems: 8, options: choices.map((value) => ({ value })) })
  const isNumber = (value = '') => value.trim() !== '' && Number.isFinite(Number(value))
  return text({ message, validate: (value) => (isNumber(value) ? undefined : `Enter ${kind}.`) })
}

/** Returns the answer. If the writer canceled, says that nothing was written, and returns undefined. */
function getAnswerOrCancel(answer: unknown): string | undefined {
  if (!isCancel(answer)) return String(answer).trim()
  cancel('Nothing was written.')
  return undefined
}
