import { dirname, relative, resolve, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { formatProblems, pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import { requireDayOrTime } from '../build/options.ts'
import { fixContent } from '../content/check/fixContent.ts'
import { formatGithub, formatJson, formatReport } from '../content/check/formatReport.ts'
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
  if (options.fix) await runFixes(content, inspect)
  const inspection = await inspect()
  writeSchemas(content, inspection.checkResult)
  const milliseconds = Math.round(performance.now() - start)
  // Annotations need paths from the root of the repository.
  const contentParent = relative(process.cwd(), dirname(resolve(content))).replaceAll(sep, '/')
  const isValid = inspection.site !== undefined
  if (format === 'json') console.log(formatJson(inspection))
  else if (format === 'github') console.log(formatGithub(inspection, contentParent))
  else if (isValid) console.log(formatReport(inspection, { listsPlaceholders: options.placeholders, milliseconds }))
  else console.error(formatFailure(inspection))
  return isValid
})

/** Formats the problems of invalid content for the terminal. */
function formatFailure({ problems }: Inspection): string {
  const certainFixCount = problems.filter(({ fix }) => fix?.isCertain).length
  return formatProblems(problems) + (certainFixCount === 0 ? '' : ` (--fix fixes ${certainFixCount} of them)`)
}

async function runFixes(content: string, inspect: () => Promise<Inspection>): Promise<void> {
  // `fixContent` repeats this until nothing is left. Files are reformatted last, because `listReformattingWarnings` returns
  // nothing until all problems are fixed.
  const fixed = await fixContent(content, async () => {
    const { problems, listReformattingWarnings } = await inspect()
    return [...problems, ...listReformattingWarnings()]
  })
  if (fixed.length > 0) console.error([`Fixed ${pluralize(fixed.length, 'problem')}:`, ...fixed, ''].join('\n'))
}
