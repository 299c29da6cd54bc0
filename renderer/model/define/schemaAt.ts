import { z } from 'zod'
import { type FieldNote, notes } from './notes.ts'

/** The schema of the value at a path of what a schema accepts; undefined where it knows no such path. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((current, key) => current && childOf(unwrap(current), key), schema)
}

/** The keys that a group has, in the order of its schema. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path)
  const object = found && unwrap(found)
  return object instanceof z.ZodObject ? Object.keys(object.shape) : []
}

/** The given keys that can have a value of this kind: `published: false` doesn't mean `publish_at`, and words aren't a number. */
export function keysFor(keys: string[], schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const isWords = typeof value === 'string' && !/\d/.test(value)
  if (typeof value !== 'boolean' && !Array.isArray(value) && !isWords) return keys
  return keys.filter((key) => {
    const issues = schemaAt(schema, [...path, key])?.safeParse(value).error?.issues ?? []
    return !issues.some(
      (issue) =>
        issue.code === 'invalid_type' &&
        issue.path.length === 0 &&
        (!isWords || /^(?:number|int)$/.test(issue.expected)),
    )
  })
}

function childOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  // Only its own: every object inherits `constructor`, and a writer may type that.
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, key) ? (schema.shape as Record<PropertyKey, z.ZodType>)[key] : undefined
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined
  return undefined
}

/** The schema that another makes optional, or follows. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap() as z.ZodType
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : undefined
}

/** What a schema is when it is neither optional nor followed by another. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema)
  return inner ? unwrap(inner) : schema
}

/** What a schema, or the first inside it that does, notes of itself. */
export function noteOf<Key extends keyof FieldNote>(schema: z.ZodType, key: Key): FieldNote[Key] | undefined {
  const inner = innerOf(schema)
  return notes.get(schema)?.[key] ?? (inner && noteOf(inner, key))
}

/** Checks whether a field holds copy. A union does if one of its options does: `true` or `up to 10`. */
export function isCopy(schema: z.ZodType): boolean {
  if (noteOf(schema, 'isCopy')) return true
  const inner = unwrap(schema)
  return inner instanceof z.ZodUnion && inner.options.some((option) => isCopy(option as z.ZodType))
}
