import { posix } from 'node:path'
import { ADDRESSES, type Reference } from '../define/reference.ts'
import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic, Explanation, ProblemsAndWarnings } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import type { ValidFile } from '../parse/parsedFile.ts'
import { getDayAt, type Instant } from '../schedule/instants.ts'
import { getHiddenReason, type HiddenReason, type Timetable, type Visibility } from '../schedule/timetable.ts'

/** The visibilities of all entries, and the time of the check. */
export interface ScheduleContext {
  timetable: Timetable
  now: Instant
  /** The ISO day of `now` in the company's time zone. */
  today: string
}

/** Reports an `unpublish_at` that isn't after `publish_at`. */
export function checkScheduleOrder({ file, data }: ValidFile, { timetable }: ScheduleContext): Diagnostic[] {
  const { from, until } = timetable.getVisibility(file.source.path)
  if (file.fileType.kind !== 'entry' || (data as ScheduleFields).unpublish_at === undefined || from < until) return []
  const message = "`unpublish_at` isn't after `publish_at`, so visitors would never see this."
  return [createProblemAt(file, ['unpublish_at'], message, 'Write a later time, or leave one of the two out.')]
}

/** Finds overdue reviews from `review_by`. Expired entries don't need a review. */
export function findOverdueReviewWarnings({ file, data }: ValidFile, schedule: ScheduleContext): Diagnostic[] {
  const { timetable, now, today } = schedule
  const { review_by: day } = data as ScheduleFields
  if (file.fileType.kind !== 'entry' || typeof day !== 'string' || day >= today) return []
  if (getHiddenReason(timetable.getVisibility(file.source.path), now) === 'expired') return []
  const hint = 'Check that everything is still correct, and write the date of the next review.'
  return [createProblemAt(file, ['review_by'], `The date of the review has passed (today is ${today}).`, hint)]
}

/** Finds scheduled entries that show an earlier date than the day of publication. */
export function findEarlyDateWarnings({ file, data }: ValidFile, { timetable, now }: ScheduleContext): Diagnostic[] {
  const { from } = timetable.getVisibility(file.source.path)
  const { date } = data as { date?: string }
  if (file.fileType.kind !== 'entry' || !date || from <= now) return []
  const day = getDayAt(from, timetable.timeZone)
  if (date >= day) return []
  const message = `Visitors see the date ${date}, but this is published on ${day}.`
  return [createProblemAt(file, ['date'], message, `Delete the line \`date\`: without it, visitors see ${day}.`)]
}

/** Reports references to hidden entries, and warns of references to entries that will be hidden later. */
export function checkHiddenReferences({ file, references }: ValidFile, schedule: ScheduleContext): ProblemsAndWarnings {
  const { source } = file
  const { timetable, now } = schedule
  const visibility = timetable.getVisibility(source.path)
  const isRedirectMap = timetable.isRedirectMap(source.path)
  const [problems, warnings]: [Diagnostic[], Diagnostic[]] = [[], []]
  for (const located of references) {
    const referenced = timetable.getReferenceVisibility(located.reference)
    // Equal visibilities can't conflict. Redirects only apply to links.
    if (referenced === visibility || (!isRedirectMap && timetable.isRedirected(located))) continue
    const findReason = (instant: Instant) =>
      getHiddenReason(visibility, instant) === undefined ? getHiddenReason(referenced, instant) : undefined
    const isBrokenLater = (instant: Instant) => instant > now && findReason(instant) !== undefined
    const name = `\`${located.reference.id}\``
    // Redirects can't be chained.
    const redirectHint = isRedirectMap ? '' : getRedirectHint(located.reference)
    const reason = findReason(now)
    const report = (diagnostics: Diagnostic[], explanation: Explanation) =>
      diagnostics.push(createReferenceProblem(source, located, explanation))
    if (reason !== undefined) report(problems, explainHidden(name, referenced, reason, redirectHint))
    else if (isBrokenLater(visibility.from))
      report(warnings, explainPublishedTooEarly(name, referenced, visibility.publishAt))
    else if (isBrokenLater(referenced.until)) {
      const message = `${name} will be unpublished at ${referenced.unpublishAt} (${referenced.file}). After that, this reference is broken and builds fail.`
      report(warnings, { message, hint: `Remove this reference by then.${redirectHint}` })
    }
  }
  return { problems, warnings }
}

function explainHidden(name: string, referenced: Visibility, reason: HiddenReason, redirectHint: string): Explanation {
  const { file, publishAt, unpublishAt } = referenced
  if (reason === 'draft')
    return {
      message: `${name} is a draft, so visitors can't see it.`,
      hint: `Remove this reference until the draft is published. To publish the draft, finish it and delete the line \`draft: true\` in ${file}.`,
    }
  if (reason === 'scheduled')
    return {
      message: `${name} won't be published until ${publishAt}, so visitors can't see it yet.`,
      hint: `Remove this reference until then, or publish the entry now: delete the line \`publish_at\` in ${file}.`,
    }
  return {
    message: `${name} has been unpublished since ${unpublishAt}, so visitors can't see it.`,
    hint: `Remove this reference, or publish the entry again: delete the line \`unpublish_at\` in ${file}.${redirectHint}`,
  }
}

/** Explains that this entry is published before the referenced one. @param publishAt time of this entry */
function explainPublishedTooEarly(name: string, { isDraft, file }: Visibility, publishAt?: string): Explanation {
  const reason = isDraft ? 'is a draft' : "won't be published by then"
  const message = `This will be published at ${publishAt}, but ${name} ${reason}, so that build will fail.`
  const hint = isDraft
    ? `By then, finish the draft and delete the line \`draft: true\` in ${file}, or remove this reference.`
    : `Write the same time into ${file}, \`publish_at: ${publishAt}\`, or remove this reference.`
  return { message, hint }
}

function getRedirectHint({ target, id }: Reference): string {
  const address = id.split(/[?#]/)[0] ?? ''
  return target === ADDRESSES ? ` Or redirect it in redirects.yaml: \`${address}: ${posix.dirname(address)}\`.` : ''
}

/** Matches links with their own text, in Markdown and `<EntryLink>`. */
const LINK = /^(?:\[(?<text>[^\]]+)\]\([^)]*\)|<EntryLink\b[^>]*[^/]>(?<inner>.+)<\/EntryLink>)$/

/** Creates the problem of a reference. If it's a link in a body, the fix removes the link and keeps the text. */
function createReferenceProblem(source: Source, located: LocatedReference, { message, hint }: Explanation): Diagnostic {
  const range = located.getRange()
  const { text, inner } = LINK.exec(source.text.slice(...range))?.groups ?? {}
  const label = located.path ? undefined : (text ?? inner)
  const fix = label === undefined ? undefined : source.createReplacementFix(range, label)
  return source.createProblem(range, message, hint, fix)
}
