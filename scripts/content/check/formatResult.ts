import { posix } from 'node:path'
import { escapeInvisible } from '../../../renderer/model/diagnostics/characters.ts'
import {
  type Diagnostic,
  type FieldLocation,
  formatFix,
  formatProblems,
  pluralize,
  sortProblems,
} from '../../../renderer/model/diagnostics/diagnostic.ts'
import type { Inspection } from './inspectContent.ts'

interface TextOptions {
  /** Lists the placeholders. */
  placeholders: boolean
  /** Duration of the check, in milliseconds. */
  duration: number
}

/** Formats the result for the terminal: all problems, or if there are none, overdue reviews, warnings, and a summary. */
export function formatText(inspection: Inspection, options: TextOptions): string {
  const { site, problems, warnings, placeholders, overdueReviews } = inspection
  const certainFixCount = problems.filter(({ fix }) => fix?.isCertain).length
  if (!site)
    return formatProblems(problems) + (certainFixCount === 0 ? '' : ` (--fix fixes ${certainFixCount} of them)`)
  const formatWarnings = inspection.listFormatWarnings()
  const parts = [
    options.placeholders ? formatLocations(placeholders) : '',
    overdueReviews.length > 0
      ? `${pluralize(overdueReviews.length, 'review is', 'reviews are')} overdue (--release rejects them):\n${formatLocations(overdueReviews)}`
      : '',
    warnings.length > 0 ? formatProblems(warnings, 'warning') : '',
    formatWarnings.length > 0
      ? `${pluralize(formatWarnings.length, 'file')} would be reformatted, and lose comments, if saved in the CMS (/admin). To reformat files without comments now, run npm run format.`
      : '',
    formatSummary(inspection, options),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function formatSummary({ fileCount, placeholders }: Inspection, options: TextOptions): string {
  const hint = options.placeholders ? '' : ' (--placeholders lists them)'
  const count = `${pluralize(placeholders.length, 'placeholder')} to replace${hint}`
  const status = placeholders.length === 0 ? 'no placeholders' : count
  return `The content is valid: ${pluralize(fileCount, 'file')}, ${status}; checked in ${options.duration} ms.`
}

function formatLocations(fields: FieldLocation[]): string {
  return fields.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`).join('\n')
}

/** Lists sorted problems and then warnings, with the severity and the exclusive end of the part to underline. */
function listDiagnostics({ problems, warnings, listFormatWarnings }: Inspection) {
  const addSeverity = (severity: 'error' | 'warning', list: Diagnostic[]) =>
    sortProblems(list).map(({ sourceLine, ...problem }) => {
      return { ...problem, severity, endColumn: problem.column + Math.max(1, sourceLine?.length ?? 1) }
    })
  return [...addSeverity('error', problems), ...addSeverity('warning', [...warnings, ...listFormatWarnings()])]
}

/** Formats the result for programs, such as editors. */
export function formatJson(inspection: Inspection): string {
  const { site, fileCount: files, placeholders, overdueReviews } = inspection
  const result = { version: 3, isValid: site !== undefined, files, diagnostics: listDiagnostics(inspection) }
  return JSON.stringify({ ...result, placeholders, overdueReviews }, null, 2)
}

/** Formats problems and warnings as GitHub annotations. @param contentParent path of the parent folder in the repository */
export function formatGithub(inspection: Inspection, contentParent: string): string {
  return listDiagnostics(inspection)
    .map((problem) => {
      const { file, line, column, endColumn, rule = 'content', severity, message, hint } = problem
      const properties = { file: posix.join(contentParent, file), line, col: column, endColumn, title: rule }
      const parameters = Object.entries(properties).map(
        ([name, value]) => `${name}=${escapeCommand(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
      )
      const text = [message, hint, formatFix(problem)].filter(Boolean).join('\n')
      return `::${severity} ${parameters.join(',')}::${escapeCommand(text)}`
    })
    .join('\n')
}

/** Escapes text in a GitHub command, like `toolkit/core/command.ts` of the runner, and shows invisible characters. */
function escapeCommand(text: string): string {
  return text.split('\n').map(escapeInvisible).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
}
