import { isMoment } from '../../renderer/model/define/schedule.ts'
import { PlainError } from '../errors.ts'
import { now } from '../today.ts'
import { commitTime } from './steps/contentDates.ts'

/**
 * The date that a build is made for: it decides what visitors see. That which is asked for, else the time of the commit, so that
 * a commit makes the same site whenever it is built; else, and for what is not committed yet, the present.
 * @returns the date, and what to say of it where no commit tells it.
 * @throws {PlainError} if what is asked for is no date.
 */
export function momentOf({ date, content }: { date?: string | undefined; content: string }): {
  moment: string
  said?: string
} {
  if (date !== undefined) return { moment: readMoment(date) }
  const committed = commitTime(content)
  if (committed !== undefined) return { moment: committed }
  const moment = now()
  const said = `No commit tells the date, or there is more than it holds: made for the present, --date ${moment}.`
  return { moment, said }
}

/**
 * A date as somebody has typed it: `2026-11-22`, or `2026-11-22T09:00-05:00`.
 * @throws {PlainError} if it is none.
 */
export function readMoment(date: string): string {
  if (isMoment(date)) return date
  throw new PlainError(`\`${date}\` is no date: write --date 2026-11-22, or --date 2026-11-22T09:00-05:00.`)
}
