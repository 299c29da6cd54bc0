import { posix } from 'node:path'
import { escapeInvisible } from '../../../renderer/model/explain/characters.ts'
import {
  type Diagnostic,
  describeFix,
  formatProblems,
  pluralize,
  sortProblems,
} from '../../../renderer/model/explain/diagnostic.ts'
import type { Placeholder } from '../../../renderer/model/parse/placeholders.ts'
import type { Inspection } from './inspectContent.ts'

interface TextOptions {
  placeholders: boolean
  /** Duration of the check, in milliseconds. */
  duration: number
}

/** Formats the result for the terminal: all problems, or warnings and a summary. */
export function formatText(inspected: Inspection, options: TextOptions): string {
  const { site, problems, warnings, placeholders, overdue } = inspected
  const certainFixCount = problems.filter(({ fix }) => fix?.isCertain).length
  if (!site)
    return formatProblems(problems) + (certainFixCount === 0 ? '' : ` (--fix solves ${certainFixCount} of them)`)
  const formatWarnings = inspected.listFormatWarnings()
  const parts = [
    options.placeholders ? formatPlaceholders(placeholders) : '',
    overdue.length > 0
      ? `${pluralize(overdue.length, 'review is', 'reviews are')} overdue (--release rejects them):\n${formatPlaceholders(overdue)}`
      : '',
    warnings.length > 0 ? formatProblems(warnings, 'warning') : '',
    formatWarnings.length > 0
      ? `${pluralize(formatWarnings.length, 'file has', 'files have')} comments or a different layout. Optional: npm run format tidies the layout.`
      : '',
    formatSummary(inspected, options),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function formatSummary({ fileCount, placeholders }: Inspection, options: TextOptions): string {
  const count = placeholders.length
  const hint = options.placeholders ? '' : ' (--placeholders lists them)'
  const waiting = `${pluralize(count, 'placeholder waits', 'placeholders wait')} for the owner${hint}`
  const status = count === 0 ? 'no placeholders' : waiting
  return `The content is in order: ${pluralize(fileCount, 'file')}, ${status}; checked in ${options.duration} ms.`
}

function formatPlaceholders(placeholders: Placeholder[]): string {
  return placeholders.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`).join('\n')
}

/** Lists problems and warnings for JSON. Lines and columns are 1-based, and ends are exclusive. */
function listDiagnostics({ problems, warnings, listFormatWarnings }: Inspection) {
  const addSeverity = (severity: 'error' | 'warning', diagnostics: Diagnostic[]) =>
    sortProblems(diagnostics).map(({ sourceLine, ...problem }) => {
      return { ...problem, severity, endColumn: problem.column + Math.max(1, sourceLine?.length ?? 1) }
    })
  return [...addSeverity('error', problems), ...addSeverity('warning', [...warnings, ...listFormatWarnings()])]
}

export function formatJson(inspected: Inspection): string {
  const { site, fileCount: files, placeholders, overdue } = inspected
  const problems = listDiagnostics(inspected)
  return JSON.stringify({ version: 1, isInOrder: site !== undefined, files, problems, placeholders, overdue }, null, 2)
}

/** Formats problems as GitHub annotations. @param parent path in the repository of the folder that contains the content */
export function formatGithub(inspected: Inspection, parent: string): string {
  return listDiagnostics(inspected)
    .map((problem) => {
      const { file, line, column, endColumn, rule, severity, message, hint } = problem
      const properties = { file: posix.join(parent, file), line, col: column, endColumn, title: rule ?? 'content' }
      const parameters = Object.entries(properties).map(
        ([name, value]) => `${name}=${escapeCommand(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
      )
      const text = [message, hint, describeFix(problem)].filter(Boolean).join('\n')
      return `::${severity} ${parameters.join(',')}::${escapeCommand(text)}`
    })
    .join('\n')
}

/** See GitHub's runner, `toolkit/core/command.ts`. */
function escapeCommand(text: string): string {
  return text.split('\n').map(escapeInvisible).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
}
