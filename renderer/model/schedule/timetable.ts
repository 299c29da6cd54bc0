import type { ContentModel } from '../define/model.ts'
import { ADDRESSES, Reference } from '../define/reference.ts'
import { hasSchedule, type ScheduleFields } from '../define/schedule.ts'
import { toContentPath } from '../explain/source.ts'
import { getEntryPath } from '../inventory.ts'
import { getEntryAddress } from '../mdx/entryLink.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import type { FileType } from '../parse/fileType.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { listPageFiles, type PageAddress } from '../routes.ts'
import type { Instant } from './instants.ts'
import { ALWAYS_VISIBLE, createVisibility, intersect, type Visibility } from './visibility.ts'

/** Entry that is published or unpublished at an instant. */
export interface Change {
  at: Instant
  kind: 'published' | 'unpublished'
  /** File with the schedule: `content/posts/first-post.mdx`. */
  file: string
}

interface TimetableOptions {
  model: ContentModel
  checked: CheckedFile[]
  timeZone: string
  /** Keys are addresses. */
  pages: ReadonlyMap<string, PageAddress>
  /** Drafts that aren't valid yet. */
  unfinishedFiles: ParsedFile[]
}

/** Looks up when each file and page is visible. */
export class Timetable {
  /** IANA name. */
  readonly timeZone: string
  private readonly model: ContentModel
  private readonly visibilities = new Map<string, Visibility>()
  private readonly pages: ReadonlyMap<string, PageAddress>
  private readonly redirectedAddresses: Set<string>

  constructor({ model, checked, timeZone, pages, unfinishedFiles }: TimetableOptions) {
    this.model = model
    this.timeZone = timeZone
    this.pages = pages
    const drafts = unfinishedFiles.map((file) => ({ file, data: { draft: true } }))
    for (const { file, data } of [...checked, ...drafts]) {
      const { fileType, source } = file
      if (fileType.kind !== 'entry') continue
      if (hasSchedule(fileType.schema))
        this.set(source.path, createVisibility(data as ScheduleFields, source.file, timeZone))
    }
    for (const entry of checked) this.set(entry.file.source.path, this.getEntryVisibility(entry))
    const redirects = checked.filter(({ file }) => this.hasRedirects(file.fileType))
    this.redirectedAddresses = new Set(redirects.flatMap(({ data }) => Object.keys(data)))
  }

  private set(path: string, visibility: Visibility): void {
    if (visibility !== ALWAYS_VISIBLE) this.visibilities.set(path, visibility)
  }

  /** Returns when an entry is visible. An entry without a page is visible only while all entries that it references are. */
  private getEntryVisibility({ file: { fileType, source }, data }: CheckedFile): Visibility {
    if (fileType.kind !== 'entry' || fileType.definition.page) return this.getVisibility(source.path)
    return Object.values(data)
      .filter((value) => value instanceof Reference)
      .reduce((visibility, reference) => intersect(visibility, this.getTargetVisibility(reference)), ALWAYS_VISIBLE)
  }

  /** Returns the visibility of a file, by path relative to `content`. Defaults to always. */
  getVisibility(path: string): Visibility {
    return this.visibilities.get(path) ?? ALWAYS_VISIBLE
  }

  getTargetVisibility({ target, slug }: Reference): Visibility {
    if (target === ADDRESSES) return this.getPageVisibility(getPathname(slug))
    const collection = this.model.collections.find(({ name }) => name === target)
    if (collection) return this.getVisibility(getEntryPath(collection, slug))
    const parent = this.model.nested.find(({ name }) => name === target)?.parent
    return parent ? this.getVisibility(getEntryPath(parent, slug.split('/')[0] ?? '')) : ALWAYS_VISIBLE
  }

  /** Returns the visibility of a page. A nested entry has the schedule of the parent. */
  getPageVisibility(address: string): Visibility {
    const page = this.pages.get(address)
    return page ? this.getVisibility(listPageFiles(page)[0] ?? '') : ALWAYS_VISIBLE
  }

  /** Checks if a reference is a link to an address with a redirect. */
  isRedirected({ reference, isInBody }: LocatedReference): boolean {
    const { target, slug } = reference
    if (target === ADDRESSES) return this.redirectedAddresses.has(getPathname(slug))
    const isLink = isInBody === true && this.model.listLinkable().some(({ name }) => name === target)
    return isLink && this.redirectedAddresses.has(getEntryAddress(this.model, reference))
  }

  hasRedirects({ kind, definition }: FileType): boolean {
    return kind === 'file' && 'isRedirectMap' in definition && definition.isRedirectMap
  }

  /** Past and future changes in chronological order, without drafts. */
  get changes(): Change[] {
    return [...this.visibilities]
      .filter(([path, { isDraft, file }]) => !isDraft && file !== undefined && toContentPath(file) === path)
      .flatMap(([, { from, until, file = '' }]): Change[] => [
        { at: from, kind: 'published', file },
        { at: until, kind: 'unpublished', file },
      ])
      .filter(({ at }) => Number.isFinite(at))
      .sort((a, b) => a.at - b.at)
  }
}

function getPathname(link: string): string {
  return link.split(/[?#]/)[0] ?? ''
}
