import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { problemAt } from '../parse/contentFile.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'
import { dayIn, type Instant } from '../schedule/instants.ts'
import type { Timetable } from '../schedule/timetable.ts'
import { hiddenReason } from '../schedule/visibility.ts'
import { goneLater, goneNow, unpublishedLater } from './unpublishedTargets.ts'

export interface Times {
  timetable: Timetable
  now: Instant
  today: string
}

export function checkWindow({ file, data }: CheckedFile, { timetable }: Times): Diagnostic[] {
  const { from, until } = timetable.of(file.source.path)
  if (file.fileType.kind !== 'entry' || (data as ScheduleFields).unpublish_at === undefined || from < until) return []
  const message = '`unpublish_at` is not after `publish_at`: nobody would ever see this.'
  return [problemAt(file, ['unpublish_at'], message, 'Write a later time, or leave one of the two out.')]
}

export function reviewHints({ file, data }: CheckedFile, { timetable, now, today }: Times): Diagnostic[] {
  const { review_by: day } = data as ScheduleFields
  if (file.fileType.kind !== 'entry' || typeof day !== 'string' || day >= today) return []
  if (hiddenReason(timetable.of(file.source.path), now) === 'expired') return []
  const hint = 'Look whether all of it still holds, and write the day by which to look again.'
  return [problemAt(file, ['review_by'], `The day by which to look at this again is over (today is ${today}).`, hint)]
}

export function dayHints({ file, data }: CheckedFile, { timetable, now }: Times): Diagnostic[] {
  const { from } = timetable.of(file.source.path)
  const { date } = data as { date?: string }
  if (file.fileType.kind !== 'entry' || !date || from <= now || date >= dayIn(timetable.zone, from)) return []
  const message = `Readers are told ${date}, and it appears on ${dayIn(timetable.zone, from)}.`
  return [problemAt(file, ['date'], message, 'Take the line `date` away: without it, they are told that day.')]
}

export function checkPublished({ file, references }: CheckedFile, times: Times) {
  const { timetable, now } = times
  const own = timetable.of(file.source.path)
  const isRedirects = timetable.hasRedirects(file.fileType)
  const [problems, hints]: [Diagnostic[], Diagnostic[]] = [[], []]
  for (const placed of references) {
    const { reference } = placed
    const target = timetable.ofTarget(reference)
    // Redirects only apply to links.
    if (target === own || (!isRedirects && timetable.isRedirected(placed))) continue
    const isBroken = (at: Instant) => hiddenReason(own, at) === undefined && hiddenReason(target, at) !== undefined
    const isToCome = (at: Instant) => at > now && isBroken(at)
    const missing = { source: file.source, placed, target, canRedirect: !isRedirects }
    if (isBroken(now)) problems.push(goneNow(missing, now))
    else if (isToCome(own.from)) hints.push(unpublishedLater(missing, own))
    else if (isToCome(target.until)) hints.push(goneLater(missing))
  }
  return { problems, hints }
}
