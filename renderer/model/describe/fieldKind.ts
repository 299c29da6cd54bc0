import { ADDRESSES } from '../define/reference.ts'
import { type JsonSchema, listed } from './jsonSchema.ts'

/** Choices that are written out; of more, an editor and the check tell which there are. */
const CHOICES = 12

/** Tokens of a text that are written out. */
const TOKENS = 16

/** What a field takes, in a few words: `a text of at most 60 characters`. `targets` has the word for one of each target. */
export function kindOf(schema: JsonSchema, targets: Map<string, string>): string {
  const { refersTo, group, anyOf, items, type } = schema
  if (refersTo === ADDRESSES) return 'an address of this site'
  if (refersTo !== undefined) return `the name of ${withArticle(targets.get(refersTo) ?? refersTo)}`
  if (group !== undefined) return [withArticle(group), naming(tokensIn(schema))].filter(Boolean).join(', ')
  if (schema.enum) return choices(schema.enum)
  if (schema.const !== undefined) return `only \`${schema.const}\``
  if (anyOf) return [...new Set(anyOf.map((each) => kindOf(each, targets)))].join(', or ')
  if (Array.isArray(items)) return `a list of ${items.length}: ${items.map((each) => kindOf(each, targets)).join(', ')}`
  if (type === 'array')
    return [`a list${countOf(schema)}`, items && itemKind(items, targets)].filter(Boolean).join(', each ')
  if (type === 'object') return 'a group'
  return type === 'string' ? textKind(schema) : numberKind(schema)
}

/** A group's keys follow below the list: there is no need to say that it is one. */
function itemKind(items: JsonSchema, targets: Map<string, string>): string {
  const kind = kindOf(items, targets)
  return kind === 'a group' ? '' : kind
}

function choices(values: unknown[]): string {
  if (values.length === 1) return `only \`${values[0]}\``
  const shown = values.slice(0, CHOICES).map((value) => `\`${value}\``)
  return values.length <= CHOICES ? `one of ${shown.join(', ')}` : `one of ${values.length}, for instance ${shown[0]}`
}

function textKind({ tokens = [], else: limits, examples }: JsonSchema): string {
  return [`a text${lengthOf(limits ?? {})}`, naming(tokens), examples ? `written like \`${examples[0]}\`` : '']
    .filter(Boolean)
    .join(', ')
}

function naming(tokens: string[]): string {
  if (tokens.length === 0) return ''
  return tokens.length <= TOKENS
    ? `which may name ${listed(tokens)}`
    : `which may name ${listed(tokens.slice(0, TOKENS))}, and more by case`
}

function tokensIn({ properties = {} }: JsonSchema): string[] {
  return [...new Set(Object.values(properties).flatMap(({ tokens = [] }) => tokens))]
}

/** `a link`, `an industry` */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

function lengthOf({ minLength, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return ''
  return minLength === undefined ? ` of at most ${maxLength} characters` : ` of ${minLength} to ${maxLength} characters`
}

function numberKind({ type, minimum, maximum }: JsonSchema): string {
  if (type === 'boolean') return '`true` or `false`'
  const from = minimum === undefined ? '' : ` from ${minimum}`
  const to = maximum === undefined ? '' : ` to ${maximum}`
  return `${type === 'integer' ? 'a whole number' : 'a number'}${from}${to}`
}

function countOf({ minItems = 0, maxItems }: JsonSchema): string {
  if (maxItems === minItems) return ` of ${minItems}`
  if (maxItems !== undefined) return ` of ${minItems} to ${maxItems}`
  return minItems > 0 ? ` of ${minItems} or more` : ''
}
