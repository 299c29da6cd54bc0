import { posix } from 'node:path'
import { getPathname } from '../addresses.ts'
import { ADDRESSES, type Reference } from '../define/reference.ts'
import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
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
  if ((data as ScheduleFields).unpublish_at === undefined || from < until) return []
  const message = "`unpublish_at` isn't after `publish_at`, so visitors would never see this."
  return [createProblemAt(file, ['unpublish_at'], message, 'Write a later time, or leave one of the two out.')]
}

/** Finds overdue reviews from `review_by`. Expired entries don't need a review. */
export function findOverdueReviewWarnings({ file, data }: ValidFile, { timetable, now, today }: ScheduleContext) {
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
  if (!date || from <= now) return []
  const day = getDayAt(from, timetable.timeZone)
  if (date >= day) return []
  const message = `Visitors see the date ${date}, but this is published on ${day}.`
  return [createProblemAt(file, ['date'], message, `Delete the line \`date\`: without it, visitors see ${day}.`)]
}

/** Reports references to hidden entries, and warns of references to entries that will be hidden later. */
export function checkHiddenReferences({ file, references }: ValidFile, { timetable, now }: ScheduleContext) {
  const visibility = timetable.getVisibility(file.source.path)
  const isRedirectMap = timetable.isRedirectMap(file.source.path)
  const problems: Diagnostic[] = []
  const warnings: Diagnostic[] = []
  for (const located of references) {
    const referenced = timetable.getReferenceVisibility(located.reference)
    // Equal visibilities can't conflict.
    if (referenced === visibility) continue
    // A link to a redirected address works, except in the redirect map itself, because redirects can't be chained.
    if (!isRedirectMap && timetable.isRedirected(located)) continue
    const name = `\`${located.reference.id}\``
    const redirectHint = isRedirectMap ? '' : getRedirectHint(located.reference)
    const createProblem = (explanation: Explanation) => createReferenceProblem(file.source, located, explanation)
    const reason = findConflict(visibility, referenced, now)
    // A later conflict can only start when this is published, or when the referenced entry is unpublished.
    const startsAt = (instant: Instant) => instant > now && findConflict(visibility, referenced, instant) !== undefined
    if (reason) problems.push(createProblem(explainHidden(name, referenced, reason, redirectHint)))
    else if (startsAt(visibility.from))
      warnings.push(createProblem(explainEarlyPublication(name, referenced, visibility.publishAt)))
    else if (startsAt(referenced.until))
      warnings.push(createProblem(explainUnpublication(name, referenced, redirectHint)))
  }
  return { problems, warnings }
}

/** Returns the reason if the referenced entry is hidden at an instant, but this one isn't. */
function findConflict(visibility: Visibility, referenced: Visibility, instant: Instant): HiddenReason | undefined {
  return getHiddenReason(visibility, instant) ? undefined : getHiddenReason(referenced, instant)
}

function explainHidden(name: string, referenced: Visibility, reason: HiddenReason, redirectHint: string): Explanation {
  const { displayPath, publishAt, unpublishAt } = referenced
  if (reason === 'draft')
    return {
      message: `${name} is a draft, so visitors can't see it.`,
      hint: `Remove this reference until the draft is published. To publish the draft, finish it and delete the line \`draft: true\` in ${displayPath}.`,
    }
  if (reason === 'scheduled')
    return {
      message: `${name} won't be published until ${publishAt}, so visitors can't see it yet.`,
      hint: `Remove this reference until then, or publish the entry now: delete the line \`publish_at\` in ${displayPath}.`,
    }
  return {
    message: `${name} has been unpublished since ${unpublishAt}, so visitors can't see it.`,
    hint: `Remove this reference, or publish the entry again: delete the line \`unpublish_at\` in ${displayPath}.${redirectHint}`,
  }
}

/** Explains that this entry is published before the referenced one. @param publishAt time of this entry */
function explainEarlyPublication(name: string, { isDraft, displayPath }: Visibility, publishAt?: string): Explanation {
  const reason = isDraft ? 'is a draft' : "won't be published by then"
  const message = `This will be published at ${publishAt}, but ${name} ${reason}, so that build will fail.`
  const hint = isDraft
    ? `By then, finish the draft and delete the line \`draft: true\` in ${displayPath}, or remove this reference.`
    : `Write the same time into ${displayPath}, \`publish_at: ${publishAt}\`, or remove this reference.`
  return { message, hint }
}

function explainUnpublication(name: string, { displayPath, unpublishAt }: Visibility, redirectHint: string) {
  const message = `${name} will be unpublished at ${unpublishAt} (${displayPath}). After that, this reference is broken and builds fail.`
  return { message, hint: `Remove this reference by then.${redirectHint}` }
}

function getRedirectHint({ target, id }: Reference): string {
  const address = getPathname(id)
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
