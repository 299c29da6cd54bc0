/** A JSON Schema (draft 7), as far as ours use it. */
export interface JsonSchema {
  $schema?: string
  $ref?: string
  definitions?: Record<string, JsonSchema>
  title?: string
  description?: string
  type?: string
  enum?: unknown[]
  /** What editors show beside each value of `enum`. */
  enumDescriptions?: string[]
  const?: unknown
  examples?: unknown[]
  pattern?: string
  /** What editors say of a text that does not fit the pattern. */
  patternErrorMessage?: string
  /** What they say of a value that is none of `enum`, in place of a list of a thousand. */
  errorMessage?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema | JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  not?: JsonSchema
  if?: JsonSchema
  else?: JsonSchema
  /** Of ours, before a schema is made for editors (`define/notes.ts`). */
  refersTo?: string
  tokens?: string[]
  group?: string
}

/** The same schema with each schema in it replaced, the inner ones first. */
export function mapSchemas(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (each: JsonSchema) => mapSchemas(each, change)
  const { properties, items, additionalProperties, propertyNames, anyOf, allOf, oneOf } = schema
  return change({
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, inner(each)])),
    }),
    ...(items && { items: Array.isArray(items) ? items.map(inner) : inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    ...(propertyNames && { propertyNames: inner(propertyNames) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(allOf && { allOf: allOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
  })
}

/** A text whose tokens are all known, `claim:…` for any of that record, which the check knows. A brace that no other closes is a brace. */
export function tokenRule(names: string[]): Pick<JsonSchema, 'pattern' | 'patternErrorMessage'> {
  const known = names.map((name) => name.replace(/…$/, '[^{}]*')).join('|')
  return {
    pattern: `^(?:[^{]|\\{(?=(?:${known})\\})|\\{(?![^{}]*\\}))*$`,
    patternErrorMessage: `There is no such token here. This text knows ${listed(names)}.`,
  }
}

/** `{city} and {state}` */
export function listed(names: string[]): string {
  const tokens = names.map((name) => `{${name}}`)
  const last = tokens.at(-1) ?? ''
  return tokens.length < 2 ? last : `${tokens.slice(0, -1).join(', ')} and ${last}`
}
