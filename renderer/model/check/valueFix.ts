import type { z } from 'zod'
import type { FixContext, ValueFix } from '../define/notes.ts'
import { getNote } from '../define/schemaAt.ts'
import { findClosest } from '../explain/suggest.ts'

const NUMBER_PATTERN = /^\$?(-?\d+(?:,\d{3})*(?:\.\d+)?)$/
/** Matches `97,422 people`, but not `5k` or `12 %`. */
const NUMBER_IN_TEXT =
  /^\D*(?<![\d.,/:-])(-?\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,/:-]*\d)(?!\s*(?:%|(?:k|m|mm|bn?|dozen|thousand|[mb]illion)\b))\D*$/i
const YES_WORDS = ['yes', 'on', 'true', 'y']
const NO_WORDS = ['no', 'off', 'false', 'n']

interface WrongValue {
  value: unknown
  /** Source text of the value. */
  raw: string
  schema: z.ZodType
  /** Allowed values of an enum. */
  choices: string[]
  context: FixContext
}

/** Returns the first suggestion that the schema accepts. */
export function suggestValue(wrongValue: WrongValue): ValueFix | undefined {
  const { value, raw, schema } = wrongValue
  if (isToken(value, raw) && schema.safeParse('A text').success) return createCertainFix(raw)
  return createCandidates(wrongValue).find(
    (candidate) => candidate.value !== value && schema.safeParse(candidate.value).success,
  )
}

function createCandidates({ value, raw, schema, choices, context }: WrongValue): ValueFix[] {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return [createCertainFix(undefined)]
  if (Array.isArray(value)) return value.length === 1 ? [{ value: value[0], isCertain: false }] : []
  // ` #` can start a comment.
  if (isTextWithColon(value, raw)) return [{ value: raw, isCertain: !/\s#/.test(raw) }]
  const text = typeof value === 'string' ? value.trim() : raw
  const fieldFix = getNote(schema, 'fix')?.(text, context)
  const fieldCandidates = fieldFix ? [fieldFix] : []
  if (typeof value === 'string')
    return [...fieldCandidates, ...createTextCandidates(text, choices), ...createListCandidates(value)]
  if (typeof value === 'number' || typeof value === 'boolean')
    return [...fieldCandidates, createCertainFix(raw), createCertainFix([value])]
  return []
}

function createTextCandidates(text: string, choices: string[]): ValueFix[] {
  const similarChoice = findClosest(text, choices)
  const exactChoice = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
  return [
    ...findExactNumber(NUMBER_PATTERN, text, true),
    ...findExactNumber(NUMBER_IN_TEXT, text, false),
    ...(YES_WORDS.includes(text.toLowerCase()) ? [createCertainFix(true)] : []),
    ...(NO_WORDS.includes(text.toLowerCase()) ? [createCertainFix(false)] : []),
    ...(exactChoice === undefined ? [] : [createCertainFix(exactChoice)]),
    ...(similarChoice === undefined ? [] : [{ value: similarChoice, isCertain: false }]),
  ]
}

/** Skips `12.50`, which is not the shortest form. */
function findExactNumber(pattern: RegExp, text: string, isCertain: boolean): ValueFix[] {
  const digits = pattern.exec(text)?.[1]?.replaceAll(',', '') ?? ''
  return String(Number(digits)) === digits ? [{ value: Number(digits), isCertain }] : []
}

const LIST_SEPARATOR = /\s(?:and|or)\s|[&/;|+\n]/i

/** Converts `Botox, fillers` to a list. Doesn't split sentences at commas. */
function createListCandidates(value: string): ValueFix[] {
  if (/^-|["'] ?[-,]/.test(value)) return []
  const isSentence = /[.!?]$/.test(value)
  const items = isSentence ? [value] : value.split(',').map((part) => part.trim())
  return [{ value: items, isCertain: !value.includes(',') && !LIST_SEPARATOR.test(value) }]
}

/** Matches `- Lunch: look there first`, which YAML parses as a mapping. */
export function isTextWithColon(value: unknown, raw: string): boolean {
  return typeof value === 'object' && value !== null && /^[^{}\n]+:(?: [^\n]+)?$/.test(raw)
}

/** Matches `title: {brand}`, which YAML parses as a mapping. */
export function isToken(value: unknown, raw: string): boolean {
  if (!raw.startsWith('{') || value === null || typeof value !== 'object' || Object.keys(value).length === 0)
    return false
  return Object.values(value).join('') === ''
}

function createCertainFix(value: unknown): ValueFix {
  return { value, isCertain: true }
}
