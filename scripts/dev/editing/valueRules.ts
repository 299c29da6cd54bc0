import type { Choice, Field } from '../../../renderer/editing/protocol.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'

/** What a value may be, as far as a form can help with it. The check decides. */
export interface ValueRules {
  kind: Field['kind']
  /** The words to choose from, or to begin with. */
  choices: Choice[]
  target: string | undefined
  least: number | undefined
  most: number | undefined
}

/** The rules of a value that is no group and no list. */
export function rulesOf(schema: JsonSchema): ValueRules {
  const meant = alternatives(schema)
  const words = meant.flatMap(wordsOf)
  const target = meant.find(({ refersTo }) => refersTo !== undefined)?.refersTo
  const { minLength, maxLength } = { ...schema, ...meant.find(({ type }) => type === 'string')?.else, ...schema.else }
  return { kind: kindOf(meant, target), choices: words.map(choiceOf), target, least: minLength, most: maxLength }
}

/** What a form has as a text is a number or a yes where the schema knows such. */
export function typed(schema: JsonSchema, value: string): string | number | boolean {
  const meant = alternatives(schema)
  const isOne = (...types: string[]) => meant.some(({ type, const: only }) => types.includes(type ?? typeof only))
  if (isOne('number', 'integer') && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value)
  if (isOne('boolean') && /^(?:true|false)$/.test(value)) return value === 'true'
  return value
}

/** All that a value may be, where it may be several things. */
export function alternatives(schema: JsonSchema): JsonSchema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.properties ? [] : (schema.oneOf ?? []))]
  return inner.length > 0 ? inner.flatMap(alternatives) : [schema]
}

function kindOf(meant: JsonSchema[], target: string | undefined): Field['kind'] {
  if (target !== undefined) return 'reference'
  if (meant.every((each) => wordsOf(each).length > 0)) return 'choice'
  if (meant.some(({ type }) => type === 'number' || type === 'integer')) return 'number'
  return meant.some(({ examples }) => /^\d{4}-\d\d-\d\d$/.test(String(examples?.[0]))) ? 'date' : 'text'
}

function wordsOf({ enum: all, const: only, type }: JsonSchema): unknown[] {
  if (all) return all
  if (only !== undefined) return [only]
  return type === 'boolean' ? [true, false] : []
}

function choiceOf(word: unknown): Choice {
  const label = word === true ? 'yes' : word === false ? 'no' : String(word)
  return { value: String(word), label }
}
