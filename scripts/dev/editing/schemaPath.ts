import type { z } from 'zod'
import type { Keys } from '../../../renderer/editing/protocol.ts'
import { plainSchema } from '../../../renderer/model/describe/fileSchema.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { alternatives } from './valueRules.ts'

const known = new WeakMap<z.ZodType, JsonSchema>()

/** What a file may hold, with what each key is for. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const json = known.get(schema) ?? plainSchema(schema)
  known.set(schema, json)
  return json
}

/** The schema of what stands at a path; of that which no schema knows, one that says nothing. */
export function schemaAt(schema: JsonSchema, path: Keys): JsonSchema {
  return path.reduce((current, key) => childOf(current, key), schema)
}

/** The schema of a key or an item. Where a value may be several things, of the one that has such. */
export function childOf(schema: JsonSchema, key: string | number): JsonSchema {
  const found = alternatives(schema).map((each) => {
    const { properties, additionalProperties: others, items } = each
    if (typeof key === 'number') return Array.isArray(items) ? items[key] : items
    return properties?.[key] ?? (typeof others === 'object' ? others : undefined)
  })
  return found.find((each) => each !== undefined) ?? {}
}

/** The keys of a group that must be there; of those that stand in for each other, the first. */
export function neededKeys({ required = [], oneOf: [first] = [] }: JsonSchema): string[] {
  return [...required, ...(first?.required ?? [])]
}

/**
 * What is added where something is absent: groups and lists with all that they must have, values that only can be one thing,
 * and nothing (`null`) where somebody has to write. The check refuses nothing, so it never gets into a file.
 */
export function emptyValue(schema: JsonSchema): unknown {
  const [{ type, properties = {}, items, minItems = 0, enum: all, const: only }] = alternatives(schema) as [JsonSchema]
  if (type === 'object')
    return Object.fromEntries(
      neededKeys(alternatives(schema)[0] ?? {}).map((key) => [key, emptyValue(properties[key] ?? {})]),
    )
  if (Array.isArray(items)) return items.map(emptyValue)
  if (type === 'array') return Array.from({ length: Math.max(1, minItems) }, () => emptyValue(items ?? {}))
  if (all?.length === 1) return all[0]
  if (only !== undefined && alternatives(schema).length === 1) return only
  return type === 'boolean' && alternatives(schema).length === 1 ? true : null
}
