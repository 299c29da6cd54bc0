import type { z } from 'zod'
import type { FixContext } from '../define/notes.ts'
import { getSchemaAt } from '../define/schemaAt.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { explainIssue, getValueAt } from '../explain/explain.ts'
import { findClosest } from '../explain/suggest.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'
import { isToken } from './valueFix.ts'

/** A zod issue with the file and the data that it's about. */
export interface FileIssue {
  file: ParsedFile
  issue: z.core.$ZodIssue
  /** Data with replaced tokens. */
  data: unknown
  /** Names of global tokens: `brand`, `claim:…`. */
  tokens: string[]
  context: FixContext
}

const BRACES_HINT = 'Braces insert a value, such as `{brand}`. For other text, use parentheses.'

/** Explains an unknown token, and suggests a similar name. Returns undefined for other issues. */
export function explainUnknownToken(fileIssue: FileIssue): Diagnostic | undefined {
  const { file, issue, data, tokens } = fileIssue
  const { source, yaml } = file
  const [start, end] = yaml.getRange(issue.path)
  const raw = source.text.slice(start, end)
  const isUnquoted = isToken(getValueAt(data, issue.path), raw)
  const cause = isUnquoted ? findTokenIssue(fileIssue, raw) : issue
  if (cause?.code !== 'custom' || cause.params?.unknownToken === undefined) return undefined
  const token = String(cause.params.unknownToken)
  const index = raw.indexOf(token)
  const from = start + Math.max(0, index)
  const to = index === -1 ? end : from + token.length
  const { message } = explainIssue(cause, data, { tokens })
  const names = [...(cause.params.names as string[]), ...tokens.filter((token) => !token.includes('…'))]
  const match = findClosest(token.slice(1, -1), names)
  if (match === undefined) return source.createProblem(from, to, message, BRACES_HINT)
  const value = raw.replace(token, `{${match}}`)
  const fix = isUnquoted
    ? writeValues(file, [{ path: issue.path, value }], false)
    : source.createReplacementFix(from, to, `{${match}}`)
  return source.createProblem(from, to, message, `Did you mean \`{${match}}\`?`, index === -1 ? undefined : fix)
}

function findTokenIssue({ file, issue, tokens }: FileIssue, raw: string): z.core.$ZodIssue | undefined {
  const issues = getSchemaAt(file.fileType.schema, issue.path)?.safeParse(raw).error?.issues ?? []
  const isKnown = (token: string) =>
    tokens.some((name) => (name.endsWith('…') ? token.startsWith(`{${name.slice(0, -1)}`) : token === `{${name}}`))
  return issues.find(
    (candidate) => candidate.code === 'custom' && !isKnown(String(candidate.params?.unknownToken ?? '')),
  )
}
