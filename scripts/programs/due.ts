import { isDayOrTime } from '../../renderer/model/define/fieldFixes.ts'
import { describeSchedule, findDueChanges, formatDueAsJson } from '../build/due.ts'
import { requireDayOrTime } from '../build/options.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { UserError } from '../errors.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run due [-- --since <date>] [--date <date>] [--json] [--content <folder>]

Lists scheduled changes in the company's time zone, soonest first.
  --since    includes past changes since the time of the last build: 2026-11-22T09:00Z
  --date     uses this date or time instead of the current time
  --json     { "date", "isDue", "changes": [{ "at", "kind", "file" }], "next" } for programs`

const OPTIONS = {
  ...CONTENT_OPTION,
  since: { type: 'string' },
  date: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async ({ content, since, date, json }) => {
  if (since !== undefined && !(isDayOrTime(since) && since.includes('T')))
    throw new UserError(`\`${since}\` isn't a time. Write it with its UTC offset: --since 2026-11-22T09:00Z`)
  const now = date === undefined ? undefined : requireDayOrTime(date)
  // Builds report the problems. The schedule includes every readable file.
  const inspection = await inspectContent({ content, release: false, date: now })
  const changes = since === undefined ? [] : findDueChanges(Date.parse(since), inspection)
  console.log(json ? formatDueAsJson(changes, inspection) : describeSchedule(changes, inspection, inspection.timeZone))
})
