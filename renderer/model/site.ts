import type { Collection, ContentFile, DataOf, Entry, NestedCollection, NestedEntry } from './define/definitions.ts'
import type { NotFoundView } from './define/fields.ts'
import type { MediaFile, MediaUse } from './define/media.ts'
import type { ContentModel } from './define/model.ts'
import { Reference, type ResolvedEntry } from './define/reference.ts'
import { mapLeaves } from './define/strings.ts'
import type { FieldLocation } from './diagnostics/diagnostic.ts'
import { toContentPath } from './diagnostics/source.ts'
import { type EntriesById, getEntryPath, indexEntries } from './entries.ts'
import { memoize } from './memoize.ts'
import { listNotFoundAddresses, listPages, listRoutes, NOT_FOUND_FOLDER, type SitePage } from './routes.ts'
import type { UnpublishedPage } from './schedule/timetable.ts'
import type { TimeZone } from './schedule/timeZone.ts'

/** Validated content, the input of a `Site`. */
export interface SiteData
  extends Pick<Site, 'model' | 'timeZone' | 'media' | 'mediaUse' | 'placeholders' | 'overdueReviews'> {
  /** Data of singletons and copy files. Keys are paths relative to `content`. */
  files: Map<string, object>
  /** Keys are names of collections. */
  entries: Map<string, (object & { slug: string })[]>
}

/** Validated content. Pass a definition to look up its entries. The result has its type. */
export class Site {
  readonly model: ContentModel
  readonly timeZone: TimeZone
  /** Keys are paths relative to `content/media`. */
  readonly media: Map<string, MediaFile>
  readonly mediaUse: MediaUse
  readonly placeholders: FieldLocation[]
  /** Fields of `reviewDates` (an option of definitions) with a day before today. Release builds fail on them. */
  readonly overdueReviews: FieldLocation[]
  /** Pages that only writers can see, by address. */
  readonly unpublished = new Map<string, UnpublishedPage>()
  private readonly data: SiteData
  /** Entries and nested entries: maps by id, in a map by the name of the collection. */
  readonly entriesById: EntriesById
  readonly pages = memoize((): readonly SitePage[] => listPages(this.model, this.entriesById))
  private readonly pagesByAddress = memoize(() => new Map(this.pages().map((page) => [page.address, page])))
  /** Addresses of not-found pages: `/locations/404`. */
  readonly notFoundAddresses = memoize((): readonly string[] => listNotFoundAddresses(this.model, this.entriesById))
  /** Pairs of address and title: `/locations/florida/miami`, `Miami, Florida`. */
  readonly pageIndex = memoize(() => this.pages().map((page) => [page.address, this.getTitle(page)] as const))

  constructor(data: SiteData) {
    this.data = data
    this.model = data.model
    this.timeZone = data.timeZone
    this.media = data.media
    this.mediaUse = data.mediaUse
    this.placeholders = data.placeholders
    this.overdueReviews = data.overdueReviews
    this.entriesById = indexEntries(data.model, ({ name }) =>
      data.entries.get(name)?.map((entry) => [entry.slug, entry] as const),
    )
  }

  /** Returns the data of a singleton or copy file. @throws {Error} if it's missing */
  get<File extends ContentFile>(file: File): DataOf<File> {
    return assertFound(this.data.files.get(file.path), file.path) as DataOf<File>
  }

  /** Checks if the collection has a folder in the content. The folder can be without entries. */
  hasEntries({ name }: Collection): boolean {
    return this.data.entries.has(name)
  }

  listEntries<C extends Collection>(collection: C): Entry<C>[] {
    return (this.data.entries.get(collection.name) ?? []) as Entry<C>[]
  }

  findEntry<C extends Collection>({ name }: C, slug: string | undefined): Entry<C> | undefined {
    return slug === undefined ? undefined : (this.entriesById.get(name)?.get(slug) as Entry<C> | undefined)
  }

  /** Returns the entry that a reference points to. @throws {Error} if it's missing */
  getEntry<C extends Collection>(collection: C, { id }: Reference<C['name']>): Entry<C> {
    return assertFound(this.findEntry(collection, id), id)
  }

  /** Replaces references to entries of collections with these entries, except in the body. References inside the entries are not resolved. */
  resolve<Data extends object>(data: Data): ResolvedEntry<Data> {
    const { body, ...fields } = data as Data & { body?: unknown }
    const resolved = mapLeaves(fields, (leaf) =>
      leaf instanceof Reference && this.data.entries.has(leaf.target)
        ? (this.entriesById.get(leaf.target)?.get(leaf.id) ?? leaf)
        : leaf,
    )
    return { ...(resolved as object), ...(body !== undefined && { body }) } as ResolvedEntry<Data>
  }

  /** Returns all nested entries, in the order of their parents. */
  listNestedEntries<N extends NestedCollection>({ name }: N): NestedEntry<N>[] {
    return [...(this.entriesById.get(name)?.values() ?? [])] as NestedEntry<N>[]
  }

  findNestedEntry<N extends NestedCollection>({ name }: N, parentSlug?: string, itemSlug?: string) {
    return this.entriesById.get(name)?.get(`${parentSlug}/${itemSlug}`) as NestedEntry<N> | undefined
  }

  /** Returns the nested entry that a reference points to. @throws {Error} if it's missing */
  getNestedEntry<N extends NestedCollection>({ name }: N, { id }: Reference<N['name']>): NestedEntry<N> {
    return assertFound(this.entriesById.get(name)?.get(id), id) as NestedEntry<N>
  }

  /** Checks if the value at a path is a placeholder, contains one, or is part of one. */
  isPlaceholderInEntry(collection: Collection, slug: string, path: PropertyKey[]): boolean {
    return this.isPlaceholderInFile({ path: getEntryPath(collection, slug) }, path)
  }

  isPlaceholderInFile(file: Pick<ContentFile, 'path'>, path: PropertyKey[]): boolean {
    const joinedPath = path.join('.')
    return this.placeholders.some(
      (placeholder) =>
        toContentPath(placeholder.file) === file.path &&
        (`${joinedPath}.`.startsWith(`${placeholder.path}.`) || `${placeholder.path}.`.startsWith(`${joinedPath}.`)),
    )
  }

  findPageByAddress(address: string): SitePage | undefined {
    return this.pagesByAddress().get(address)
  }

  /** Returns the folder in `pages` that renders an address, and the parameters of its route. */
  matchRoute(address: string): { pageFolder: string; params: Record<string, string> } | undefined {
    const page = this.findPageByAddress(address)
    if (page) {
      const { route, slug = '', parent } = page
      const slugs = parent === undefined ? [slug] : [parent, slug]
      const params = Object.fromEntries(route.params.map((name, index) => [name, slugs[index] ?? '']))
      return { pageFolder: route.pageFolder, params }
    }
    return this.notFoundAddresses().includes(address) ? { pageFolder: NOT_FOUND_FOLDER, params: {} } : undefined
  }

  /** Returns not-found views with the route patterns that they apply to. */
  listNotFoundViews(): { name: string; patterns: string[]; view: NotFoundView }[] {
    const routes = listRoutes(this.model)
    return routes.flatMap(({ id, notFoundRouteId, definition }) => {
      if (notFoundRouteId !== id || definition.kind === 'singleton' || !this.data.files.has(id)) return []
      // `defineCollection` and `defineNested` require this key.
      const { notFound: view } = this.data.files.get(id) as { notFound: NotFoundView }
      const patterns = routes.filter((route) => route.notFoundRouteId === id).map(({ pattern }) => pattern)
      return [{ name: definition.singular, patterns, view }]
    })
  }

  getTitle({ definition, slug, parent: parentSlug }: SitePage): string {
    if (definition.kind === 'singleton') return definition.getTitle(this.get(definition) as object, this)
    if (definition.kind === 'nested') {
      const { item, parent } = assertFound(this.findNestedEntry(definition, parentSlug, slug), `${parentSlug}/${slug}`)
      return definition.getTitle(item as object, parent)
    }
    if (slug !== undefined) return definition.getTitle(assertFound(this.findEntry(definition, slug), slug))
    // `defineCollection` requires this key.
    const { meta } = this.get(definition.listing as ContentFile) as { meta: { title: string } }
    return meta.title
  }
}

/** Returns a value that the check guarantees. @throws {Error} if it's undefined, which is a bug in the check */
function assertFound<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} doesn't exist, although the check accepted it.`)
  return value
}
