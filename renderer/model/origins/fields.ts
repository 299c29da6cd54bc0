import { z } from 'zod'
import { Reference } from '../define/reference.ts'
import type { Path } from '../parse/yaml.ts'

/** What a value may be, as far as a form can help with it. */
export interface FieldRules {
  kind: 'text' | 'number' | 'choice' | 'reference'
  /** The words to choose from. */
  choices: string[]
  /** Of a text, in characters. */
  least: number | undefined
  most: number | undefined
}

type JsonSchema = z.core.JSONSchema.JSONSchema
const schemas = new WeakMap<z.ZodType, JsonSchema>()

/**
 * The rules of a value by its schema, for whoever edits it. The check decides; this only helps.
 * @param value what the schema has made of it.
 */
export function rulesAt(schema: z.ZodType, path: Path, value: unknown): FieldRules {
  const whole = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  schemas.set(schema, whole)
  const meant = alternatives(
    path.reduce<JsonSchema[]>((found, key) => found.flatMap((each) => childOf(each, key)), [whole]),
  )
  const texts = meant.filter(({ type }) => type === 'string')
  const choices = meant.flatMap(({ enum: all, const: one }) => all ?? (one === undefined ? [] : [one])).map(String)
  const least = texts.map(({ minLength }) => minLength).find((each) => each !== undefined)
  const most = texts.map(({ maxLength }) => maxLength).find((each) => each !== undefined)
  return { kind: kindOf(meant, choices, value), choices, least, most }
}

function kindOf(meant: JsonSchema[], choices: string[], value: unknown): FieldRules['kind'] {
  if (value instanceof Reference) return 'reference'
  if (meant.some(({ type }) => type === 'boolean')) return 'choice'
  if (meant.some(({ type }) => type === 'number' || type === 'integer')) return 'number'
  const isClosed = choices.length > 0 && meant.every((each) => each.enum !== undefined || each.const !== undefined)
  return isClosed ? 'choice' : 'text'
}

/** All that a value may be, where it may be several things. */
function alternatives(found: JsonSchema[]): JsonSchema[] {
  return found.flatMap((each) => {
    const inner = [...(each.anyOf ?? []), ...(each.oneOf ?? []), ...(each.allOf ?? [])] as JsonSchema[]
    return inner.length > 0 ? [...alternatives(inner), ...(each.maxLength === undefined ? [] : [each])] : [each]
  })
}

function childOf(schema: JsonSchema, key: PropertyKey): JsonSchema[] {
  return alternatives([schema]).flatMap(({ properties, items, additionalProperties }) => {
    const known = typeof key === 'number' ? items : (properties?.[String(key)] ?? additionalProperties)
    return known && typeof known === 'object' && !Array.isArray(known) ? [known as JsonSchema] : []
  })
}
