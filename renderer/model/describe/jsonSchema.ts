import { z } from 'zod'
import type { FieldMetadata } from '../define/fieldMetadata.ts'

type StandardKey =
  | ('$schema' | '$ref' | 'title' | 'description' | 'examples' | 'pattern' | 'required')
  | ('minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems')

/** JSON Schema, draft 7, with our metadata. */
export interface JsonSchema extends FieldMetadata, Pick<z.core.JSONSchema.JSONSchema, StandardKey> {
  definitions?: Record<string, JsonSchema>
  type?: string
  enum?: unknown[]
  const?: unknown
  /** Message for values that aren't in `enum`. The default lists all values. */
  errorMessage?: string
  items?: JsonSchema | JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  not?: JsonSchema
  if?: JsonSchema
  else?: JsonSchema
}

/** Converts a zod schema to a JSON Schema of the input, including `FieldMetadata`. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema }) {
      // Zod adds these limits to all integers.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  }) as JsonSchema
}

/** Returns the length limits of a text. `limitLength` adds them as `else`, because they don't apply to text with a token. */
export const getLengthLimits = (schema: JsonSchema): JsonSchema => schema.else ?? {}

/** Copies a schema, and changes each subschema before the schema around it. */
export function mapSchemas(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const isSchema = (key: string, value: unknown) =>
    typeof value === 'object' && !Array.isArray(value) && key !== 'properties'
  return JSON.parse(JSON.stringify(schema), (key, value) => (value && isSchema(key, value) ? change(value) : value))
}

/** Lists a schema and the schemas inside it, innermost first. */
export function listSchemas(schema: JsonSchema): JsonSchema[] {
  const schemas: JsonSchema[] = []
  mapSchemas(schema, (inner) => {
    schemas.push(inner)
    return inner
  })
  return schemas
}

/** Formats names as `{city} and {state}`. */
export function formatTokens(names: string[]): string {
  const tokens = names.map((name) => `{${name}}`)
  const last = tokens.at(-1) ?? ''
  return tokens.length < 2 ? last : `${tokens.slice(0, -1).join(', ')} and ${last}`
}
