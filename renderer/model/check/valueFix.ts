import type { z } from 'zod'
import type { FixContext, ValueFix } from '../define/notes.ts'
import { noteOf } from '../define/schemaAt.ts'
import { closest } from '../explain/suggest.ts'

const FIGURE = /^\$?(-?\d+(?:,\d{3})*(?:\.\d+)?)$/
/** Matches `97,422 people`, but not `5k` or `12 %`. */
const FIGURE_INSIDE =
  /^\D*(?<![\d.,/:-])(-?\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,/:-]*\d)(?!\s*(?:%|(?:k|m|mm|bn?|dozen|thousand|[mb]illion)\b))\D*$/i
const YES = ['yes', 'on', 'true', 'y']
const NO = ['no', 'off', 'false', 'n']

interface WrongValue {
  value: unknown
  written: string
  schema: z.ZodType
  choices: string[]
  context: FixContext
}

/** Returns the first suggestion that the schema accepts. */
export function valueFixOf(wrong: WrongValue): ValueFix | undefined {
  const { value, written, schema } = wrong
  if (isToken(value, written) && schema.safeParse('A text').success) return certain(written)
  return candidatesOf(wrong).find((each) => each.value !== value && schema.safeParse(each.value).success)
}

function candidatesOf({ value, written, schema, choices, context }: WrongValue): ValueFix[] {
  if (isEmpty(value)) return [certain(undefined)]
  if (Array.isArray(value)) return value.length === 1 ? [{ value: value[0], isCertain: false }] : []
  // ` #` can start a comment.
  if (isTextWithColon(value, written)) return [{ value: written, isCertain: !/\s#/.test(written) }]
  if (typeof value === 'string') return [...ofText(value, { schema, choices, context }), ...inList(value)]
  if (typeof value === 'number' || typeof value === 'boolean')
    return [...ownOf(written, schema, context), certain(written), certain([value])]
  return []
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

function ofText(
  value: string,
  { schema, choices, context }: Pick<WrongValue, 'schema' | 'choices' | 'context'>,
): ValueFix[] {
  const text = value.trim()
  const [, figure] = FIGURE.exec(text) ?? []
  const [, inside] = FIGURE_INSIDE.exec(text) ?? []
  const near = closest(text, choices)
  const same = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
  return [
    ...ownOf(text, schema, context),
    ...(figure === undefined ? [] : exactNumber(figure.replaceAll(',', ''))),
    ...(inside === undefined ? [] : exactNumber(inside.replaceAll(',', ''), false)),
    ...(YES.includes(text.toLowerCase()) ? [certain(true)] : []),
    ...(NO.includes(text.toLowerCase()) ? [certain(false)] : []),
    ...(same === undefined ? [] : [certain(same)]),
    ...(near === undefined ? [] : [{ value: near, isCertain: false }]),
  ]
}

function ownOf(text: string, schema: z.ZodType, context: FixContext): ValueFix[] {
  const own = noteOf(schema, 'fix')?.(text, context)
  return own ? [own] : []
}

/** Skips `12.50`, which is not the shortest form. */
function exactNumber(figure: string, isCertain = true): ValueFix[] {
  return String(Number(figure)) === figure ? [{ value: Number(figure), isCertain }] : []
}

const SEPARATOR = /\s(?:and|or)\s|[&/;|+\n]/i

function inList(value: string): ValueFix[] {
  if (/^-|["'] ?[-,]/.test(value)) return []
  const parts = value.split(',').map((part) => part.trim())
  const isCertain = parts.length === 1 && !SEPARATOR.test(value)
  return [{ value: isCertain ? [value] : parts, isCertain }]
}

/** Matches `- Lunch: look there first`, which YAML parses as a mapping. */
export function isTextWithColon(value: unknown, written: string): boolean {
  return typeof value === 'object' && value !== null && /^[^{}\n]+:(?: [^\n]+)?$/.test(written)
}

/** Matches `title: {brand}`, which YAML parses as a mapping. */
export function isToken(value: unknown, written: string): boolean {
  if (!written.startsWith('{') || value === null || typeof value !== 'object' || Object.keys(value).length === 0)
    return false
  return Object.values(value).join('') === ''
}

function certain(value: unknown): ValueFix {
  return { value, isCertain: true }
}
