import { z } from 'zod'
import type { ValueFix } from '../define/fieldMetadata.ts'
import { getValueAt } from '../define/path.ts'
import { getMetadata, getSchemaAt, unwrap } from '../define/schemaAt.ts'
import { type Fix, formatInlineYaml } from '../diagnostics/fix.ts'
import { findClosest } from '../diagnostics/similarity.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { removeStrayQuote } from '../parse/syntaxFixes/quoteFixes.ts'
import { createEmptyKeyFix, createRenameFix, createValuesFix } from '../parse/yamlFix.ts'
import type { FileContext } from '../rules/ruleContexts.ts'

/** A zod issue, with the inputs of problems and fixes. */
export interface FileIssue {
  file: ParsedFile
  issue: z.core.$ZodIssue
  /** Undefined if the path is unknown or leads into a union. */
  schema: z.ZodType | undefined
  /** Value at the path, with replaced tokens. */
  value: unknown
  /** Text of the value in the file, or of its parent if the value is missing. */
  raw: string
  context: FileContext
}

const FIXABLE_CODES = ['invalid_type', 'invalid_value', 'invalid_union', 'invalid_format', 'too_small', 'custom']

/** Finds a fix for an issue: a corrected value, or the removal of an empty key. */
export function findFix(fileIssue: FileIssue): Fix | undefined {
  const { file, issue, schema, raw } = fileIssue
  const { path } = issue
  const { source, yaml } = file
  if (!schema || path.length === 0 || !FIXABLE_CODES.includes(issue.code)) return undefined
  if (issue.code === 'too_small' && !(issue.origin === 'string' && Number(issue.minimum) === 1)) return undefined
  const valueFix = findValueFix(fileIssue, schema)
  if (!valueFix || isPartOfText(file, path)) return undefined
  const { value, isCertain } = valueFix
  if (value === undefined) return createEmptyKeyFix(file, path)
  // Include the text after the token: `title: {brand}: a guide`.
  const [start, end] = yaml.getRange(path)
  const [textAfterToken = ''] = /^:[^\n]*/.exec(source.text.slice(end)) ?? []
  const wholeRange = [start, end + textAfterToken.length] as const
  if (textAfterToken !== '')
    return source.createReplacementFix(wholeRange, formatInlineYaml(raw + textAfterToken), { isCertain })
  const { target } = getMetadata(schema)
  const addedReference = target !== undefined && typeof value === 'string' ? { target, id: value } : undefined
  return { ...createValuesFix(file, [{ path, value }], { isCertain }), addedReference }
}

/** Checks if a value is only the start of the intended text, or the value of a complex key (`?`). */
function isPartOfText({ source: { text }, yaml }: ParsedFile, path: readonly PropertyKey[]): boolean {
  const [start, end] = yaml.getRange(path)
  const after = text.slice(end)
  // `title: 24 # hours`, `{ monthly: $1,375 }`
  const hasCommentOrDigits = /^(?:[ \t]+#|,\d{3}(?!\d))/.test(after)
  const isInBraces = text[yaml.getRange(path.slice(0, -1))[0]] === '{'
  // `{ counties: Shelby, Jefferson }`
  const hasWords = isInBraces && /^\s*,[^,:{}[\]"'\n]+[,}]/.test(after)
  return hasCommentOrDigits || hasWords || /\?\s+$/.test(text.slice(0, start))
}

/** Finds a fix for an invalid key of a record. */
export function findKeyFix({ file, issue: { path }, context }: FileIssue): Fix | undefined {
  const parentPath = path.slice(0, -1)
  const record = getSchemaAt(file.fileType.schema, parentPath)
  const { keyType, valueType } = unwrap(record as z.ZodType) as z.ZodRecord<z.core.$ZodRecordKey, z.ZodType>
  const valueFix = getMetadata(keyType as z.ZodType).fix?.(String(path.at(-1)), context)
  const newKey = String(valueFix?.value)
  const isAvailable =
    valueFix &&
    z.safeParse(keyType, newKey).success &&
    valueType.safeParse(getValueAt(file.yaml.data, path)).success &&
    !file.yaml.has([...parentPath, newKey])
  return isAvailable ? { ...createRenameFix(file, path, newKey), isCertain: valueFix.isCertain } : undefined
}

/** Matches `$1,375`, but no other text around a number. */
const NUMBER_PATTERN = /^\$?(-?\d+(?:,\d{3})*(?:\.\d+)?)$/
/** Matches `97,422 people`, but not `5k` or `12 %`. */
const NUMBER_IN_TEXT =
  /^\D*(?<![\d.,/:-])(-?\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,/:-]*\d)(?!\s*(?:%|(?:k|m|mm|bn?|dozen|thousand|[mb]illion)\b))\D*$/i

/** Returns the first candidate that the schema accepts, or for a token, its text in quotes. */
function findValueFix(fileIssue: FileIssue, schema: z.ZodType): ValueFix | undefined {
  const { value, raw } = fileIssue
  if (isToken(value, raw) && schema.safeParse('A text').success) return { value: raw, isCertain: true }
  return createCandidates(fileIssue, schema).find(
    (candidate) => candidate.value !== value && schema.safeParse(candidate.value).success,
  )
}

function createCandidates({ issue, value, raw, context }: FileIssue, schema: z.ZodType): ValueFix[] {
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return [{ value: undefined, isCertain: true }]
  if (Array.isArray(value)) return value.length === 1 ? [{ value: value[0], isCertain: false }] : []
  // ` #` can start a comment.
  if (isTextWithColon(value, raw)) return [{ value: removeStrayQuote(raw), isCertain: !/\s#/.test(raw) }]
  const text = typeof value === 'string' ? value.trim() : raw
  const fieldFix = getMetadata(schema).fix?.(text, context)
  const fieldCandidates = fieldFix ? [fieldFix] : []
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : []
  if (typeof value === 'string')
    return [...fieldCandidates, ...createTextCandidates(text, choices), ...createListCandidates(value)]
  if (typeof value === 'number' || typeof value === 'boolean')
    return [...fieldCandidates, { value: raw, isCertain: true }, { value: [value], isCertain: true }]
  return []
}

function createTextCandidates(text: string, choices: string[]): ValueFix[] {
  const lowercaseText = text.toLowerCase()
  return [
    { value: findExactNumber(NUMBER_PATTERN, text), isCertain: true },
    { value: findExactNumber(NUMBER_IN_TEXT, text), isCertain: false },
    { value: ['yes', 'on', 'true', 'y'].includes(lowercaseText) ? true : undefined, isCertain: true },
    { value: ['no', 'off', 'false', 'n'].includes(lowercaseText) ? false : undefined, isCertain: true },
    { value: choices.find((choice) => choice.toLowerCase() === lowercaseText), isCertain: true },
    { value: findClosest(text, choices), isCertain: false },
  ].filter(({ value }) => value !== undefined)
}

/** Returns the number that a pattern matches. Ignores numbers that aren't in the shortest form: `12.50`. */
function findExactNumber(pattern: RegExp, text: string): number | undefined {
  const digits = pattern.exec(text)?.[1]?.replaceAll(',', '') ?? ''
  return String(Number(digits)) === digits ? Number(digits) : undefined
}

/** Converts `Botox, fillers` to a list. Doesn't split sentences at commas. */
function createListCandidates(value: string): ValueFix[] {
  if (/^-|["'] ?[-,]/.test(value)) return []
  const isSentence = /[.!?]$/.test(value)
  const items = isSentence ? [value] : value.split(',').map((part) => part.trim())
  return [{ value: items, isCertain: !/[,&/;|+\n]|\s(?:and|or)\s/i.test(value) }]
}

/** Matches `- Lunch: look there first`, which YAML parses as a mapping. */
export function isTextWithColon(value: unknown, raw: string): boolean {
  return typeof value === 'object' && value !== null && /^[^{}\n]+:(?: [^\n]+)?$/.test(raw)
}

/** Matches `title: {brand}`, which YAML parses as a mapping. */
export function isToken(value: unknown, raw: string): boolean {
  const values = Object.values(Object(value))
  return raw.startsWith('{') && values.length > 0 && values.join('') === ''
}
