import type { Choice, FileForm, FormNode, Group, Keys, List } from '../../../renderer/editing/protocol.ts'
import { kindOf } from '../../../renderer/model/describe/fieldKind.ts'
import { type JsonSchema, mapSchemas } from '../../../renderer/model/describe/jsonSchema.ts'
import { Source } from '../../../renderer/model/parse/source.ts'
import type { ParsedYaml } from '../../../renderer/model/parse/yaml.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { choicesFor } from './choicesFor.ts'
import { childOf } from './schemaPath.ts'
import { alternatives, rulesOf } from './valueRules.ts'

export interface Described {
  text: string
  yaml: ParsedYaml
  schema: JsonSchema
  site: Site
}

/** The form of a file's YAML: all that stands there, and all that may, in the order of its schema. */
export function describeFile({ text, yaml, schema, site }: Described): FileForm['root'] {
  const source = new Source('', '', text)
  const targets = site.model.targets()
  const placeholders = new Set(yaml.placeholders.map(({ path }) => path))

  const nodeAt = (path: Keys, value: unknown, own: JsonSchema, isOptional: boolean): FormNode => {
    const [start, end] = yaml.range(path)
    const { line, column } = source.problem(start, end, '')
    const isPlaceholder = placeholders.has(path.join('.'))
    const canWait = typeof value !== 'number' && typeof value !== 'boolean'
    const written = { ...said(path, own), isOptional, isPlaceholder, canWait, line, column }
    if (Array.isArray(value)) return { ...written, ...listOf(path, value, own) }
    if (value !== null && typeof value === 'object') return { ...written, ...groupOf(path, value, own) }
    return { ...written, ...rulesOf(own), value: value === null ? '' : String(value) }
  }

  const groupOf = (path: Keys, value: object, own: JsonSchema): Pick<Group, 'kind' | 'fields' | 'absent' | 'open'> => {
    const { properties = {}, required = [], additionalProperties: others } = withKeys(own)
    const order = Object.keys(properties)
    const keys = Object.keys(value).sort((a, b) => placeOf(order, a) - placeOf(order, b))
    const isOptional = (key: string) => !required.includes(key)
    return {
      kind: 'group',
      fields: keys.map((key) =>
        nodeAt([...path, key], (value as Record<string, unknown>)[key], childOf(own, key), isOptional(key)),
      ),
      absent: order.filter((key) => !Object.hasOwn(value, key)).map((key) => said([...path, key], childOf(own, key))),
      open: typeof others === 'object' ? { meaning: others.description } : undefined,
    }
  }

  const listOf = (
    path: Keys,
    value: unknown[],
    own: JsonSchema,
  ): Pick<List, 'kind' | 'items' | 'canAdd' | 'canRemove'> => {
    const {
      items,
      minItems = 0,
      maxItems = Number.POSITIVE_INFINITY,
    } = alternatives(own).find(({ type }) => type === 'array') ?? {}
    return {
      kind: 'list',
      items: value.map((item, index) => nodeAt([...path, index], item, childOf(own, index), false)),
      canAdd: !Array.isArray(items) && value.length < maxItems,
      canRemove: !Array.isArray(items) && value.length > Math.max(1, minItems),
    }
  }

  const said = (path: Keys, own: JsonSchema) => ({
    path,
    label: labelOf(path),
    meaning: own.description,
    takes: kindOf(own, targets),
  })

  return nodeAt([], yaml.data ?? {}, schema, false) as Group
}

/** What a file's fields may refer to. */
export function targetsOf(schema: JsonSchema, site: Site): Record<string, Choice[]> {
  const found = new Set<string>()
  mapSchemas(schema, (each) => {
    if (each.refersTo !== undefined) found.add(each.refersTo)
    return each
  })
  return Object.fromEntries([...found].map((target) => [target, choicesFor(target, site)]))
}

function withKeys(schema: JsonSchema): JsonSchema {
  return (
    alternatives(schema).find(({ properties, additionalProperties }) => properties ?? additionalProperties) ?? schema
  )
}

/** Keys that the schema does not name, those that writers choose, come last, in their own order. */
function placeOf(order: string[], key: string): number {
  const place = order.indexOf(key)
  return place === -1 ? order.length : place
}

/** `key benefits`, and of an item its number. */
function labelOf(path: Keys): string {
  const key = path.at(-1)
  if (typeof key === 'number') return String(key + 1)
  return String(key ?? '')
}
