import type { z } from 'zod'
import type { ValueFix } from '../define/notes.ts'
import { noteOf } from '../define/schemaAt.ts'
import { closest } from '../explain/suggest.ts'

/** Digits as people write them: with a sign of money, with commas between thousands. */
const FIGURE = /^\$?(-?\d+(?:,\d{3})*(?:\.\d+)?)$/
const YES = ['yes', 'on', 'true', 'y']
const NO = ['no', 'off', 'false', 'n']

/** What is meant by a value: the first of what it may be that its schema accepts, so that no suggestion is an error. */
export function valueFixOf(
  value: unknown,
  written: string,
  schema: z.ZodType,
  choices: string[] = [],
): ValueFix | undefined {
  // `title: {brand}` is a group with an empty key. What stands there is known when all files are.
  if (written.startsWith('{') && isToken(value) && schema.safeParse('A text').success) return certain(written)
  return candidatesOf(value, written, schema, choices).find(
    (each) => each.value !== value && schema.safeParse(each.value).success,
  )
}

function candidatesOf(value: unknown, written: string, schema: z.ZodType, choices: string[]): ValueFix[] {
  if (isEmpty(value)) return [certain(undefined)]
  if (Array.isArray(value)) return value.length === 1 ? [certain(value[0])] : []
  if (isTextWithColon(value, written)) return [certain(written)]
  if (typeof value === 'string') return [...ofText(value, schema, choices), ...inList(value)]
  if (typeof value === 'number' || typeof value === 'boolean')
    return [...ownOf(written, schema), certain(written), certain([value])]
  return []
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

function ofText(value: string, schema: z.ZodType, choices: string[]): ValueFix[] {
  const text = value.trim()
  const [, figure] = FIGURE.exec(text) ?? []
  const near = closest(text, choices)
  const same = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
  return [
    ...ownOf(text, schema),
    ...(figure === undefined ? [] : [certain(Number(figure.replaceAll(',', '')))]),
    ...(YES.includes(text.toLowerCase()) ? [certain(true)] : []),
    ...(NO.includes(text.toLowerCase()) ? [certain(false)] : []),
    ...(same === undefined ? [] : [certain(same)]),
    ...(near === undefined ? [] : [{ value: near, isCertain: false }]),
  ]
}

function ownOf(text: string, schema: z.ZodType): ValueFix[] {
  const own = noteOf(schema, 'fix')?.(text)
  return own ? [own] : []
}

/** A comma may part two entries, or belong to one. */
function inList(value: string): ValueFix[] {
  const parts = value.split(',').map((part) => part.trim())
  return parts.length === 1 ? [certain([value])] : [{ value: parts, isCertain: false }]
}

/** `- Lunch: look there first` is a group of one key. Between braces, or over several lines, somebody has meant a group. */
export function isTextWithColon(value: unknown, written: string): boolean {
  return typeof value === 'object' && value !== null && /^[^{}\n]+: [^\n]+$/.test(written)
}

function isToken(value: unknown): boolean {
  return value !== null && typeof value === 'object' && Object.values(value).join('') === ''
}

function certain(value: unknown): ValueFix {
  return { value, isCertain: true }
}
