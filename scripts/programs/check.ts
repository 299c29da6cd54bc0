import { dirname, relative, resolve, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { readInstant } from '../build/options.ts'
import { fixContent } from '../content/check/fixContent.ts'
import { formatGithub, formatJson, formatText } from '../content/check/formatResult.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { openChecker } from '../content/check/openChecker.ts'
import { formatError, UserError } from '../errors.ts'
import { pluralize } from '../formatNumbers.ts'
import { Latest } from '../latest.ts'
import { CONTENT, runProgram } from '../runProgram.ts'
import { watchFolder } from '../watchFolder.ts'

const HELP = `npm run check [-- options]

Checks every file of the content folder and prints every problem with its place, and what to write instead.
  --fix           mends in the files what can be meant in one way alone, and writes them in one form
  --watch         checks again whenever a file is saved, until Ctrl+C
  --placeholders  lists the values that wait for the owner
  --spelling      looks up the words; those of the trade stand in the folder's words.txt
  --strict        refuses hints too, including misspellings
  --release       also refuses values that are still in a list of placeholders
  --date          another day than today, 2026-12-01: what would it say then?
  --format        text, json or github (annotations of a workflow)
  --content       another folder than content`

const FORMATS = ['text', 'json', 'github']

const OPTIONS = {
  ...CONTENT,
  format: { type: 'string', default: 'text' },
  date: { type: 'string' },
  release: { type: 'boolean', default: false },
  placeholders: { type: 'boolean', default: false },
  spelling: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
} as const

await runProgram({ help: HELP, options: OPTIONS }, async (options) => {
  const { content: root, release, spelling, strict, format, placeholders } = options
  if (!FORMATS.includes(format)) throw new UserError(`There is no format ${format}: ${FORMATS.join(', ')}.`)
  const instant = options.date === undefined ? undefined : readInstant(options.date)
  const checker = await openChecker(root)
  // Problems call a file by the name of the content folder; programs need its place in the repository.
  const above = relative(process.cwd(), dirname(resolve(root))).replaceAll(sep, '/')
  const place = (file: string) => (above === '' ? file : `${above}/${file}`)
  const look = () =>
    inspectContent({ root, release, strict, spelling: spelling || strict, forEditors: true, instant, checker })
  const run = async () => {
    const start = performance.now()
    if (options.fix) {
      // The form of files last: what is wrong in them may be all that is wrong with it.
      const fixed = await fixContent(root, async () => {
        const { problems, forms } = await look()
        return [...problems, ...forms()]
      })
      if (fixed.length > 0) console.error([`${pluralize(fixed.length, 'mistake')} fixed:`, ...fixed, ''].join('\n'))
    }
    const inspected = await look()
    const milliseconds = Math.round(performance.now() - start)
    if (format === 'json') console.log(formatJson(inspected))
    else if (format === 'github') console.log(formatGithub(inspected, place))
    else console[inspected.site ? 'log' : 'error'](formatText(inspected, { placeholders, milliseconds }))
    return inspected.site !== undefined
  }
  if (!options.watch) return run()
  return checkOnChanges(root, run)
})

/**
 * Checks now and after each change, until the program is stopped. If a check fails, for instance because the folder is gone, the reason
 * is printed, and the next change starts another check.
 * @throws {UserError} if the system refuses to watch the folder
 */
async function checkOnChanges(root: string, run: () => Promise<unknown>): Promise<never> {
  const stopping = new AbortController()
  try {
    return await new Promise((_, reject) => {
      watchFolder(root, { onChange: () => checks.renew(), onError: reject, signal: stopping.signal })
      // Started after the watcher, so that it sees every earlier change.
      const checks = new Latest(async () => {
        await run().catch((error) => console.error(formatError(error)))
        console.log(`\nWaiting for changes in ${root}. Press Ctrl+C to stop.\n`)
      })
    })
  } finally {
    stopping.abort()
  }
}
