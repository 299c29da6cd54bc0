import { z } from 'zod'
import type { EditorMeta } from '../define/notes.ts'
import { filterKeys, getNote, getSchemaAt, listKeysAt, unwrap } from '../define/schemaAt.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { explainIssue, getValueAt } from '../explain/explain.ts'
import { type Fix, formatInlineYaml } from '../explain/fix.ts'
import { findClosest } from '../explain/suggest.ts'
import { findLeadingLeftover } from '../leftovers/leftovers.ts'
import { MAX_PROBLEMS_PER_FILE } from '../limits.ts'
import { PLACEHOLDERS } from '../parse/placeholders.ts'
import { FIRST_COLON } from '../parse/syntaxFixes/quoteFixes.ts'
import { findMissingKeyRange, formatMissingKey, removeEmptyKey, renameKey, writeValues } from '../parse/yamlFix.ts'
import { explainDraftKey } from './draftKeys.ts'
import { findSplitNumber } from './splitNumber.ts'
import { explainUnknownToken, type FileIssue } from './unknownToken.ts'
import { isTextWithColon, suggestValue } from './valueFix.ts'

type Issue = z.core.$ZodIssue

/** Finds text such as `[Insert takeaway]`, which YAML parses as a list. */
function findLeftoverInBrackets({ file: { source, yaml }, issue, data }: FileIssue): Diagnostic | undefined {
  if (!Array.isArray(getValueAt(data, issue.path))) return undefined
  const range = yaml.getRange(issue.path)
  const raw = source.text.slice(...range).trimEnd()
  const leftover = findLeadingLeftover(raw)
  return leftover && source.createProblem(...range, ...leftover)
}

/** Converts a zod issue to problems with positions and fixes. */
export function convertIssue(fileIssue: FileIssue): Diagnostic[] {
  const { file, issue, data, tokens } = fileIssue
  if (issue.code === 'unrecognized_keys') return reportUnknownKeys(fileIssue)
  const { message, hint = suggestFields(fileIssue) } = explainIssue(issue, data, { tokens })
  if (issue.code === 'invalid_key')
    return [file.source.createProblem(...file.yaml.getKeyRange(issue.path), message, hint, createKeyFix(fileIssue))]
  if (issue.path.length > 0 && !file.yaml.has(issue.path) && MISSING_VALUE_CODES.includes(issue.code)) {
    const line = `Add it here: \`${formatMissingKey(file, issue.path)}\``
    const schema = getSchemaAt(file.fileType.schema, issue.path)
    const problem = file.source.createProblem(...findMissingKeyRange(file, issue.path), message, line)
    const target = schema && getNote(schema, 'target')
    const { requiredSwitch } = (schema?.meta() ?? {}) as EditorMeta
    return [{ ...problem, ...(target !== undefined && { missingReference: { target, requiredSwitch } }) }]
  }
  const tokenProblem = findLeftoverInBrackets(fileIssue) ?? explainUnknownToken(fileIssue)
  if (tokenProblem) return [tokenProblem]
  if (issue.code === 'too_big' && issue.origin === 'string')
    return [reportTooLong(fileIssue, message, Number(issue.maximum))]
  const fix = createFix(fileIssue)
  const isShown = fix?.line !== undefined && issue.code === 'invalid_type'
  const hasColon =
    isShown &&
    isTextWithColon(getValueAt(data, issue.path), file.source.text.slice(...file.yaml.getRange(issue.path)).trimEnd())
  const isRemoved = fix && fix.line === undefined
  const advice = isRemoved ? EMPTY_VALUE_HINT : hasColon ? COLON_HINT : isShown ? undefined : hint
  return [file.source.createProblem(...file.yaml.getRange(issue.path), message, advice, fix)]
}

const MISSING_VALUE_CODES: Issue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union']
const COLON_HINT = `${FIRST_COLON} Put the whole text in quotes.`
const EMPTY_VALUE_HINT = 'Leave the key out, or write its value.'

function suggestFields({ file, issue }: FileIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object' || issue.path.length === 0) return undefined
  const line = formatMissingKey(file, issue.path)
  return line.includes('…') ? `Write its fields: \`${line}\`` : undefined
}

function createFix({ file, issue, data, context }: FileIssue): Fix | undefined {
  const { path } = issue
  const schema = getSchemaAt(file.fileType.schema, path)
  if (issue.code === 'custom' && issue.params && 'fix' in issue.params)
    return writeValues(file, [{ path, value: issue.params.fix }], issue.params.isCertain === true)
  if (!schema || path.length === 0 || !FIXABLE_CODES.includes(issue.code)) return undefined
  if (issue.code === 'too_small' && !(issue.origin === 'string' && Number(issue.minimum) === 1)) return undefined
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const [start, end] = file.yaml.getRange(path)
  const raw = file.source.text.slice(start, end).trimEnd()
  const fix = suggestValue({ value: getValueAt(data, path), raw, schema, choices, context })
  if (!fix) return undefined
  // Keep the comment in `title: 24 # hours`, and the digits in `{ monthly: $1,375 }`.
  if (/^(?:[ \t]+#|,\d{3}(?!\d))/.test(file.source.text.slice(end))) return undefined
  const isInBraces = file.source.text[file.yaml.getRange(path.slice(0, -1))[0]] === '{'
  // Keep `Jefferson` in `{ counties: Shelby, Jefferson }`.
  if (/^\s*,[^,:{}[\]"'\n]+[,}]/.test(file.source.text.slice(end)) && isInBraces) return undefined
  // A multi-line key starts with `?`.
  if (/\?\s+$/.test(file.source.text.slice(0, start))) return undefined
  if (fix.value === undefined) return removeEmptyKey(file, path)
  // Include the text after the token: `title: {brand}: a guide`.
  const [rest = ''] = /^:[^\n]*/.exec(file.source.text.slice(end)) ?? []
  if (rest !== '')
    return file.source.createReplacementFix(start, end + rest.length, formatInlineYaml(raw + rest), fix.isCertain)
  const target = getNote(schema, 'target')
  const addedReference = target !== undefined && typeof fix.value === 'string' ? { target, slug: fix.value } : undefined
  return { ...writeValues(file, [{ path, value: fix.value }], fix.isCertain), addedReference }
}

function createKeyFix({ file, issue: { path }, context }: FileIssue): Fix | undefined {
  const record = getSchemaAt(file.fileType.schema, path.slice(0, -1))
  const keys = record && unwrap(record)
  if (!(keys instanceof z.ZodRecord)) return undefined
  const keyType = keys.keyType as z.ZodType
  const fix = getNote(keyType, 'fix')?.(String(path.at(-1)), context)
  const isAvailable =
    fix &&
    keyType.safeParse(fix.value).success &&
    (keys.valueType as z.ZodType).safeParse(getValueAt(file.yaml.data, path)).success &&
    !file.yaml.has([...path.slice(0, -1), String(fix.value)])
  return isAvailable ? { ...renameKey(file, path, String(fix.value)), isCertain: fix.isCertain } : undefined
}

const FIXABLE_CODES: Issue['code'][] = [...MISSING_VALUE_CODES, 'invalid_format', 'too_small', 'custom']

function reportTooLong({ file: { source, yaml }, issue, data }: FileIssue, message: string, limit: number): Diagnostic {
  const [start, end] = yaml.getRange(issue.path)
  const opening = /["']/.test(source.text.charAt(start)) ? 1 : 0
  const isVerbatim = source.text.slice(start + opening, end - opening) === getValueAt(data, issue.path)
  return isVerbatim
    ? source.createProblem(start + opening + limit, end - opening, message, SHORTEN_HINT)
    : source.createProblem(start, end, message, 'Shorten it.')
}

const SHORTEN_HINT = 'Shorten it: the marked part is over the limit.'

function reportUnknownKeys({ file, issue, data }: FileIssue): Diagnostic[] {
  if (issue.code !== 'unrecognized_keys') return []
  const allowedKeys = [
    ...listKeysAt(file.fileType.schema, issue.path),
    ...(issue.path.length === 0 ? [PLACEHOLDERS] : []),
  ]
  const splitNumber = findSplitNumber(file, issue.path, issue.keys)
  const unknownKeys = issue.keys.filter((key) => !splitNumber?.keys.includes(key))
  const problems = unknownKeys.map((key, index) => {
    const path = [...issue.path, key]
    const value = getValueAt(data, path)
    const draftReport = explainDraftKey(file, path, value)
    if (draftReport)
      return file.source.createProblem(
        ...file.yaml.getKeyRange(path),
        draftReport.message,
        draftReport.hint,
        draftReport.fix,
      )
    const keys = index < MAX_PROBLEMS_PER_FILE ? filterKeys(allowedKeys, file.fileType.schema, issue.path, value) : []
    const { message, hint } = explainIssue({ ...issue, keys: [key] }, data, { keys })
    const match = findClosest(key, keys)
    const range = file.yaml.getKeyRange(path)
    if (match !== undefined && file.yaml.has([...issue.path, match])) {
      const { line } = file.source.createProblem(...file.yaml.getKeyRange([...issue.path, match]), '')
      return file.source.createProblem(
        ...range,
        message,
        `${hint} Line ${line} has it. Keep that line, and delete this one.`,
      )
    }
    const fix = match === undefined ? undefined : renameKey(file, path, match)
    return file.source.createProblem(...range, message, hint, fix)
  })
  return splitNumber ? [splitNumber.problem, ...problems] : problems
}
