import { parse } from 'yaml'
import type { z } from 'zod'
import { ADDRESSES } from '../../../renderer/model/define/reference.ts'
import { getSchemaAt, listKeysAt } from '../../../renderer/model/define/schemaAt.ts'
import { describeKind } from '../../../renderer/model/describe/fieldReference.ts'
import { NAME_KEYS } from '../../../renderer/model/describe/formLayout.ts'
import { getLengthLimits, type JsonSchema, toJsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { findClosest, getChoicesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import type { Targets } from '../../../renderer/model/targets/targets.ts'
import { UserError } from '../../errors.ts'
import { getCurrentDay } from '../../isoTime.ts'
import type { LoadedContent } from '../loadedContent.ts'
import { COMMAND_OPTIONS, type EntryOptions } from './readArguments.ts'

/**
 * Builds the data of a new entry, nested entry, or record from the given values. Fills missing required fields with
 * defaults or samples, and returns the paths of samples as `placeholders`.
 * @param parentPath path of the data in the file @throws {UserError} if an option isn't a field
 */
export function buildEntryData(schema: z.ZodType, singular: string, input: EntryInput, parentPath: Path = []) {
  const placeholders: string[] = []
  const unknownPaths = new Set(input.fieldValues.keys())

  const createGroup = ({ properties = {}, required = [], oneOf, anyOf }: JsonSchema, path: Path): object => {
    // If the schema allows alternative keys, use the key that has a value, or the first key.
    const alternatives = (oneOf ?? anyOf ?? []).map((alternative) => alternative.required ?? [])
    const hasAnyValue = (keys: string[]) => keys.some((key) => hasValue([...path, key], input))
    const needed = [...required, ...(alternatives.find(hasAnyValue) ?? alternatives[0] ?? [])]
    const keys = Object.keys(properties).filter((key) => needed.includes(key) || hasValue([...path, key], input))
    return Object.fromEntries(keys.map((key) => [key, createValue(properties[key] ?? {}, [...path, key])]))
  }

  const createValue = (field: JsonSchema, path: Path): unknown => {
    if (field.type === 'object') return createGroup(field, path)
    const key = path.join('.')
    unknownPaths.delete(key)
    const fieldValue = input.fieldValues.get(key)
    if (field.type === 'array') {
      if (fieldValue !== undefined) return parse(`[${fieldValue}]`)
      const { items = {}, minItems = 0 } = field
      const itemSchemas = Array.isArray(items) ? items : Array.from({ length: minItems }, () => items)
      return itemSchemas.map((item, index) => createValue(item, [...path, index]))
    }
    const isText = field.type === 'string' || field.target !== undefined
    if (fieldValue !== undefined) return isText ? fieldValue : parse(fieldValue)
    const schema = field.anyOf?.[0] ?? field
    const defaultValue = chooseDefault(schema, path, input)
    if (defaultValue !== undefined) return defaultValue
    placeholders.push([...parentPath, ...path].join('.'))
    return createSample(schema, path, input.title)
  }

  const data = createGroup(toJsonSchema(schema), []) as Record<string, unknown>
  const [unknownPath] = unknownPaths
  if (unknownPath !== undefined)
    throw new UserError(`${getUnknownFieldMessage(schema, singular, unknownPath)} Nothing was written.`)
  return { data, placeholders }
}

/**
 * Explains that an option isn't a field. Without this error, `--publish-at` instead of `--publish_at` would publish a post
 * at once. @param path `icon`, `cities.0.lat`
 */
function getUnknownFieldMessage(schema: z.ZodType, singular: string, path: string): string {
  const keys = path.split('.')
  const unknownIndex = keys.findIndex((_, index) => getSchemaAt(schema, keys.slice(0, index + 1)) === undefined)
  // Options can't set groups or additional list items.
  const [firstKey] = unknownIndex === -1 ? listKeysAt(schema, keys) : []
  if (firstKey !== undefined) return `\`${path}\` is a group of fields. Set each: \`--set ${path}.${firstKey}=…\`.`
  if (unknownIndex === -1) return `\`${path}\` can't be set with an option. Add it to the file after it's created.`
  const parentKeys = keys.slice(0, unknownIndex)
  const key = keys[unknownIndex] ?? ''
  const subject = unknownIndex === 0 ? `The type "${singular}"` : `\`${parentKeys.join('.')}\``
  const fields = listKeysAt(schema, parentKeys)
  const closest = findClosest(key.replaceAll('-', '_'), [...fields, ...COMMAND_OPTIONS])
  const hint = closest === undefined ? `Its fields: ${fields.join(', ')}.` : `Did you mean \`${closest}\`?`
  return `${subject} has no field \`${key}\`. ${hint}`
}

/** Adds the `placeholders` key to the data, unless the list is empty. */
export function addPlaceholders(data: Record<string, unknown>, placeholders: string[]): Record<string, unknown> {
  return placeholders.length === 0 ? data : { ...data, [PLACEHOLDERS]: placeholders }
}

/** Checks if there's a value for a field, or for a field in the group. */
function hasValue(path: Path, { fieldValues }: EntryInput): boolean {
  const name = path.join('.')
  return [...fieldValues.keys()].some((key) => key === name || key.startsWith(`${name}.`))
}

/** Values of a new entry, nested entry, or record, and the ids that references can use. */
export interface EntryInput {
  /** Value of `title` or `name`. */
  title: string
  /** Keys are paths: `icon`, `cities.0.lat`. */
  fieldValues: ReadonlyMap<string, string>
  /** The highest `order` in the collection plus 1. */
  nextOrder?: number
  targets: Targets
}

type Path = readonly (string | number)[]

/** Field with the position in an ordered collection. */
export const ORDER_FIELD = 'order'

/** Chooses a value that can stay, such as the only author. Returns undefined if the field needs a sample. */
function chooseDefault(schema: JsonSchema, path: Path, { title, nextOrder = 1, targets }: EntryInput): unknown {
  if (path.length === 1 && NAME_KEYS.includes(String(path[0]))) return title
  const index = getListIndex(path)
  const choices = schema.target === undefined ? schema.enum : targets.listIds(schema.target, schema.requiredSwitch)
  if (schema.target === ADDRESSES && choices?.includes('/')) return '/'
  if (choices && choices.length > 0) return choices[index % choices.length]
  if (schema.const !== undefined) return schema.const
  const isOrder = path.length === 1 && path[0] === ORDER_FIELD
  if (schema.type === 'integer' || schema.type === 'number')
    return isOrder ? nextOrder : Math.max(schema.minimum ?? 0, 0) + index
  const [example] = schema.examples ?? []
  if (schema.type === 'boolean') return example ?? false
  return DAY_PATTERN.test(String(example)) ? getCurrentDay() : undefined
}

/** Returns the index of the innermost list item, so that the items of a list get different values. */
function getListIndex(path: Path): number {
  const index = path.findLast((key) => typeof key === 'number')
  return typeof index === 'number' ? index : 0
}

const DAY_PATTERN = /^\d{4}-\d\d-\d\d(?:T|$)/

/** Returns the example of a field, or a text with the required length: `Title of A post: write one or two …`. */
function createSample(schema: JsonSchema, path: Path, title: string): unknown {
  const [example] = schema.examples ?? []
  if (example !== undefined) return example
  const { minLength, maxLength } = getLengthLimits(schema)
  const words = path.map((key) => (typeof key === 'number' ? key + 1 : key.replaceAll(/[A-Z]/g, ' $&').toLowerCase()))
  const label = `${words.join(' ')} of ${title}`
  const padded = minLength === undefined ? label : `${label}: ${FILLER_TEXT}`
  const truncated = maxLength === undefined ? padded : padded.slice(0, maxLength).trim()
  return schema.pattern ? truncated : truncated.charAt(0).toUpperCase() + truncated.slice(1)
}

const FILLER_TEXT =
  'write one or two sentences here that tell visitors what they get from this page, with the required length'

/** A required field that can't have a sample value, because only the writer can choose it. Numbers have no choices. */
export type MissingField = ReturnType<typeof listMissingFields>[number]

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
    return [{ key, description, kind: describeKind(field, model.getTargetNouns()), choices }]
  })
}

const MAX_LISTED_CHOICES = 20

/** Returns the options. The slug defaults to the title in lowercase with hyphens. @throws {UserError} that lists missing options */
export function requireFields(loaded: LoadedContent, schema: z.ZodType, options: EntryOptions) {
  const { title, slug = slugify(title ?? ''), fieldValues } = options
  const missing = listMissingFields(loaded, schema, fieldValues)
  if (title !== undefined && missing.length === 0) return { title, slug, fieldValues }
  const lines = missing.map(({ key, description, kind, choices = [] }) => {
    const hint = choices.length > 0 && choices.length <= MAX_LISTED_CHOICES ? ` ${getChoicesHint(choices)}` : ''
    return `  --${key}  ${description} (${kind})${hint}`
  })
  if (title === undefined) lines.unshift('  "<title>"  The title or name.')
  const message = 'Nothing was written. These options are missing, or have an invalid value:'
  throw new UserError([message, ...lines].join('\n'))
}
