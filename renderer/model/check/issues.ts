import { z } from 'zod'
import type { EditorMeta } from '../define/fieldMetadata.ts'
import { getEditorMeta, getFieldMetadata, getSchemaAt, unwrap } from '../define/schemaAt.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainIssue, getValueAt } from '../diagnostics/explainIssue.ts'
import { type Fix, formatInlineYaml } from '../diagnostics/fix.ts'
import { explainLeadingLeftover } from '../leftovers/leftovers.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { FIRST_COLON_MESSAGE } from '../parse/syntaxFixes/quoteFixes.ts'
import {
  createEmptyKeyFix,
  createRenameFix,
  createValuesFix,
  findMissingKeyRange,
  formatMissingKey,
} from '../parse/yamlFix.ts'
import { checkUnknownKeys } from './unknownKeys.ts'
import { type FileIssue, findUnknownTokenProblem, findValueFix, isTextWithColon } from './valueFix.ts'

type Issue = z.core.$ZodIssue

const MISSING_VALUE_CODES: Issue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union']
const FIXABLE_CODES: Issue['code'][] = [...MISSING_VALUE_CODES, 'invalid_format', 'too_small', 'custom']

interface DataContext extends Pick<FileIssue, 'file' | 'globalTokenNames' | 'context'> {
  /** With replaced tokens. */
  data: unknown
  /** Paths of text with unresolved tokens, to skip. */
  unresolvedPaths: Set<string>
}

/** Converts zod issues to problems with positions and fixes. */
export function convertIssues(issues: Issue[], dataContext: DataContext): Diagnostic[] {
  const { file, data, unresolvedPaths } = dataContext
  const typeIssues = new Map<string, Issue>()
  const unknownKeys = new Map<Issue, ReturnType<typeof checkUnknownKeys>>()
  for (const issue of issues) {
    if (issue.code === 'invalid_type') typeIssues.set(issue.path.join('.'), issue)
    if (issue.code === 'unrecognized_keys') unknownKeys.set(issue, checkUnknownKeys(file, data, issue))
  }
  const misreadPaths = new Set([...unknownKeys.values()].flatMap(({ splitNumberPath }) => splitNumberPath ?? []))
  const intendedPaths = new Set([...unknownKeys.values()].flatMap((keys) => keys.intendedPaths))
  // Report a mistake once, even if it causes several issues.
  const isExplained = (issue: Issue): boolean => {
    const path = issue.path.join('.')
    if (misreadPaths.has(path) || isInMisreadValue(file, issue) || isAfterToken(file, issue)) return true
    if ((typeIssues.get(path) ?? issue) !== issue) return true
    // `requireDateOrPublishAt` sets `alternative`.
    const alternative = 'alternative' in issue ? String(issue.alternative) : path
    return [path, alternative].some((key) => intendedPaths.has(key)) && !file.yaml.has(issue.path)
  }
  return issues.flatMap((issue) => {
    const isUnknownToken = issue.code === 'custom' && issue.params?.unknownToken !== undefined
    if (isExplained(issue) || (!isUnknownToken && unresolvedPaths.has(issue.path.join('.')))) return []
    const value = getValueAt(data, issue.path)
    const raw = file.source.text.slice(...file.yaml.getRange(issue.path)).trimEnd()
    const schema = getSchemaAt(file.fileType.schema, issue.path)
    return unknownKeys.get(issue)?.problems ?? convertIssue({ ...dataContext, issue, value, raw, schema })
  })
}

/** Checks for the empty key that YAML finds after a token: `title: {brand}: a guide`. */
function isAfterToken({ source, yaml }: ParsedFile, issue: Issue): boolean {
  if (issue.code !== 'unrecognized_keys' || issue.keys.join() !== '') return false
  const [start] = yaml.getKeyRange([...issue.path, ''])
  return source.text[start - 1] === '}'
}

/** Checks if YAML misread a value on the same lines. That problem is already reported. */
function isInMisreadValue({ source, yaml }: ParsedFile, { path }: Issue): boolean {
  if (yaml.valueProblems.length === 0 || path.length === 0 || !yaml.has(path)) return false
  const [first, last] = yaml.getRange(path).map((offset) => source.getLineIndex(offset) + 1) as [number, number]
  return yaml.valueProblems.some(({ line }) => first <= line && line <= last)
}

function convertIssue(fileIssue: FileIssue): Diagnostic[] {
  const { file, issue, value, raw, globalTokenNames } = fileIssue
  const { source, yaml } = file
  const { message, hint = getFieldsHint(fileIssue) } = explainIssue(issue, value, globalTokenNames)
  if (issue.code === 'invalid_key')
    return [source.createProblem(yaml.getKeyRange(issue.path), message, hint, findKeyFix(fileIssue))]
  if (issue.path.length > 0 && !yaml.has(issue.path) && MISSING_VALUE_CODES.includes(issue.code))
    return [createMissingValueProblem(fileIssue, message)]
  // YAML parses `[Insert takeaway]` as a list.
  const leftover = Array.isArray(value) && explainLeadingLeftover(raw)
  if (leftover) return [createProblemAt(file, issue.path, leftover.message, leftover.hint)]
  const tokenProblem = findUnknownTokenProblem(fileIssue)
  if (tokenProblem) return [tokenProblem]
  if (issue.code === 'too_big' && issue.origin === 'string')
    return [createTooLongProblem(fileIssue, message, Number(issue.maximum))]
  const fix = findFix(fileIssue)
  return [createProblemAt(file, issue.path, message, fix ? getFixHint(fileIssue, fix, hint) : hint, fix)]
}

/** Shows the key to add. If its value isn't in the example, adds the first sentence of the description. */
function createMissingValueProblem({ file, issue: { path }, schema }: FileIssue, message: string): Diagnostic {
  const example = formatMissingKey(file, path)
  const [firstSentence = ''] = example.endsWith(': …') ? (schema?.description?.split(/(?<=\.) /) ?? []) : []
  const hint = `Add it here: \`${example}\` ${firstSentence}`.trim()
  const { target, requiredSwitch }: EditorMeta = schema ? getEditorMeta(schema) : {}
  const missingReference = target === undefined ? undefined : { target, requiredSwitch }
  return { ...file.source.createProblem(findMissingKeyRange(file, path), message, hint), missingReference }
}

function getFixHint({ issue, value, raw }: FileIssue, fix: Fix, hint: string | undefined): string | undefined {
  if (fix.edits.every(({ text }) => text === '')) return 'Leave the key out, or write its value.'
  if (issue.code !== 'invalid_type') return hint
  return isTextWithColon(value, raw) ? `${FIRST_COLON_MESSAGE} Put the whole text in quotes.` : undefined
}

function getFieldsHint({ file, issue }: FileIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object' || issue.path.length === 0) return undefined
  const example = formatMissingKey(file, issue.path)
  return example.includes('…') ? `Write its fields: \`${example}\`` : undefined
}

function findFix(fileIssue: FileIssue): Fix | undefined {
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
  const { target } = getEditorMeta(schema)
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

function findKeyFix({ file, issue: { path }, context }: FileIssue): Fix | undefined {
  const parentPath = path.slice(0, -1)
  const record = getSchemaAt(file.fileType.schema, parentPath)
  const { keyType, valueType } = unwrap(record as z.ZodType) as z.ZodRecord<z.core.$ZodRecordKey, z.ZodType>
  const valueFix = getFieldMetadata(keyType as z.ZodType, 'fix')?.(String(path.at(-1)), context)
  const newKey = String(valueFix?.value)
  const isAvailable =
    valueFix &&
    z.safeParse(keyType, newKey).success &&
    valueType.safeParse(getValueAt(file.yaml.data, path)).success &&
    !file.yaml.has([...parentPath, newKey])
  return isAvailable ? { ...createRenameFix(file, path, newKey), isCertain: valueFix.isCertain } : undefined
}

/** Underlines the part of a text over the limit. */
function createTooLongProblem({ file: { source, yaml }, issue, value }: FileIssue, message: string, limit: number) {
  const [start, end] = yaml.getRange(issue.path)
  const textEnd = /["']/.test(source.text.charAt(end - 1)) ? end - 1 : end
  const excess = String(value).length - limit
  const hint = 'Shorten it: the marked part is over the limit.'
  return source.createProblem([Math.max(start, textEnd - excess), textEnd], message, hint)
}
