import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'
import { getIsoDay, type Instant } from '../schedule/instants.ts'
import type { Timetable } from '../schedule/timetable.ts'
import { getHiddenReason } from '../schedule/visibility.ts'
import { reportExpiringTarget, reportHiddenTarget, reportUnpublishedTarget } from './unpublishedTargets.ts'

/** The instant of the check, and visibilities of all entries. */
export interface ScheduleContext {
  timetable: Timetable
  now: Instant
  /** ISO day in the company's time zone. */
  today: string
}

/** Reports entries that expire before they're published. */
export function checkScheduleOrder({ file, data }: CheckedFile, { timetable }: ScheduleContext): Diagnostic[] {
  const { from, until } = timetable.getVisibility(file.source.path)
  if (file.fileType.kind !== 'entry' || (data as ScheduleFields).unpublish_at === undefined || from < until) return []
  const message = "`unpublish_at` isn't after `publish_at`, so visitors would never see this."
  return [createProblemAt(file, ['unpublish_at'], message, 'Write a later time, or leave one of the two out.')]
}

/** Returns hints about an overdue `review_by`. Expired entries don't need a review. */
export function findOverdueReviews(
  { file, data }: CheckedFile,
  { timetable, now, today }: ScheduleContext,
): Diagnostic[] {
  const { review_by: day } = data as ScheduleFields
  if (file.fileType.kind !== 'entry' || typeof day !== 'string' || day >= today) return []
  if (getHiddenReason(timetable.getVisibility(file.source.path), now) === 'expired') return []
  const hint = 'Check that all of it is still correct, and write the date of the next review.'
  return [createProblemAt(file, ['review_by'], `The date of the review has passed (today is ${today}).`, hint)]
}

/** Reports scheduled entries that show a date before the day of publication. */
export function findEarlyDates({ file, data }: CheckedFile, { timetable, now }: ScheduleContext): Diagnostic[] {
  const { from } = timetable.getVisibility(file.source.path)
  const { date } = data as { date?: string }
  if (file.fileType.kind !== 'entry' || !date || from <= now || date >= getIsoDay(from, timetable.timeZone)) return []
  const day = getIsoDay(from, timetable.timeZone)
  const message = `Readers see the date ${date}, but this is published on ${day}.`
  return [createProblemAt(file, ['date'], message, `Delete the line \`date\`: without it, readers see ${day}.`)]
}

/** Reports references to hidden entries: as problems for now, and as hints for a later time. */
export function checkPublished(
  { file: { source, fileType }, references }: CheckedFile,
  { timetable, now }: ScheduleContext,
) {
  const visibility = timetable.getVisibility(source.path)
  const isRedirects = timetable.hasRedirects(fileType)
  const [problems, hints]: [Diagnostic[], Diagnostic[]] = [[], []]
  for (const locatedReference of references) {
    const targetVisibility = timetable.getTargetVisibility(locatedReference.reference)
    // Redirects only apply to links.
    if (targetVisibility === visibility || (!isRedirects && timetable.isRedirected(locatedReference))) continue
    const findReason = (instant: Instant) =>
      getHiddenReason(visibility, instant) === undefined ? getHiddenReason(targetVisibility, instant) : undefined
    const isBrokenLater = (instant: Instant) => instant > now && findReason(instant) !== undefined
    const target = { locatedReference, visibility: targetVisibility, canRedirect: !isRedirects }
    const reason = findReason(now)
    if (reason !== undefined) problems.push(reportHiddenTarget(source, target, reason))
    else if (isBrokenLater(visibility.from)) hints.push(reportUnpublishedTarget(source, target, visibility.publishAt))
    else if (isBrokenLater(targetVisibility.until)) hints.push(reportExpiringTarget(source, target))
  }
  return { problems, hints }
}
