import { parse } from 'yaml'
import type { z } from 'zod'
import { ADDRESSES } from '../../../renderer/model/define/reference.ts'
import { getSchemaAt, listKeysAt } from '../../../renderer/model/define/schemaAt.ts'
import { NAME_KEYS } from '../../../renderer/model/describe/formLayout.ts'
import { getLengthLimits, type JsonSchema, toJsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { findClosest } from '../../../renderer/model/diagnostics/similarity.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import type { Targets } from '../../../renderer/model/targets/targets.ts'
import { UserError } from '../../errors.ts'
import { getCurrentDay } from '../../isoTime.ts'
import { COMMAND_OPTIONS, type EntryOptions, ORDER_FIELD } from './entryOptions.ts'

interface EntryInput extends Pick<EntryOptions, 'fieldValues'> {
  /** Value of `title` or `name`. */
  title: string
  nextOrder?: number
  /** The ids that references can use. */
  targets: Targets
}

type Path = readonly (string | number)[]

/**
 * Builds the data of a new entry, nested entry, or record from the given values. Fills missing required fields with
 * defaults or samples, and returns the paths of samples as `placeholders`.
 * @param parentPath path of the data in the file @throws {UserError} if an option isn't a field
 */
export function buildEntryData(schema: z.ZodType, singular: string, input: EntryInput, parentPath: Path = []) {
  const { fieldValues, title } = input
  const placeholders: string[] = []
  const unknownPaths = new Set(fieldValues.keys())

  const hasValue = (path: Path) => {
    const name = path.join('.')
    return [...fieldValues.keys()].some((key) => key === name || key.startsWith(`${name}.`))
  }

  const createGroup = ({ properties = {}, required = [], oneOf, anyOf }: JsonSchema, path: Path): object => {
    // If the schema allows alternative keys, use the key that has a value, or the first key.
    const alternatives = (oneOf ?? anyOf ?? []).map((alternative) => alternative.required ?? [])
    const hasAnyValue = (keys: string[]) => keys.some((key) => hasValue([...path, key]))
    const needed = [...required, ...(alternatives.find(hasAnyValue) ?? alternatives[0] ?? [])]
    const keys = Object.keys(properties).filter((key) => needed.includes(key) || hasValue([...path, key]))
    return Object.fromEntries(keys.map((key) => [key, createValue(properties[key] ?? {}, [...path, key])]))
  }

  const createValue = (field: JsonSchema, path: Path): unknown => {
    if (field.type === 'object') return createGroup(field, path)
    const key = path.join('.')
    unknownPaths.delete(key)
    const fieldValue = fieldValues.get(key)
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
    return createSample(schema, path, title)
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
  if (firstKey !== undefined) return `\`${path}\` is a group of fields. Set each: \`--${path}.${firstKey}=…\`.`
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

/** Chooses a value that can stay, such as the only author. Returns undefined if the field needs a sample. */
function chooseDefault(schema: JsonSchema, path: Path, { title, nextOrder = 1, targets }: EntryInput): unknown {
  if (path.length === 1 && NAME_KEYS.includes(String(path[0]))) return title
  // The items of a list get different values.
  const index = Number(path.findLast((key) => typeof key === 'number') ?? 0)
  const choices = schema.target === undefined ? schema.enum : targets.listIds(schema.target, schema.requiredSwitch)
  if (schema.target === ADDRESSES && choices?.includes('/')) return '/'
  if (choices && choices.length > 0) return choices[index % choices.length]
  if (schema.const !== undefined) return schema.const
  const isOrder = path.length === 1 && path[0] === ORDER_FIELD
  if (schema.type === 'integer' || schema.type === 'number')
    return isOrder ? nextOrder : Math.max(schema.minimum ?? 0, 0) + index
  const [example] = schema.examples ?? []
  if (schema.type === 'boolean') return example ?? false
  return schema.allowsTime === undefined ? undefined : getCurrentDay()
}

const FILLER_TEXT =
  'write one or two sentences here that tell visitors what they get from this page, with the required length'

/** Returns the example of a field, or a text with the required length: `Takeaways 1 of A post: write one or two …`. */
function createSample(schema: JsonSchema, path: Path, title: string): unknown {
  const [example] = schema.examples ?? []
  if (example !== undefined) return example
  const { minLength, maxLength } = getLengthLimits(schema)
  const innermostIndex = path.findLastIndex((key) => typeof key === 'number')
  // Number names only in the innermost list, because all plans of a service have the same features.
  const isNumbered = (index: number) => index === innermostIndex || !NAME_KEYS.includes(String(path.at(-1)))
  const words = path.flatMap((key, index) => {
    if (typeof key === 'string') return key.replaceAll(/[A-Z]/g, ' $&').toLowerCase()
    return isNumbered(index) ? key + 1 : []
  })
  const label = `${words.join(' ')} of ${title}`
  const padded = minLength === undefined ? label : `${label}: ${FILLER_TEXT}`
  const truncated = maxLength === undefined ? padded : padded.slice(0, maxLength).trim()
  return schema.pattern ? truncated : truncated.charAt(0).toUpperCase() + truncated.slice(1)
}
