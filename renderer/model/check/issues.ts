import { z } from 'zod'
import type { EditorMeta } from '../define/notes.ts'
import { keysAt, keysFor, noteOf, schemaAt, unwrap } from '../define/schemaAt.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { explainIssue, valueAt } from '../explain/explain.ts'
import { type Fix, formatInlineYaml } from '../explain/fix.ts'
import { closest } from '../explain/suggest.ts'
import { findLeadingLeftover } from '../leftovers/leftovers.ts'
import { SHOWN_PROBLEMS } from '../limits.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { PLACEHOLDERS } from '../parse/placeholders.ts'
import { FIRST_COLON } from '../parse/syntaxFixes/quoteFixes.ts'
import { findMissingKeyRange, formatMissingKey, removeEmptyKey, renameKey, writeValues } from '../parse/yamlFix.ts'
import { explainDraftKey } from './draftKeys.ts'
import { splitNumber } from './splitNumber.ts'
import { type FileIssue, unknownToken } from './unknownToken.ts'
import { isTextWithColon, valueFixOf } from './valueFix.ts'

type Issue = z.core.$ZodIssue

/** Drops issues that are caused by an earlier issue. */
export function findCauses(file: ParsedFile, issues: Issue[]): Issue[] {
  const typeIssues = new Map(
    issues.flatMap((each) => (each.code === 'invalid_type' ? [[each.path.join('.'), each]] : [])),
  )
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys')
  const misspelled = new Set(unknown.flatMap(({ path, keys }) => keysMeant(file, path, keys)))
  const cut = new Set(unknown.flatMap(({ path, keys }) => splitNumber(file, path, keys)?.at.join('.') ?? []))
  return issues.filter((issue) => {
    const path = issue.path.join('.')
    if (cut.has(path) || isInMisreadValue(file, issue) || isAfterToken(file, issue)) return false
    return (typeIssues.get(path) ?? issue) === issue && !(misspelled.has(path) && !file.yaml.has(issue.path))
  })
}

function isAfterToken({ source, yaml }: ParsedFile, issue: Issue): boolean {
  if (issue.code !== 'unrecognized_keys' || issue.keys.join() !== '') return false
  const [start] = yaml.keyRange([...issue.path, ''])
  return source.text[start - 1] === '}'
}

function isInMisreadValue({ source, yaml }: ParsedFile, { path, code }: Issue): boolean {
  if (yaml.misreadValues.length === 0 || path.length === 0 || !yaml.has(path)) return false
  if (typeof (valueAt(yaml.data, path) ?? '') === 'object' && code !== 'too_small') return false
  const [first, last] = yaml.range(path).map((offset) => source.lineOf(offset) + 1) as [number, number]
  return yaml.misreadValues.some(({ line }) => first <= line && line <= last)
}

function keysMeant({ fileType, yaml }: ParsedFile, path: readonly PropertyKey[], keys: string[]): string[] {
  const keysHere = keysAt(fileType.schema, path)
  return keys.slice(0, SHOWN_PROBLEMS).flatMap((key) => {
    const match = closest(key, keysFor(keysHere, fileType.schema, path, valueAt(yaml.data, [...path, key])))
    return match === undefined ? [] : [[...path, match].join('.')]
  })
}

/** YAML parses `[Insert takeaway]` as a list. */
function leftoverInBrackets({ file: { source, yaml }, issue, data }: FileIssue): Diagnostic | undefined {
  if (!Array.isArray(valueAt(data, issue.path))) return undefined
  const range = yaml.range(issue.path)
  const raw = source.text.slice(...range).trimEnd()
  const leftover = findLeadingLeftover(raw)
  return leftover && source.problem(...range, ...leftover)
}

/** Converts a zod issue to problems with positions and fixes. */
export function problemsOfIssue(fileIssue: FileIssue): Diagnostic[] {
  const { file, issue, data, tokens } = fileIssue
  if (issue.code === 'unrecognized_keys') return unknownKeys(fileIssue)
  const { message, hint = keysToWrite(fileIssue) } = explainIssue(issue, data, { tokens })
  if (issue.code === 'invalid_key')
    return [file.source.problem(...file.yaml.keyRange(issue.path), message, hint, keyFixOf(fileIssue))]
  if (issue.path.length > 0 && !file.yaml.has(issue.path) && MISSING.includes(issue.code)) {
    const line = `Add it here: \`${formatMissingKey(file, issue.path)}\``
    const schema = schemaAt(file.fileType.schema, issue.path)
    const problem = file.source.problem(...findMissingKeyRange(file, issue.path), message, line)
    const target = schema && noteOf(schema, 'target')
    const { where } = (schema?.meta() ?? {}) as EditorMeta
    return [{ ...problem, ...(target !== undefined && { lacks: { target, where } }) }]
  }
  const unknown = leftoverInBrackets(fileIssue) ?? unknownToken(fileIssue)
  if (unknown) return [unknown]
  if (issue.code === 'too_big' && issue.origin === 'string') return [tooLong(fileIssue, message, Number(issue.maximum))]
  const fix = fixOf(fileIssue)
  const isShown = fix?.line !== undefined && issue.code === 'invalid_type'
  const isCut =
    isShown &&
    isTextWithColon(valueAt(data, issue.path), file.source.text.slice(...file.yaml.range(issue.path)).trimEnd())
  const isRemoved = fix && fix.line === undefined
  const advice = isRemoved ? LEAVE : isCut ? COLON : isShown ? undefined : hint
  return [file.source.problem(...file.yaml.range(issue.path), message, advice, fix)]
}

const MISSING: Issue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union']
const COLON = `${FIRST_COLON} Put the whole text in quotes.`
const LEAVE = 'Leave the key out, or write its value.'

function keysToWrite({ file, issue }: FileIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object' || issue.path.length === 0) return undefined
  const line = formatMissingKey(file, issue.path)
  return line.includes('…') ? `Write its fields: \`${line}\`` : undefined
}

function fixOf({ file, issue, data, context }: FileIssue): Fix | undefined {
  const { path } = issue
  const schema = schemaAt(file.fileType.schema, path)
  if (issue.code === 'custom' && issue.params && 'fix' in issue.params)
    return writeValues(file, [{ path, value: issue.params.fix }], issue.params.isCertain === true)
  if (!schema || path.length === 0 || !FIXABLE.includes(issue.code)) return undefined
  if (issue.code === 'too_small' && !(issue.origin === 'string' && Number(issue.minimum) === 1)) return undefined
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const [start, end] = file.yaml.range(path)
  const raw = file.source.text.slice(start, end).trimEnd()
  const fix = valueFixOf({ value: valueAt(data, path), raw, schema, choices, context })
  if (!fix) return undefined
  // Keep the comment in `title: 24 # hours`, and the digits in `{ monthly: $1,375 }`.
  if (/^(?:[ \t]+#|,\d{3}(?!\d))/.test(file.source.text.slice(end))) return undefined
  const isInBraces = file.source.text[file.yaml.range(path.slice(0, -1))[0]] === '{'
  // Keep `Jefferson` in `{ counties: Shelby, Jefferson }`.
  if (/^\s*,[^,:{}[\]"'\n]+[,}]/.test(file.source.text.slice(end)) && isInBraces) return undefined
  // A multi-line key starts with `?`.
  if (/\?\s+$/.test(file.source.text.slice(0, start))) return undefined
  if (fix.value === undefined) return removeEmptyKey(file, path)
  // Include the text after the token: `title: {brand}: a guide`.
  const [rest = ''] = /^:[^\n]*/.exec(file.source.text.slice(end)) ?? []
  if (rest !== '') return file.source.replace(start, end + rest.length, formatInlineYaml(raw + rest), fix.isCertain)
  const target = noteOf(schema, 'target')
  const leadsTo = target !== undefined && typeof fix.value === 'string' ? { target, slug: fix.value } : undefined
  return { ...writeValues(file, [{ path, value: fix.value }], fix.isCertain), leadsTo }
}

function keyFixOf({ file, issue: { path }, context }: FileIssue): Fix | undefined {
  const record = schemaAt(file.fileType.schema, path.slice(0, -1))
  const keys = record && unwrap(record)
  if (!(keys instanceof z.ZodRecord)) return undefined
  const keyType = keys.keyType as z.ZodType
  const fix = noteOf(keyType, 'fix')?.(String(path.at(-1)), context)
  const isFree =
    fix &&
    keyType.safeParse(fix.value).success &&
    (keys.valueType as z.ZodType).safeParse(valueAt(file.yaml.data, path)).success &&
    !file.yaml.has([...path.slice(0, -1), String(fix.value)])
  return isFree ? { ...renameKey(file, path, String(fix.value)), isCertain: fix.isCertain } : undefined
}

const FIXABLE: Issue['code'][] = [...MISSING, 'invalid_format', 'too_small', 'custom']

function tooLong({ file: { source, yaml }, issue, data }: FileIssue, message: string, limit: number): Diagnostic {
  const [start, end] = yaml.range(issue.path)
  const opening = /["']/.test(source.text.charAt(start)) ? 1 : 0
  const isPlain = source.text.slice(start + opening, end - opening) === valueAt(data, issue.path)
  return isPlain
    ? source.problem(start + opening + limit, end - opening, message, SHORTEN)
    : source.problem(start, end, message, 'Shorten it.')
}

const SHORTEN = 'Shorten it: the marked part is over the limit.'

function unknownKeys({ file, issue, data }: FileIssue): Diagnostic[] {
  if (issue.code !== 'unrecognized_keys') return []
  const keysHere = [...keysAt(file.fileType.schema, issue.path), ...(issue.path.length === 0 ? [PLACEHOLDERS] : [])]
  const split = splitNumber(file, issue.path, issue.keys)
  const unknown = issue.keys.filter((key) => !split?.keys.includes(key))
  const problems = unknown.map((key, index) => {
    const path = [...issue.path, key]
    const value = valueAt(data, path)
    const draft = explainDraftKey(file, path, value)
    if (draft) return file.source.problem(...file.yaml.keyRange(path), draft.message, draft.hint, draft.fix)
    const keys = index < SHOWN_PROBLEMS ? keysFor(keysHere, file.fileType.schema, issue.path, value) : []
    const { message, hint } = explainIssue({ ...issue, keys: [key] }, data, { keys })
    const match = closest(key, keys)
    const range = file.yaml.keyRange(path)
    if (match !== undefined && file.yaml.has([...issue.path, match])) {
      const { line } = file.source.problem(...file.yaml.keyRange([...issue.path, match]), '')
      return file.source.problem(...range, message, `${hint} Line ${line} has it. Keep that line, and delete this one.`)
    }
    const fix = match === undefined ? undefined : renameKey(file, path, match)
    return file.source.problem(...range, message, hint, fix)
  })
  return split ? [split.problem, ...problems] : problems
}
