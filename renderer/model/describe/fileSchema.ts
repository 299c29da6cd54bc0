import { z } from 'zod'
import { type JsonSchema, mapSchemas } from './jsonSchema.ts'
import { definitionOf, TEXT } from './namesFile.ts'
import { listed, tokenRule } from './tokenRule.ts'

/**
 * What a file of content may hold, as an editor reads it: the schema of what a writer types. What stands in other files, the
 * names of entries and the tokens of all texts, is referred to, so that this follows from the definitions alone.
 * @param tokens the tokens that every text knows: `brand`, `claim:…`.
 */
export function fileSchema(schema: z.ZodType, tokens: string[]): JsonSchema {
  return mapSchemas(plainSchema(schema), (inner) => forEditors(inner, tokens))
}

/** The JSON Schema that zod makes, with what our fields tell editors still in it. */
export function plainSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema
}

function forEditors({ refersTo, tokens, group: _, ...schema }: JsonSchema, known: string[]): JsonSchema {
  if (refersTo !== undefined) return reference(schema, refersTo)
  if (tokens?.length === 0) return plainText(schema)
  if (tokens) return template(schema, tokens, known)
  return withoutEndlessLimits(schema)
}

/** The pattern and the length of what a writer types follow from the names that there are. */
function reference(
  { type: _, minLength: _length, pattern: _pattern, ...schema }: JsonSchema,
  target: string,
): JsonSchema {
  return { ...schema, $ref: definitionOf(target) }
}

function plainText({ type: _, minLength: _length, ...schema }: JsonSchema): JsonSchema {
  return { ...schema, $ref: definitionOf(TEXT) }
}

/** A text with tokens of its own: those are told with its meaning. */
function template({ pattern, ...schema }: JsonSchema, own: string[], known: string[]): JsonSchema {
  const description = [schema.description, `May name ${listed(own)}.`].filter(Boolean).join(' ')
  return { ...schema, ...(pattern && { allOf: [{ pattern }] }), ...tokenRule([...own, ...known]), description }
}

/** Zod tells of each whole number that JavaScript can count no further. */
function withoutEndlessLimits({ minimum, maximum, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { maximum }),
  }
}
