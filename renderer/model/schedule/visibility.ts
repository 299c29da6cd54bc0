import type { ScheduleFields } from '../define/schedule.ts'
import { type Instant, parseInstant } from './instants.ts'

/** Period when an entry is published. Drafts are never published. */
export interface Visibility {
  isDraft: boolean
  /** Inclusive. */
  from: Instant
  /** Exclusive. */
  until: Instant
  /** For messages: the file of the entry. After `intersect`, the file that sets `draft` or `from`. */
  file?: string
  /** For messages: the value of `publish_at`. */
  publishAt?: string | undefined
  /** For messages: the value of `unpublish_at`. */
  unpublishAt?: string | undefined
}

/** Shared by all content without a schedule. Compare with `===`. */
export const ALWAYS_VISIBLE: Visibility = {
  isDraft: false,
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
}

export type HiddenReason = 'draft' | 'scheduled' | 'expired'

/** Parses the schedule of an entry. Days start at midnight in the time zone. */
export function createVisibility(
  { draft = false, publish_at, unpublish_at }: ScheduleFields,
  { file, timeZone }: { file: string; timeZone: string },
): Visibility {
  if (!draft && publish_at === undefined && unpublish_at === undefined) return ALWAYS_VISIBLE
  return {
    isDraft: draft,
    from: publish_at === undefined ? ALWAYS_VISIBLE.from : parseInstant(publish_at, timeZone),
    until: unpublish_at === undefined ? ALWAYS_VISIBLE.until : parseInstant(unpublish_at, timeZone),
    file,
    publishAt: publish_at,
    unpublishAt: unpublish_at,
  }
}

/** Returns the period when both are published. `unpublishAt` can come from a file other than `file`. */
export function intersect(a: Visibility, b: Visibility): Visibility {
  if (a === ALWAYS_VISIBLE) return b
  if (b === ALWAYS_VISIBLE) return a
  const [later, earlier] = [a.from > b.from ? a : b, a.until < b.until ? a : b]
  return {
    isDraft: a.isDraft || b.isDraft,
    from: later.from,
    until: earlier.until,
    file: [a, b].find(({ isDraft }) => isDraft)?.file ?? later.file ?? '',
    publishAt: later.publishAt,
    unpublishAt: earlier.unpublishAt,
  }
}

/** Returns the reason if an entry is hidden at an instant. Undefined if it's published. */
export function getHiddenReason({ isDraft, from, until }: Visibility, instant: Instant): HiddenReason | undefined {
  if (isDraft) return 'draft'
  if (instant < from) return 'scheduled'
  return instant < until ? undefined : 'expired'
}

/** A page that only previews show. `publishAt` and `unpublishAt` are values of its fields. */
export interface UnpublishedPage {
  reason: HiddenReason
  publishAt: string | undefined
  unpublishAt: string | undefined
}
