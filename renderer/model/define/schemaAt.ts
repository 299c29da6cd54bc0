import { z } from 'zod'

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

function childOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType>)[key]
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined
  return undefined
}

/** What a schema is when it is neither optional nor followed by another. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}

/** The first of a schema and those inside it for which something can be told. */
export function tellOf<Told>(schema: z.ZodType, tell: (each: z.ZodType) => Told | undefined): Told | undefined {
  const told = tell(schema)
  if (told !== undefined) return told
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return tellOf(schema.unwrap() as z.ZodType, tell)
  return schema instanceof z.ZodPipe ? tellOf(schema.in as z.ZodType, tell) : undefined
}
