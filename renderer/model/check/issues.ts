import type { z } from 'zod'
import type { FixContext } from '../define/notes.ts'
import { keysAt, keysFor, schemaAt } from '../define/schemaAt.ts'
import { explainIssue, valueAt } from '../explain/explain.ts'
import type { Fix } from '../explain/fix.ts'
import type { Problem } from '../explain/problem.ts'
import { closest } from '../explain/suggest.ts'
import { SHOWN_PROBLEMS } from '../limits.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { PLACEHOLDERS } from '../parse/placeholders.ts'
import { leaveOut, lineOfMissing, placeOfMissing, renameKey, writeValues } from '../parse/yamlFix.ts'
import { explainDraftKey } from './draftKeys.ts'
import { isTextWithColon, valueFixOf } from './valueFix.ts'

type Issue = z.core.$ZodIssue
interface Found {
  file: ParsedFile
  issue: Issue
  data: unknown
  tokens: string[]
  context: FixContext
}

/** The issues of a file that are no consequence of others. */
export function causesIn(file: ParsedFile, issues: Issue[]): Issue[] {
  const ofKind = new Map(issues.flatMap((each) => (each.code === 'invalid_type' ? [[each.path.join('.'), each]] : [])))
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys')
  const meant = new Set(unknown.flatMap(({ path, keys }) => keysMeant(file, path, keys)))
  const cut = new Set(unknown.flatMap(({ path, keys }) => splitNumber(file, path, keys)?.at.join('.') ?? []))
  return issues.filter((issue) => {
    const place = issue.path.join('.')
    if (cut.has(place) || hasSlip(file, issue.path)) return false
    // Of a value of another kind, its length says nothing. A key that is there under another name is not missing.
    return (ofKind.get(place) ?? issue) === issue && !(meant.has(place) && !file.yaml.has(issue.path))
  })
}

/** Checks whether YAML reads a value otherwise than it was typed: then its kind and length say nothing. */
function hasSlip({ source, yaml }: ParsedFile, path: readonly PropertyKey[]): boolean {
  if (yaml.slips.length === 0 || path.length === 0 || !yaml.has(path)) return false
  if (typeof (valueAt(yaml.data, path) ?? '') === 'object') return false
  const [first, last] = yaml.range(path).map((offset) => source.lineOf(offset) + 1) as [number, number]
  return yaml.slips.some(({ line }) => first <= line && line <= last)
}

function keysMeant({ fileType, yaml }: ParsedFile, path: readonly PropertyKey[], keys: string[]): string[] {
  const known = keysAt(fileType.schema, path)
  return keys.slice(0, SHOWN_PROBLEMS).flatMap((key) => {
    const near = closest(key, keysFor(known, fileType.schema, path, valueAt(yaml.data, [...path, key])))
    return near === undefined ? [] : [[...path, near].join('.')]
  })
}

/** The problems that an issue of zod means: what is wrong, where, and what to write instead. */
export function problemsOfIssue(found: Found): Problem[] {
  const { file, issue, data, tokens } = found
  if (issue.code === 'unrecognized_keys') return unknownKeys(found)
  const { message, hint } = explainIssue(issue, data, { tokens })
  if (issue.code === 'invalid_key') return [file.source.problem(...file.yaml.keyRange(issue.path), message, hint)]
  if (issue.path.length > 0 && !file.yaml.has(issue.path) && isMissing(issue)) return [missing(found, message)]
  if (issue.code === 'custom' && issue.params?.unknownToken !== undefined) return [unknownToken(found, message)]
  if (issue.code === 'too_big' && issue.origin === 'string') return [tooLong(found, message, Number(issue.maximum))]
  const fix = fixOf(found)
  // What is to be written says more than in which words.
  const isShown = fix?.line !== undefined && issue.code === 'invalid_type'
  const isCut =
    isShown && isTextWithColon(valueAt(data, issue.path), file.source.text.slice(...file.yaml.range(issue.path)))
  const advice = isGone(fix) ? LEAVE : isCut ? COLON : isShown ? undefined : hint
  return [file.source.problem(...file.yaml.range(issue.path), message, advice, fix)]
}

const COLON = 'A `: ` makes a key of what stands before it. Put the whole text in quotes.'
const LEAVE = 'Leave the key out, or write its value.'

function isGone(fix: Fix | undefined): boolean {
  return fix !== undefined && fix.line === undefined
}

function isMissing({ code }: Issue): boolean {
  return ['invalid_type', 'invalid_value', 'invalid_union'].includes(code)
}

/** The place is where the key belongs, and the line one to copy. */
function missing({ file, issue: { path } }: Found, message: string): Problem {
  return file.source.problem(...placeOfMissing(file, path), message, `Add it here: \`${lineOfMissing(file, path)}\``)
}

function fixOf({ file, issue, data, context }: Found): Fix | undefined {
  const { path } = issue
  const schema = schemaAt(file.fileType.schema, path)
  if (issue.code === 'custom' && issue.params && 'fix' in issue.params)
    return writeValues(file, [{ path, value: issue.params.fix }], issue.params.isCertain === true)
  if (!schema || path.length === 0 || !FIXABLE.includes(issue.code) || isLong(issue)) return undefined
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const written = file.source.text.slice(...file.yaml.range(path))
  const fix = valueFixOf({ value: valueAt(data, path), written, schema, choices, context })
  if (!fix) return undefined
  // `title: 24 # hours`: quotes around the number alone would drop the comment.
  // A comma may cut a number, too: `{ monthly: $1,375 }`.
  if (/^(?:[ \t]+#|,\d{3}(?!\d))/.test(file.source.text.slice(file.yaml.range(path)[1]))) return undefined
  if (fix.value === undefined) return leaveOut(file, path)
  return writeValues(file, [{ path, value: fix.value }], fix.isCertain)
}

const FIXABLE: Issue['code'][] = [
  'invalid_type',
  'invalid_value',
  'invalid_union',
  'invalid_format',
  'too_small',
  'custom',
]

/** A text that is too short, but not empty, waits for words that only its writer knows. */
function isLong(issue: Issue): boolean {
  return issue.code === 'too_small' && !(issue.origin === 'string' && Number(issue.minimum) === 1)
}

/** The mark begins where the text has all the characters that it may have, where that can be known. */
function tooLong({ file: { source, yaml }, issue, data }: Found, message: string, limit: number): Problem {
  const [start, end] = yaml.range(issue.path)
  const written = source.text.slice(start, end)
  const value = valueAt(data, issue.path)
  const opening = /^["']/.test(written) ? 1 : 0
  const isPlain = written.slice(opening, written.length - opening) === value
  return isPlain
    ? source.problem(start + opening + limit, end - opening, message, SHORTEN)
    : source.problem(start, end, message, 'Shorten it.')
}

const SHORTEN = 'Shorten it: the mark stands under what is too much.'

function unknownKeys({ file, issue, data }: Found): Problem[] {
  if (issue.code !== 'unrecognized_keys') return []
  const known = [...keysAt(file.fileType.schema, issue.path), ...(issue.path.length === 0 ? [PLACEHOLDERS] : [])]
  const split = splitNumber(file, issue.path, issue.keys)
  const others = issue.keys.filter((key) => !split?.keys.includes(key))
  const problems = others.map((key, index) => {
    const path = [...issue.path, key]
    const value = valueAt(data, path)
    const draft = explainDraftKey(file, path, value)
    if (draft) return file.source.problem(...file.yaml.keyRange(path), draft.message, draft.hint, draft.fix)
    const keys = index < SHOWN_PROBLEMS ? keysFor(known, file.fileType.schema, issue.path, value) : []
    const { message, hint } = explainIssue({ ...issue, keys: [key] }, data, { keys })
    const near = closest(key, keys)
    const isFree = near !== undefined && !file.yaml.has([...issue.path, near])
    const fix = isFree ? renameKey(file, path, near) : undefined
    return file.source.problem(...file.yaml.keyRange(path), message, hint, fix)
  })
  return split ? [split.problem, ...problems] : problems
}

/** The token itself is marked, and the one that it resembles named. */
function unknownToken({ file: { source, yaml }, issue, tokens }: Found, message: string): Problem {
  const { unknownToken: token = '', names = [] } = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  const [from, to] = yaml.range(issue.path)
  const at = source.text.indexOf(String(token), from)
  const isFound = at !== -1 && at < to
  const [start, end] = isFound ? [at, at + String(token).length] : [from, to]
  const known = [...(names as string[]), ...tokens.filter((each) => !each.includes('…'))]
  const near = closest(String(token).slice(1, -1), known)
  if (near === undefined) return source.problem(start, end, message)
  const fix = isFound ? source.replace(start, end, `{${near}}`) : undefined
  return source.problem(start, end, message, `Did you mean \`{${near}}\`?`, fix)
}

/** What follows a number behind its first comma: thousands, or the part behind the point as much of the world writes it. */
const REST = /^(?:,\d+)+(?=\s*[,}\]])/

interface SplitNumber {
  problem: Problem
  at: readonly PropertyKey[]
  /** The keys that are none. */
  keys: string[]
}

/** `population: 97,422` between braces: the comma ends the number, and an empty key `422` follows. Undefined where none was cut. */
function splitNumber(file: ParsedFile, path: readonly PropertyKey[], keys: string[]): SplitNumber | undefined {
  const first = keys.find((key) => /^\d+$/.test(key))
  if (first === undefined) return undefined
  const { source, yaml, fileType } = file
  const comma = yaml.keyRange([...path, first])[0] - 1
  const key = Object.keys(valueAt(yaml.data, path) ?? {}).find((each) => yaml.range([...path, each])[1] === comma)
  if (key === undefined) return undefined
  const at = [...path, key]
  const [start, end] = yaml.range(at)
  const rest = REST.exec(source.text.slice(end))?.[0] ?? ''
  const begun = source.text.slice(start, end)
  if (rest === '' || !/^\$?-?\d+$/.test(begun)) return undefined
  const hasParts = schemaAt(fileType.schema, at)?.safeParse(0.5).success ?? false
  const value = Number(begun.replace('$', '') + rest.replaceAll(',', hasParts ? '.' : ''))
  const edits = [source.edit(start, end + rest.length, String(value))]
  const fix = { ...writeValues(file, [{ path: at, value }], true), edits }
  const message = `The comma in \`${begun}${rest}\` ends the value: \`${key}\` is ${begun}.`
  const hint = 'Write numbers in digits, without signs of money or commas.'
  return { problem: source.problem(start, end + rest.length, message, hint, fix), at, keys: rest.slice(1).split(',') }
}
