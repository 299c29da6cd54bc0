import { dirname, posix, relative, resolve, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { escapeForTerminal } from '../../renderer/model/diagnostics/characters.ts'
import {
  type Diagnostic,
  type FieldLocation,
  formatFix,
  formatProblems,
  pluralize,
  sortProblems,
} from '../../renderer/model/diagnostics/diagnostic.ts'
import { requireDayOrTime } from '../build/options.ts'
import { fixContent } from '../content/check/fixContent.ts'
import { type Inspection, inspectContent } from '../content/check/inspectContent.ts'
import { writeSchemas } from '../content/editor/writeSchemas.ts'
import { UserError } from '../errors.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run check [-- options]

Checks the content, and prints all problems with their positions and fixes. Also writes the schemas for Visual Studio Code.
  --fix           applies fixes that are certain, and formats the files if there are no other problems
  --placeholders  lists the placeholders if there are no problems
  --spelling      warns about misspelled words. Add technical terms to words.txt in the content folder
  --strict        reports warnings as problems, and checks the spelling
  --release       reports placeholders, and overdue reviews of claims and facts, as problems
  --date          checks as of this date instead of the current time: 2026-12-01 or 2026-12-01T09:00-05:00
  --format        text, json, or github (annotations in a workflow)
  --content       the content folder (default: content)`

const FORMATS = ['text', 'json', 'github']

const OPTIONS = {
  ...CONTENT_OPTION,
  format: { type: 'string', default: 'text' },
  date: { type: 'string' },
  release: { type: 'boolean', default: false },
  placeholders: { type: 'boolean', default: false },
  spelling: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
} as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async (options) => {
  const { content, release, spelling, strict, format } = options
  if (!FORMATS.includes(format))
    throw new UserError(`There is no format ${format}. The formats are: ${FORMATS.join(', ')}.`)
  const date = options.date === undefined ? undefined : requireDayOrTime(options.date)
  const inspect = () => inspectContent({ content, release, strict, spelling: spelling || strict, date })
  const start = performance.now()
  if (options.fix) {
    // `fixContent` repeats this until nothing is left. Format warnings only appear after all problems are fixed, so they're
    // fixed last.
    const fixed = await fixContent(content, async () => {
      const { problems, listFormatWarnings } = await inspect()
      return [...problems, ...listFormatWarnings()]
    })
    if (fixed.length > 0) console.error([`Fixed ${pluralize(fixed.length, 'problem')}:`, ...fixed, ''].join('\n'))
  }
  const inspection = await inspect()
  writeSchemas(content, inspection.checkResult)
  const isValid = inspection.site !== undefined
  const milliseconds = Math.round(performance.now() - start)
  // Annotations need paths from the root of the repository.
  const contentParent = relative(process.cwd(), dirname(resolve(content))).replaceAll(sep, '/')
  if (format === 'json') console.log(formatJson(inspection))
  else if (format === 'github') console.log(formatGithub(inspection, contentParent))
  else if (isValid) console.log(formatReport(inspection, options.placeholders, milliseconds))
  else console.error(formatFailure(inspection))
  return isValid
})

/** Formats the problems of invalid content for the terminal. */
export function formatFailure({ problems }: Inspection): string {
  const certainFixCount = problems.filter(({ fix }) => fix?.isCertain).length
  return formatProblems(problems) + (certainFixCount === 0 ? '' : ` (--fix fixes ${certainFixCount} of them)`)
}

/** Formats the placeholders, overdue reviews, warnings, and a summary of valid content for the terminal. */
export function formatReport(inspection: Inspection, listsPlaceholders: boolean, milliseconds: number): string {
  const { placeholders, overdueReviews, warnings, fileCount } = inspection
  const formatLocations = (fields: FieldLocation[]) =>
    fields.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`).join('\n')
  const formatWarningCount = inspection.listFormatWarnings().length
  const placeholderStatus =
    placeholders.length === 0
      ? 'no placeholders'
      : `${pluralize(placeholders.length, 'placeholder')} to replace${listsPlaceholders ? '' : ' (--placeholders lists them)'}`
  const parts = [
    listsPlaceholders && formatLocations(placeholders),
    overdueReviews.length > 0 &&
      `${pluralize(overdueReviews.length, 'review is', 'reviews are')} overdue (--release rejects them):\n${formatLocations(overdueReviews)}`,
    warnings.length > 0 && formatProblems(warnings, 'warning'),
    formatWarningCount > 0 &&
      `${pluralize(formatWarningCount, 'file')} would be reformatted or lose comments if saved in the forms (/admin). To format files without comments now, run npm run format.`,
    `The content is valid: ${pluralize(fileCount, 'file')}, ${placeholderStatus}; checked in ${milliseconds} ms.`,
  ]
  return parts.filter(Boolean).join('\n\n')
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
