import { getPathname } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import { getTextAt } from '../define/path.ts'
import { ADDRESSES, Reference } from '../define/reference.ts'
import { hasSchedule, type ScheduleFields } from '../define/schedule.ts'
import { getSchemaAt } from '../define/schemaAt.ts'
import { toContentPath } from '../diagnostics/source.ts'
import { getEntryPath } from '../entries.ts'
import { getEntryAddress } from '../mdx/entryLink.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import type { ParsedFile, ValidatedContent, ValidFile } from '../parse/parsedFile.ts'
import { listPageFiles, type SitePage } from '../routes.ts'
import { type Instant, TimeZone } from './timeZone.ts'

/** Period when an entry is published. Drafts are never published. */
export interface Visibility {
  isDraft: boolean
  /** Inclusive. */
  from: Instant
  /** Exclusive. */
  until: Instant
  /** The file of the entry: `content/posts/first-post.mdx`. After `intersect`, the file that sets `draft` or `from`. */
  displayPath?: string | undefined
  /** For messages: the values of the fields. */
  publishAt?: string | undefined
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
export function createVisibility(fields: ScheduleFields, timeZone: TimeZone, displayPath: string): Visibility {
  const { draft = false, publish_at, unpublish_at } = fields
  if (!draft && publish_at === undefined && unpublish_at === undefined) return ALWAYS_VISIBLE
  return {
    isDraft: draft,
    from: publish_at === undefined ? ALWAYS_VISIBLE.from : timeZone.parseInstant(publish_at),
    until: unpublish_at === undefined ? ALWAYS_VISIBLE.until : timeZone.parseInstant(unpublish_at),
    displayPath,
    publishAt: publish_at,
    unpublishAt: unpublish_at,
  }
}

/** Returns the period when both are published. `unpublishAt` can come from a file other than `displayPath`. */
export function intersect(a: Visibility, b: Visibility): Visibility {
  if (a === ALWAYS_VISIBLE) return b
  if (b === ALWAYS_VISIBLE) return a
  const [later, earlier] = [a.from > b.from ? a : b, a.until < b.until ? a : b]
  return {
    isDraft: a.isDraft || b.isDraft,
    from: later.from,
    until: earlier.until,
    displayPath: [a, b].find(({ isDraft }) => isDraft)?.displayPath ?? later.displayPath,
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

export type UnpublishedPage = { reason: HiddenReason } & Pick<Visibility, 'publishAt' | 'unpublishAt'>

/** Publication or unpublication of an entry, in the past or future. */
export interface ScheduledChange {
  at: Instant
  kind: 'published' | 'unpublished'
  /** File with the schedule: `content/posts/first-post.mdx`. */
  file: string
}

export class Timetable {
  readonly timeZone: TimeZone
  private readonly model: ContentModel
  private readonly pages: ReadonlyMap<string, SitePage>
  /** By path relative to `content`. */
  private readonly visibilities = new Map<string, Visibility>()
  private readonly redirectedAddresses: Set<string>

  /** @param pages by address */
  constructor(content: ValidatedContent, timeZone: TimeZone, pages: ReadonlyMap<string, SitePage>) {
    const { model, validFiles, incompleteDrafts } = content
    this.model = model
    this.timeZone = timeZone
    this.pages = pages
    const drafts = incompleteDrafts.map((file) => ({ file, data: { draft: true } }))
    for (const { file, data } of [...validFiles, ...drafts]) {
      const { fileType, source } = file
      if (fileType.kind === 'entry' && hasSchedule(fileType.schema))
        this.visibilities.set(source.path, createVisibility(data as ScheduleFields, timeZone, source.displayPath))
    }
    // Run this after all schedules are set, because entries without a page depend on the entries that they reference.
    for (const entry of validFiles) this.visibilities.set(entry.file.source.path, this.computeVisibility(entry))
    const redirects = validFiles.filter(({ file }) => this.isRedirectMap(file.source.path))
    this.redirectedAddresses = new Set(redirects.flatMap(({ data }) => Object.keys(data)))
  }

  /** Computes when an entry is visible. An entry without a page has no schedule of its own: it's visible while the targets of its top-level references are visible. */
  private computeVisibility({ file: { fileType, source }, data }: ValidFile): Visibility {
    if (fileType.kind !== 'entry' || fileType.definition.page) return this.getVisibility(source.path)
    return Object.values(data)
      .filter((value) => value instanceof Reference)
      .reduce((visibility, reference) => intersect(visibility, this.getReferenceVisibility(reference)), ALWAYS_VISIBLE)
  }

  /** Returns the visibility of a file, by path relative to `content`. Defaults to always. */
  getVisibility(path: string): Visibility {
    return this.visibilities.get(path) ?? ALWAYS_VISIBLE
  }

  /** Returns when the target of a reference is visible. Files in `media` and records are always visible. */
  getReferenceVisibility({ target, id }: Reference): Visibility {
    if (target === ADDRESSES) return this.getPageVisibility(getPathname(id))
    const { collections, nested } = this.model
    const parent = nested.find(({ name }) => name === target)?.parent
    const collection = parent ?? collections.find(({ name }) => name === target)
    return collection ? this.getVisibility(getEntryPath(collection, id.split('/')[0] ?? '')) : ALWAYS_VISIBLE
  }

  /** Returns when a page is visible. A nested entry uses the schedule of its parent. */
  getPageVisibility(address: string): Visibility {
    const page = this.pages.get(address)
    return page ? this.getVisibility(listPageFiles(page)[0] ?? '') : ALWAYS_VISIBLE
  }

  isRedirected({ reference, path }: LocatedReference): boolean {
    const { target, id } = reference
    if (target === ADDRESSES) return this.redirectedAddresses.has(getPathname(id))
    const isLink = !path && this.model.linkableDefinitions.some(({ name }) => name === target)
    return isLink && this.redirectedAddresses.has(getEntryAddress(this.model, reference))
  }

  /** Checks if a file redirects old addresses. @param path relative to `content` */
  isRedirectMap(path: string): boolean {
    return this.model.redirectPaths.has(path)
  }

  /** Past and future changes in chronological order, without drafts. */
  get changes(): ScheduledChange[] {
    return [...this.visibilities]
      .flatMap(([path, { isDraft, from, until, displayPath: file = '' }]): ScheduledChange[] => {
        // Skip visibilities copied from a referenced entry. Its changes are already in the list.
        if (isDraft || toContentPath(file) !== path) return []
        return [
          { at: from, kind: 'published', file },
          { at: until, kind: 'unpublished', file },
        ]
      })
      .filter(({ at }) => Number.isFinite(at))
      .sort((a, b) => a.at - b.at)
  }
}

/** Reads the time zone of the company before validation, because schedules need it. Undefined if it's invalid. */
export function findTimeZone({ singletons }: ContentModel, files: ParsedFile[]): TimeZone | undefined {
  const definition = singletons.find(({ timeZone }) => timeZone !== undefined)
  const file = files.find(({ source }) => source.path === definition?.path)
  if (!definition?.timeZone || !file || file.hasSyntaxErrors) return undefined
  const schema = getSchemaAt(definition.schema, definition.timeZone)
  const { data } = schema?.safeParse(getTextAt(file.yaml.data, definition.timeZone) || undefined) ?? {}
  return typeof data === 'string' ? new TimeZone(data) : undefined
}
