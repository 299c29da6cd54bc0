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

/** Formats the placeholders, overdue reviews, warnings, and a summary of valid content for the terminal. */
export function formatReport(
  inspection: Inspection,
  { listsPlaceholders, milliseconds }: { listsPlaceholders: boolean; milliseconds: number },
): string {
  const { placeholders, overdueReviews, warnings, fileCount } = inspection
  const formatLocations = (fields: FieldLocation[]) =>
    fields.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`).join('\n')
  const reformattedCount = inspection.listReformattingWarnings().length
  const listHint = listsPlaceholders ? '' : ' (--placeholders lists them)'
  const placeholderCount = pluralize(placeholders.length, 'placeholder')
  const placeholderStatus = placeholders.length === 0 ? 'no placeholders' : `${placeholderCount} to replace${listHint}`
  const parts = [
    listsPlaceholders && formatLocations(placeholders),
    overdueReviews.length > 0 &&
      `${pluralize(overdueReviews.length, 'review is', 'reviews are')} overdue (--release rejects them):\n${formatLocations(overdueReviews)}`,
    warnings.length > 0 && formatProblems(warnings, 'warning'),
    reformattedCount > 0 &&
      `${pluralize(reformattedCount, 'file')} would be reformatted or lose comments if saved in the forms (/admin). To format files without comments now, run npm run format.`,
    `The content is valid: ${pluralize(fileCount, 'file')}, ${placeholderStatus}; checked in ${milliseconds} ms.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Lists the sorted problems and then the sorted warnings. Adds the severity, and the column after the underlined part. */
function listDiagnostics({ problems, warnings, listReformattingWarnings }: Inspection) {
  const addSeverity = (severity: 'error' | 'warning', list: Diagnostic[]) =>
    sortProblems(list).map(({ sourceLine, ...problem }) => {
      return { ...problem, severity, endColumn: problem.column + Math.max(1, sourceLine?.underlineLength ?? 1) }
    })
  return [...addSeverity('error', problems), ...addSeverity('warning', [...warnings, ...listReformattingWarnings()])]
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
  // GitHub's escapes, from `command.ts` of `@actions/core`. Also shows invisible characters as `<U+000D>`.
  const escapeText = (text: string) =>
    text.split('\n').map(escapeForTerminal).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
  const commands = listDiagnostics(inspection).map((problem) => {
    const { file, line, column, endColumn, rule = 'content', severity, message, hint } = problem
    const properties = { file: posix.join(contentParent, file), line, col: column, endColumn, title: rule }
    const parameters = Object.entries(properties).map(
      ([name, value]) => `${name}=${escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
    )
    const text = [message, hint, formatFix(problem)].filter(Boolean).join('\n')
    return `::${severity} ${parameters.join(',')}::${escapeText(text)}`
  })
  return commands.join('\n')
}
