import type { z } from 'zod'
import { getValueAt } from '../define/path.ts'
import { getMetadata, getSchemaAt } from '../define/schemaAt.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainIssue } from '../diagnostics/explainIssue.ts'
import { explainLeadingLeftover } from '../leftovers/leftovers.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { FIRST_COLON_MESSAGE } from '../parse/syntaxFixes/quoteFixes.ts'
import { createProblemAt, findMissingKeyRange, formatMissingKey } from '../parse/yamlFix.ts'
import { checkUnknownKeys } from './unknownKeys.ts'
import { findUnknownTokenProblem } from './unknownTokens.ts'
import { type FileIssue, findFix, findKeyFix, isTextWithColon } from './valueFix.ts'

type Issue = z.core.$ZodIssue

const MISSING_VALUE_CODES: Issue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union']

interface DataContext extends Pick<FileIssue, 'file' | 'context'> {
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
  const { file, issue, value, raw, context } = fileIssue
  const { source, yaml } = file
  const { message, hint = getFieldsHint(fileIssue) } = explainIssue(issue, value, context.model.globalTokenNames)
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
  if (fix?.edits.every(({ text }) => text === '')) {
    const problem = createProblemAt(file, issue.path, message, 'Leave the key out, or write its value.', fix)
    return [{ ...problem, formHint: 'Leave it empty, or write its value.' }]
  }
  return [createProblemAt(file, issue.path, message, fix ? getFixHint(fileIssue, hint) : hint, fix)]
}

/** Shows the key to add. If its value isn't in the example, adds the first sentence of the description. */
function createMissingValueProblem({ file, issue: { path }, schema }: FileIssue, message: string): Diagnostic {
  const example = formatMissingKey(file, path)
  const [firstSentence = ''] = example.endsWith(': …') ? (schema?.description?.split(/(?<=\.) /) ?? []) : []
  const hint = `Add it here: \`${example}\` ${firstSentence}`.trim()
  const { target, requiredSwitch } = schema ? getMetadata(schema) : {}
  const missing = { key: String(path.at(-1)), target, requiredSwitch }
  return { ...file.source.createProblem(findMissingKeyRange(file, path), message, hint), missing }
}

function getFixHint({ issue, value, raw }: FileIssue, hint: string | undefined): string | undefined {
  if (issue.code !== 'invalid_type') return hint
  return isTextWithColon(value, raw) ? `${FIRST_COLON_MESSAGE} Put the whole text in quotes.` : undefined
}

function getFieldsHint({ file, issue }: FileIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object' || issue.path.length === 0) return undefined
  const example = formatMissingKey(file, issue.path)
  return example.includes('…') ? `Write its fields: \`${example}\`` : undefined
}

/** Underlines the part of a text over the limit. */
function createTooLongProblem({ file: { source, yaml }, issue, value }: FileIssue, message: string, limit: number) {
  const [start, end] = yaml.getRange(issue.path)
  const textEnd = /["']/.test(source.text.charAt(end - 1)) ? end - 1 : end
  const excess = String(value).length - limit
  const hint = 'Shorten it: the marked part is over the limit.'
  return source.createProblem([Math.max(start, textEnd - excess), textEnd], message, hint)
}
