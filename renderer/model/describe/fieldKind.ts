import { ADDRESSES } from '../define/reference.ts'
import { formatTokens, getLengthLimits, type JsonSchema } from './jsonSchema.ts'

const MAX_CHOICES = 12

/** Longer lists aren't readable. */
export const MAX_TOKENS = 16

/** Describes a field: `text of at most 60 characters`. */
export function describeKind(schema: JsonSchema, targetNouns: Map<string, string>): string {
  const { refersTo, group, anyOf, items, type } = schema
  if (refersTo === ADDRESSES) return 'an address of this site'
  if (refersTo !== undefined) return `the name of ${addArticle(targetNouns.get(refersTo) ?? refersTo)}`
  if (group !== undefined)
    return [addArticle(group), describeTokens(listGroupTokens(schema))].filter(Boolean).join(', ')
  if (schema.enum) return describeChoices(schema.enum)
  if (schema.const !== undefined) return `only \`${schema.const}\``
  if (anyOf) return [...new Set(anyOf.map((alternative) => describeKind(alternative, targetNouns)))].join(', or ')
  if (Array.isArray(items))
    return `a list of ${items.length}: ${items.map((item) => describeKind(item, targetNouns)).join(', ')}`
  if (type === 'array') {
    const count = formatCount(schema)
    const kind = items && describeKind(items, targetNouns)
    return [count === '' ? 'a list' : `a list of ${count}`, kind === 'a group' ? '' : kind]
      .filter(Boolean)
      .join(', each ')
  }
  if (type === 'object') return 'a group'
  if (type === 'boolean') return '`true` or `false`'
  return type === 'string' ? describeText(schema) : describeNumber(schema)
}

function describeChoices(values: unknown[]): string {
  if (values.length === 1) return `only \`${values[0]}\``
  if (values.length > MAX_CHOICES) return `one of ${values.length}, for example, \`${values[0]}\``
  return `one of ${values.map((value) => `\`${value}\``).join(', ')}`
}

function describeText(schema: JsonSchema): string {
  const { tokens = [], examples } = schema
  return [
    `text${describeLength(getLengthLimits(schema))}`,
    describeTokens(tokens),
    examples ? `like \`${examples[0]}\`` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function describeTokens(tokens: string[]): string {
  if (tokens.length === 0) return ''
  const more = tokens.length > MAX_TOKENS ? ', and more in some cases' : ''
  return `can use ${formatTokens(tokens.slice(0, MAX_TOKENS))}${more}`
}

function listGroupTokens({ properties = {} }: JsonSchema): string[] {
  return [...new Set(Object.values(properties).flatMap(({ tokens = [] }) => tokens))]
}

/** Adds an article to a noun: `a link`, `an industry`. */
export function addArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

function describeLength({ minLength, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return ''
  return minLength === undefined ? ` of at most ${maxLength} characters` : ` of ${minLength} to ${maxLength} characters`
}

function describeNumber({ type, minimum, maximum }: JsonSchema): string {
  const from = minimum === undefined ? '' : ` from ${minimum}`
  const to = maximum === undefined ? '' : ` to ${maximum}`
  return `${type === 'integer' ? 'a whole number' : 'a number'}${from}${to}`
}

/** Formats the limits of a list: `2 to 4`. Empty if it has none. */
export function formatCount({ minItems = 0, maxItems }: JsonSchema): string {
  if (maxItems === minItems) return String(minItems)
  if (maxItems !== undefined) return minItems > 0 ? `${minItems} to ${maxItems}` : `at most ${maxItems}`
  return minItems > 0 ? `${minItems} or more` : ''
}
