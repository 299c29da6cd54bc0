import { z } from 'zod'
import type { FieldMetadata } from './fieldMetadata.ts'

/** Returns the schema of the value at a path. Undefined if the path doesn't exist, or leads into a union. */
export function getSchemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((current, key) => current && getChild(unwrap(current), key), schema)
}

/** Returns the keys of the object at a path, in the order of the schema. Empty if the value isn't an object. */
export function listKeysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const value = getSchemaAt(schema, path)
  const unwrapped = value && unwrap(value)
  return unwrapped instanceof z.ZodObject ? Object.keys(unwrapped.shape) : []
}

/** Drops keys whose schema rejects the type of a value, so that `published: false` doesn't suggest `publish_at`. */
export function filterKeysByType(keys: string[], schema: z.ZodType, value: unknown): string[] {
  // Numbers and mappings can be text without quotes.
  const isTextWithoutDigits = typeof value === 'string' && !/\d/.test(value)
  if (typeof value !== 'boolean' && !Array.isArray(value) && !isTextWithoutDigits) return keys
  return keys.filter((key) => {
    const issues = getSchemaAt(schema, [key])?.safeParse(value).error?.issues ?? []
    return !issues.some(
      (issue) =>
        issue.code === 'invalid_type' &&
        issue.path.length === 0 &&
        (!isTextWithoutDigits || /^(?:number|int)$/.test(issue.expected)),
    )
  })
}

function getChild(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  // `hasOwn` excludes inherited properties: `constructor`.
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, key) ? (schema.shape as Record<PropertyKey, z.ZodType>)[key] : undefined
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined
  return undefined
}

function unwrapOnce(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap() as z.ZodType
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : undefined
}

/** Returns the schema inside optionals, defaults, and pipes. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const inner = unwrapOnce(schema)
  return inner ? unwrap(inner) : schema
}

/** Returns the `meta()` of a schema. Optionals, defaults, and pipes inherit it. */
export function getMetadata(schema: z.ZodType): FieldMetadata {
  const inner = unwrapOnce(schema)
  return { ...(inner && getMetadata(inner)), ...schema.meta() }
}

/** Checks if visitors read the value, or an option of a union. */
export function isCopy(schema: z.ZodType): boolean {
  if (getMetadata(schema).isCopy) return true
  const unwrapped = unwrap(schema)
  return unwrapped instanceof z.ZodUnion && unwrapped.options.some((option) => isCopy(option as z.ZodType))
}
