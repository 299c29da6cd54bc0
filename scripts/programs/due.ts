import { describeDue, dueAsJson, dueBetween } from '../build/due.ts'
import { readInstant } from '../build/options.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { PlainError } from '../errors.ts'
import { CONTENT, runProgram } from '../runProgram.ts'

const HELP = `npm run due [-- --since <date>] [--date <date>] [--json] [--content <folder>]

Says what changes by time alone, by the clock of the company's time zone: what was published or unpublished by its date since the
site was last built, and all that is to come, soonest first, with a calendar of its months.
  --since    when the site was last built, 2026-11-22T09:00Z; without it, only what is to come is told
  --date     another time than now
  --json     { "date", "isDue", "changes": [{ "at", "what", "file" }], "next" } for programs`

const OPTIONS = {
  ...CONTENT,
  since: { type: 'string' },
  date: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

await runProgram({ help: HELP, options: OPTIONS }, async ({ content, since, date, json }) => {
  if (since !== undefined && !readInstant(since).includes('T'))
    throw new PlainError('--since takes a time with its zone: --since 2026-11-22T09:00Z')
  // What is wrong with the content is the build's to tell: the dates are those of whatever can be read.
  const dated = await inspectContent({ root: content, release: false, instant: date && readInstant(date) })
  const changes = since === undefined ? [] : dueBetween(Date.parse(since), dated)
  console.log(json ? dueAsJson(changes, dated) : describeDue(changes, dated, dated.zone))
})
