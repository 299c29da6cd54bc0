import type { JsonSchema } from './jsonSchema.ts'

/**
 * Returns the limits of a text. Sveltia counts tokens as they're written, but limits apply after they're replaced, so
 * a field that cites values uses a pattern without a counter.
 */
export function getLengthLimits(schema: JsonSchema, texts: string[]) {
  const { minLength: minlength, maxLength: maxlength = schema.maxLength } = schema.else ?? {}
  const pattern = getPattern(schema)
  if (pattern || maxlength === undefined) return pattern && { pattern }
  if (!texts.some((text) => text.includes('{'))) return { ...(minlength !== undefined && { minlength }), maxlength }
  const range = minlength === undefined ? `at most ${maxlength}` : `${minlength} to ${maxlength}`
  return {
    pattern: [`^(?:[^{]{${minlength ?? 0},${maxlength}}|[^{]*\\{[\\s\\S]*)$`, `Use ${range} characters.`],
  }
}

/** Returns a regular expression and its message for writers. Undefined if the schema has no message or example. */
export function getPattern({ pattern, patternErrorMessage, examples }: JsonSchema): [string, string] | undefined {
  const message = patternErrorMessage ?? (examples && `Write it like ${examples[0]}`)
  return pattern === undefined || message === undefined ? undefined : [pattern, message]
}

export function getNumberLimits({ minimum: min, maximum: max }: JsonSchema) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

export function getItemLimits({ minItems: min, maxItems: max }: JsonSchema) {
  return { ...(min && { min }), ...(max !== undefined && { max }) }
}

/** Explains limits that the form doesn't count: `2 to 4 items.` */
export function describeLimit({ type, minItems = 0, maxItems }: JsonSchema): string {
  if (type !== 'array') return ''
  if (maxItems === minItems) return minItems > 1 ? `${minItems} items.` : ''
  if (maxItems !== undefined) return minItems > 0 ? `${minItems} to ${maxItems} items.` : `At most ${maxItems} items.`
  return minItems > 1 ? `${minItems} items or more.` : ''
}
