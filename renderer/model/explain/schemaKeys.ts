import { z } from 'zod'

/** The keys that a schema knows at a path, for "did you mean". */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = path.reduce<z.ZodType | undefined>(
    (current, key) => (current ? childOf(unwrap(current), key) : undefined),
    schema,
  )
  const object = inner ? unwrap(inner) : undefined
  return object instanceof z.ZodObject ? Object.keys(object.shape) : []
}

function childOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType>)[key]
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  return undefined
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}
