import { posix } from 'node:path'
import { getPathname } from '../addresses.ts'
import { ADDRESSES, type Reference } from '../define/reference.ts'
import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import type { ValidFile } from '../parse/parsedFile.ts'
import { createProblemAt } from '../parse/yamlFix.ts'
import { getHiddenReason, type HiddenReason, type Visibility } from '../schedule/timetable.ts'
import type { Instant } from '../schedule/timeZone.ts'
import type { ContentContext, Schedule } from './ruleContexts.ts'

/** Reports an `unpublish_at` that isn't after `publish_at`. */
export function checkScheduleOrder({ file, data }: ValidFile, { schedule }: ContentContext): Diagnostic[] {
  const { from, until } = schedule.timetable.getVisibility(file.source.path)
  if ((data as ScheduleFields).unpublish_at === undefined || from < until) return []
  const message = "`unpublish_at` isn't after `publish_at`, so visitors would never see this."
  return [createProblemAt(file, ['unpublish_at'], message, 'Write a later time, or leave one of the two out.')]
}

/** Finds overdue reviews from `review_by`. Expired entries don't need a review. */
export function findOverdueReviewWarnings({ file, data }: ValidFile, { schedule }: ContentContext): Diagnostic[] {
  const { timetable, now, today } = schedule
  const { review_by: day } = data as ScheduleFields
  if (file.fileType.kind !== 'entry' || typeof day !== 'string' || day >= today) return []
  if (getHiddenReason(timetable.getVisibility(file.source.path), now) === 'expired') return []
  const hint = 'Check that everything is still correct, and write the date of the next review.'
  return [createProblemAt(file, ['review_by'], `The date of the review has passed (today is ${today}).`, hint)]
}

/** Finds scheduled entries that show an earlier date than the day of publication. */
export function findEarlyDateWarnings({ file, data }: ValidFile, { schedule }: ContentContext): Diagnostic[] {
  const { timetable, now } = schedule
  const { from } = timetable.getVisibility(file.source.path)
  const { date } = data as { date?: string }
  if (!date || from <= now) return []
  const day = timetable.timeZone.getDayAt(from)
  if (date >= day) return []
  const message = `Visitors see the date ${date}, but this is published on ${day}.`
  const hint = `Delete the line \`date\`: without it, visitors see ${day}.`
  const formHint = `Clear \`date\`: without it, visitors see ${day}.`
  return [{ ...createProblemAt(file, ['date'], message, hint), formHint }]
}

/** Reports references to hidden entries. */
export const checkHiddenReferences = (validFile: ValidFile, { schedule }: ContentContext) =>
  checkReferencedSchedules(validFile, schedule, explainHidden)

/** Finds references to entries that will be hidden later. */
export const findHiddenReferenceWarnings = (validFile: ValidFile, { schedule }: ContentContext) =>
  checkReferencedSchedules(validFile, schedule, explainLaterConflict)

/** The schedules of an entry and of one that it references. */
interface SchedulePair {
  /** The referenced id in backticks. */
  name: string
  visibility: Visibility
  referenced: Visibility
  now: Instant
  /** Starts with a space. Empty if a redirect doesn't help. */
  redirectHint: string
}

function checkReferencedSchedules(
  { file, references }: ValidFile,
  { timetable, now }: Schedule,
  explain: (pair: SchedulePair) => Explanation | undefined,
): Diagnostic[] {
  const visibility = timetable.getVisibility(file.source.path)
  const isRedirectMap = timetable.isRedirectMap(file.source.path)
  return references.flatMap((located) => {
    const { reference } = located
    const referenced = timetable.getReferenceVisibility(reference)
    // Equal visibilities can't conflict. A link to a redirected address works, except in the redirect map itself, because
    // redirects can't be chained.
    if (referenced === visibility || (!isRedirectMap && timetable.isRedirected(located))) return []
    const redirectHint = isRedirectMap ? '' : getRedirectHint(reference)
    const explanation = explain({ name: `\`${reference.id}\``, visibility, referenced, now, redirectHint })
    return explanation ? [createReferenceProblem(file.source, located, explanation)] : []
  })
}

/** Returns the reason if the referenced entry is hidden at an instant, but this one isn't. */
function findConflict({ visibility, referenced }: SchedulePair, instant: Instant): HiddenReason | undefined {
  return getHiddenReason(visibility, instant) ? undefined : getHiddenReason(referenced, instant)
}

function explainHidden(pair: SchedulePair): Explanation | undefined {
  const { name, referenced, redirectHint, now } = pair
  const { displayPath, publishAt, unpublishAt } = referenced
  const explanations: Record<HiddenReason, Explanation> = {
    draft: {
      message: `${name} is a draft, so visitors can't see it.`,
      hint: `Remove this reference until the draft is published. To publish the draft, finish it and delete the line \`draft: true\` in ${displayPath}.`,
    },
    scheduled: {
      message: `${name} won't be published until ${publishAt}, so visitors can't see it yet.`,
      hint: `Remove this reference until then, or publish the entry now: delete the line \`publish_at\` in ${displayPath}.`,
    },
    expired: {
      message: `${name} has been unpublished since ${unpublishAt}, so visitors can't see it.`,
      hint: `Remove this reference, or publish the entry again: delete the line \`unpublish_at\` in ${displayPath}.${redirectHint}`,
    },
  }
  const reason = findConflict(pair, now)
  return reason && explanations[reason]
}

/** A later conflict can only start when this entry is published, or when the referenced one is unpublished. */
function explainLaterConflict(pair: SchedulePair): Explanation | undefined {
  const { name, visibility, referenced, redirectHint, now } = pair
  const { isDraft, displayPath, until, unpublishAt } = referenced
  const { publishAt } = visibility
  const startsAt = (instant: Instant) => instant > now && findConflict(pair, instant) !== undefined
  if (findConflict(pair, now)) return undefined
  if (startsAt(visibility.from))
    return {
      message: `This will be published at ${publishAt}, but ${name} ${isDraft ? 'is a draft' : "won't be published by then"}, so that build will fail.`,
      hint: isDraft
        ? `By then, finish the draft and delete the line \`draft: true\` in ${displayPath}, or remove this reference.`
        : `Write the same time into ${displayPath}, \`publish_at: ${publishAt}\`, or remove this reference.`,
    }
  if (!startsAt(until)) return undefined
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
