import type { z } from 'zod'
import type { FixContext, ValueFix } from '../define/fieldMetadata.ts'
import { getFieldMetadata } from '../define/schemaAt.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainIssue } from '../diagnostics/explainIssue.ts'
import { findClosest } from '../diagnostics/similarity.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { removeStrayQuote } from '../parse/syntaxFixes/quoteFixes.ts'
import { createValuesFix } from '../parse/yamlFix.ts'

/** A zod issue, with the inputs of problems and fixes. */
export interface FileIssue {
  file: ParsedFile
  issue: z.core.$ZodIssue
  /** Undefined if the path leads into a union. */
  schema: z.ZodType | undefined
  /** Value at the path, with replaced tokens. */
  value: unknown
  /** Text of the value in the file. */
  raw: string
  /** Names of tokens for all files: `brand`, `claim:…`. */
  globalTokenNames: string[]
  context: FixContext
}

/** Matches `$1,375`, but no other text around a number. */
const NUMBER_PATTERN = /^\$?(-?\d+(?:,\d{3})*(?:\.\d+)?)$/
/** Matches `97,422 people`, but not `5k` or `12 %`. */
const NUMBER_IN_TEXT =
  /^\D*(?<![\d.,/:-])(-?\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,/:-]*\d)(?!\s*(?:%|(?:k|m|mm|bn?|dozen|thousand|[mb]illion)\b))\D*$/i

/** Returns the first suggestion that the schema accepts. */
export function findValueFix(fileIssue: FileIssue, schema: z.ZodType): ValueFix | undefined {
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
  const fieldFix = getFieldMetadata(schema, 'fix')?.(text, context)
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
function isToken(value: unknown, raw: string): boolean {
  const values = Object.values(Object(value))
  return raw.startsWith('{') && values.length > 0 && values.join('') === ''
}

/** Underlines the unknown token in a value, and suggests the closest one. Returns undefined for other issues. */
export function findUnknownTokenProblem(fileIssue: FileIssue): Diagnostic | undefined {
  const { file, issue, value, raw, globalTokenNames } = fileIssue
  const { source, yaml } = file
  const [start, end] = yaml.getRange(issue.path)
  const isUnquoted = isToken(value, raw)
  const cause = isUnquoted ? findTokenIssue(fileIssue) : issue
  if (cause?.code !== 'custom' || cause.params?.unknownToken === undefined) return undefined
  const token = String(cause.params.unknownToken)
  const index = raw.indexOf(token)
  const from = start + Math.max(0, index)
  const to = index === -1 ? end : from + token.length
  const { message, hint } = explainIssue(cause, value, globalTokenNames)
  const names = [...(cause.params.names as string[]), ...globalTokenNames.filter((name) => !name.includes('…'))]
  const closest = findClosest(token.slice(1, -1), names)
  if (closest === undefined) return source.createProblem([from, to], message, hint)
  const fix = isUnquoted
    ? createValuesFix(file, [{ path: issue.path, value: raw.replace(token, `{${closest}}`) }])
    : source.createReplacementFix([from, to], `{${closest}}`)
  return source.createProblem([from, to], message, `Did you mean \`{${closest}}\`?`, index === -1 ? undefined : fix)
}

function findTokenIssue({ schema, raw, globalTokenNames }: FileIssue): z.core.$ZodIssue | undefined {
  const issues = schema?.safeParse(raw).error?.issues ?? []
  const isKnown = (token: string) =>
    globalTokenNames.some((name) =>
      name.endsWith('…') ? token.startsWith(`{${name.slice(0, -1)}`) : token === `{${name}}`,
    )
  return issues.find(
    (candidate) => candidate.code === 'custom' && !isKnown(String(candidate.params?.unknownToken ?? '')),
  )
}
