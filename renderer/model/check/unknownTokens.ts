import type { z } from 'zod'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainIssue } from '../diagnostics/explainIssue.ts'
import { findClosest } from '../diagnostics/similarity.ts'
import { createValuesFix } from '../parse/yamlFix.ts'
import { type FileIssue, isToken } from './valueFix.ts'

/** Underlines the unknown token in a value, and suggests the closest one. Returns undefined for other issues. */
export function findUnknownTokenProblem(fileIssue: FileIssue): Diagnostic | undefined {
  const { file, issue, value, raw, context } = fileIssue
  const { globalTokenNames } = context.model
  const { source, yaml } = file
  const [start, end] = yaml.getRange(issue.path)
  const isUnquoted = isToken(value, raw)
  const cause = isUnquoted ? findTokenIssue(fileIssue) : issue
  if (cause?.code !== 'custom' || cause.params?.unknownToken === undefined) return undefined
  const token = String(cause.params.unknownToken)
  const index = raw.indexOf(token)
  const range = index === -1 ? ([start, end] as const) : ([start + index, start + index + token.length] as const)
  const names = [...(cause.params.names as string[]), ...globalTokenNames.filter((name) => !name.includes('…'))]
  const closest = findClosest(token.slice(1, -1), names)
  const { message, hint } = explainIssue(cause, value, globalTokenNames)
  if (closest === undefined) return source.createProblem(range, message, hint)
  const fix = isUnquoted
    ? createValuesFix(file, [{ path: issue.path, value: raw.replace(token, `{${closest}}`) }])
    : source.createReplacementFix(range, `{${closest}}`)
  return source.createProblem(range, message, `Did you mean \`{${closest}}\`?`, index === -1 ? undefined : fix)
}

/** Finds the issue of the text that YAML parses as a mapping: `title: {brnad}`. */
function findTokenIssue({ schema, raw, context }: FileIssue): z.core.$ZodIssue | undefined {
  const isKnown = (token: string) =>
    context.model.globalTokenNames.some((name) =>
      name.endsWith('…') ? token.startsWith(`{${name.slice(0, -1)}`) : token === `{${name}}`,
    )
  return schema
    ?.safeParse(raw)
    .error?.issues.find((issue) => issue.code === 'custom' && !isKnown(String(issue.params?.unknownToken)))
}
