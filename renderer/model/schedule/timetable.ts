import type { ContentModel } from '../define/model.ts'
import { ADDRESSES, Reference } from '../define/reference.ts'
import { hasSchedule, type ScheduleFields } from '../define/schedule.ts'
import { pathInContent } from '../explain/source.ts'
import { entryPath } from '../inventory.ts'
import { entryAddress } from '../mdx/entryLink.ts'
import type { PlacedReference } from '../mdx/parseMdx.ts'
import type { FileType } from '../parse/fileType.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { filesOf, type PageAddress } from '../routes.ts'
import type { Instant } from './instants.ts'
import { ALWAYS, intersect, type Visibility, visibilityOf } from './visibility.ts'

/** Something that visitors will see, or see no longer, from an instant on. */
export interface Change {
  at: Instant
  what: 'published' | 'unpublished'
  /** The file that says so: `content/posts/first-post.mdx`. */
  file: string
}

interface TimetableOptions {
  model: ContentModel
  checked: CheckedFile[]
  zone: string
  /** Pages by their addresses. */
  pages: ReadonlyMap<string, PageAddress>
  /** Drafts that their schemas don't accept yet. */
  unfinished: ParsedFile[]
}

/** When each entry of a content folder is to be seen, and its page: all that anybody asks about it is decided here. */
export class Timetable {
  readonly zone: string
  private readonly model: ContentModel
  private readonly visibilities = new Map<string, Visibility>()
  private readonly pages: ReadonlyMap<string, PageAddress>
  private readonly redirected: Set<string>

  constructor({ model, checked, zone, pages, unfinished }: TimetableOptions) {
    this.model = model
    this.zone = zone
    this.pages = pages
    const drafts = unfinished.map((file) => ({ file, data: { draft: true } }))
    for (const { file, data } of [...checked, ...drafts]) {
      const { fileType, source } = file
      if (fileType.kind !== 'entry') continue
      if (hasSchedule(fileType.schema)) this.note(source.path, visibilityOf(data as ScheduleFields, source.file, zone))
    }
    for (const each of checked) this.note(each.file.source.path, this.withTargets(each))
    const answering = checked.filter(({ file }) => this.hasRedirects(file.fileType))
    this.redirected = new Set(answering.flatMap(({ data }) => Object.keys(data)))
  }

  private note(path: string, visibility: Visibility): void {
    if (visibility !== ALWAYS) this.visibilities.set(path, visibility)
  }

  /** An entry without a page says more of those that it refers to: public facts of their state. It comes and goes with them. */
  private withTargets({ file: { fileType, source }, data }: CheckedFile): Visibility {
    if (fileType.kind !== 'entry' || fileType.definition.page) return this.of(source.path)
    return Object.values(data)
      .filter((value) => value instanceof Reference)
      .reduce((visibility, reference) => intersect(visibility, this.ofTarget(reference)), ALWAYS)
  }

  /** When a file's entry is to be seen. Files of which there is one are, at all times. */
  of(path: string): Visibility {
    return this.visibilities.get(path) ?? ALWAYS
  }

  /** When that is to be seen which a reference leads to. */
  ofTarget({ target, slug }: Reference): Visibility {
    if (target === ADDRESSES) return this.ofAddress(pathIn(slug))
    const own = this.model.collections.find(({ name }) => name === target)
    if (own) return this.of(entryPath(own, slug))
    const parent = this.model.nested.find(({ name }) => name === target)?.parent
    return parent ? this.of(entryPath(parent, slug.split('/')[0] ?? '')) : ALWAYS
  }

  /** When visitors see a page. The page of a nested entry has the schedule of its parent's file. */
  ofAddress(address: string): Visibility {
    const page = this.pages.get(address)
    return page ? this.of(filesOf(page)[0] ?? '') : ALWAYS
  }

  /** Whether a reference is a link, for whose address another page answers while it is none. */
  isRedirected({ reference, isInBody }: PlacedReference): boolean {
    const { target, slug } = reference
    if (target === ADDRESSES) return this.redirected.has(pathIn(slug))
    const isLink = isInBody === true && this.model.linkable().some(({ name }) => name === target)
    return isLink && this.redirected.has(entryAddress(this.model, reference))
  }

  /** Whether a file says which pages answer for addresses that are none. */
  hasRedirects({ kind, definition }: FileType): boolean {
    return kind === 'file' && 'isRedirectMap' in definition && definition.isRedirectMap
  }

  /** All that will change, and has, in the order of time. Drafts have none. */
  get changes(): Change[] {
    return [...this.visibilities]
      .filter(([path, { isDraft, file }]) => !isDraft && file !== undefined && pathInContent(file) === path)
      .flatMap(([, { from, until, file = '' }]): Change[] => [
        { at: from, what: 'published', file },
        { at: until, what: 'unpublished', file },
      ])
      .filter(({ at }) => Number.isFinite(at))
      .sort((a, b) => a.at - b.at)
  }
}

/** The page that a link leads to, without the place on it. */
function pathIn(link: string): string {
  return link.split(/[?#]/)[0] ?? ''
}
