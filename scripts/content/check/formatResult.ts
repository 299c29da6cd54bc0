import { posix } from 'node:path'
import { escapeForTerminal } from '../../../renderer/model/diagnostics/characters.ts'
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
  listsPlaceholders: boolean
  /** Duration of the check. */
  milliseconds: number
}

/** Formats the result for the terminal: either all problems, or placeholders, overdue reviews, warnings, and a summary. */
export function formatText(inspection: Inspection, options: TextOptions): string {
  const { site, problems, warnings, placeholders, overdueReviews } = inspection
  const certainFixCount = problems.filter(({ fix }) => fix?.isCertain).length
  if (!site)
    return formatProblems(problems) + (certainFixCount === 0 ? '' : ` (--fix fixes ${certainFixCount} of them)`)
  const formatWarnings = inspection.listFormatWarnings()
  const parts = [
    options.listsPlaceholders ? formatLocations(placeholders) : '',
    overdueReviews.length > 0
      ? `${pluralize(overdueReviews.length, 'review is', 'reviews are')} overdue (--release rejects them):\n${formatLocations(overdueReviews)}`
      : '',
    warnings.length > 0 ? formatProblems(warnings, 'warning') : '',
    formatWarnings.length > 0
      ? `${pluralize(formatWarnings.length, 'file')} would be reformatted or lose comments if saved in the forms (/admin). To format files without comments now, run npm run format.`
      : '',
    formatSummary(inspection, options),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function formatSummary({ fileCount, placeholders }: Inspection, options: TextOptions): string {
  const hint = options.listsPlaceholders ? '' : ' (--placeholders lists them)'
  const status =
    placeholders.length === 0 ? 'no placeholders' : `${pluralize(placeholders.length, 'placeholder')} to replace${hint}`
  return `The content is valid: ${pluralize(fileCount, 'file')}, ${status}; checked in ${options.milliseconds} ms.`
}

function formatLocations(fields: FieldLocation[]): string {
  return fields.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`).join('\n')
}

/** Lists the sorted problems and then the sorted warnings. Adds the severity, and the column after the underlined part. */
function listDiagnostics({ problems, warnings, listFormatWarnings }: Inspection) {
  const addSeverity = (severity: 'error' | 'warning', list: Diagnostic[]) =>
    sortProblems(list).map(({ sourceLine, ...problem }) => {
      return { ...problem, severity, endColumn: problem.column + Math.max(1, sourceLine?.underlineLength ?? 1) }
    })
  return [...addSeverity('error', problems), ...addSeverity('warning', [...warnings, ...listFormatWarnings()])]
}

/** Version of the JSON format. Increase it if programs that read the format would break. */
const JSON_VERSION = 3

/** Formats the result for programs, such as editors. */
export function formatJson(inspection: Inspection): string {
  const { site, fileCount: files, placeholders, overdueReviews } = inspection
  const result = { version: JSON_VERSION, isValid: site !== undefined, files, diagnostics: listDiagnostics(inspection) }
  return JSON.stringify({ ...result, placeholders, overdueReviews }, null, 2)
}

/** Formats problems and warnings as GitHub annotations. @param contentParent parent of the content folder, relative to the repository */
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

/** Escapes text in a GitHub command (`command.ts` of `@actions/core`), and shows invisible characters as `<U+000D>`. */
function escapeCommand(text: string): string {
  return text.split('\n').map(escapeForTerminal).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
}
