import type { Collection, ContentFile, DataOf, Entry, Item, Nested } from './define/definitions.ts'
import type { NotFoundView } from './define/fields.ts'
import type { ContentModel } from './define/model.ts'
import type { MediaFile, MediaUse } from './define/policies.ts'
import { Reference, type ResolvedEntry } from './define/reference.ts'
import { pathInContent } from './explain/source.ts'
import { assertFound, entryPath, type Inventory, inventoryOf, itemsOf } from './inventory.ts'
import type { Placeholder } from './parse/placeholders.ts'
import { once } from './parse/yaml.ts'
import { NOT_FOUND_PAGE, notFoundPagesOf, type PageAddress, pagesOf, paramsOf, routesOf } from './routes.ts'
import type { UnpublishedPage } from './schedule/visibility.ts'

export interface SiteData {
  model: ContentModel
  /** Where the company is, by its name in the IANA database: its days begin at midnight there. */
  zone: string
  files: Map<string, object>
  /** The entries of each collection in the site's order, by name. */
  entries: Map<string, (object & { slug: string })[]>
  media: Map<string, MediaFile>
  use: MediaUse
  placeholders: Placeholder[]
  /** What somebody has to look at again: a day that is over. */
  overdue: Placeholder[]
  /** Pages that are there for writers alone, if it is a site for writers. */
  unpublished?: Map<string, UnpublishedPage>
}

/** The whole site as data: validated once, trusted everywhere. What is asked for is named by its definition. */
export class Site {
  readonly model: ContentModel
  readonly zone: string
  readonly media: Map<string, MediaFile>
  readonly mediaUse: MediaUse
  readonly placeholders: Placeholder[]
  readonly overdue: Placeholder[]
  /** The pages that visitors do not see, by address. Empty in whatever is made for them. */
  readonly unpublished: Map<string, UnpublishedPage>
  private readonly data: SiteData
  private readonly bySlug: Map<string, Map<string, object>>
  readonly inventory: Inventory
  /** The items of nested collections, by their names and the slugs of their parents and their own: `cities/florida/tampa`. */
  private readonly items: Map<string, object>
  private readonly made = new Map<unknown, unknown>()
  readonly pages = once((): readonly PageAddress[] => pagesOf(this.model, this.inventory))
  private readonly byAddress = once(() => new Map(this.pages().map((page) => [page.address, page])))
  /** The addresses of the not-found pages: `/locations/404`. */
  readonly notFoundPages = once((): readonly string[] => notFoundPagesOf(this.model, this.inventory))
  /** Every page's address, with the name that a visitor knows it by: `/locations/florida/miami`, `Miami, Florida`. */
  readonly pageIndex = once(() => this.pages().map((page) => [page.address, this.titleOf(page)] as const))

  constructor(data: SiteData) {
    this.data = data
    this.model = data.model
    this.zone = data.zone
    this.media = data.media
    this.mediaUse = data.use
    this.placeholders = data.placeholders
    this.overdue = data.overdue
    this.unpublished = data.unpublished ?? new Map()
    this.bySlug = new Map(
      [...data.entries].map(([name, entries]) => [name, new Map(entries.map((entry) => [entry.slug, entry]))]),
    )
    this.items = new Map(
      data.model.nested.flatMap((nested) =>
        this.all(nested.parent).flatMap((parent) =>
          itemsOf(nested, parent).map(({ slug, item }) => [`${nested.name}/${parent.slug}/${slug}`, item] as const),
        ),
      ),
    )
    this.inventory = inventoryOf(data.model, ({ name }) => data.entries.get(name), Object)
  }

  /** The data of a singleton, or the words of a listing or a page. */
  get<File extends ContentFile>(file: File): DataOf<File> {
    return assertFound(this.data.files.get(file.path), file.path) as DataOf<File>
  }

  has({ name }: Collection): boolean {
    return this.data.entries.has(name)
  }

  all<C extends Collection>(collection: C): Entry<C>[] {
    return (this.data.entries.get(collection.name) ?? []) as Entry<C>[]
  }

  find<C extends Collection>(collection: C, slug: string | undefined): Entry<C> | undefined {
    return slug === undefined ? undefined : (this.entryNamed(collection.name, slug) as Entry<C> | undefined)
  }

  /** The entry of a collection by both names; undefined where there is none. */
  entryNamed(collection: string, slug: string): object | undefined {
    return this.bySlug.get(collection)?.get(slug)
  }

  entry<C extends Collection>(collection: C, { slug }: Reference<C['name']>): Entry<C> {
    return assertFound(this.find(collection, slug), slug)
  }

  /**
   * An entry with the entries that it refers to in the place of the references: what its page shows. References of those,
   * and what points to anything but a collection, stay as they are. The body is handed on.
   */
  resolve<Data extends object>(data: Data): ResolvedEntry<Data> {
    const { body, ...fields } = data as Data & { body?: unknown }
    return { ...(this.follow(fields) as object), ...(body !== undefined && { body }) } as ResolvedEntry<Data>
  }

  private follow(value: unknown): unknown {
    if (value instanceof Reference) return this.entryNamed(value.target, value.slug) ?? value
    if (Array.isArray(value)) return value.map((item) => this.follow(item))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.follow(item)]))
  }

  /** What a function makes of the site, once however many pages show it. */
  derived<Value>(make: (site: Site) => Value): Value {
    if (!this.made.has(make)) this.made.set(make, make(this))
    return this.made.get(make) as Value
  }

  /** All nested entries, in the order of their parents. */
  allNested<N extends Nested>(nested: N): Item<N>[] {
    return this.all(nested.parent).flatMap((parent) =>
      itemsOf(nested, parent).map(({ item }) => ({ parent, item }) as Item<N>),
    )
  }

  findNested<N extends Nested>(nested: N, parentSlug?: string, slug?: string): Item<N> | undefined {
    const parent = this.find(nested.parent, parentSlug)
    const item = this.items.get(`${nested.name}/${parentSlug}/${slug}`)
    return item === undefined ? undefined : ({ parent, item } as Item<N>)
  }

  /** The nested entry that a checked reference means: `florida/tampa`. */
  nestedEntry<N extends Nested>(nested: N, { slug }: Reference<N['name']>): Item<N> {
    const [parent, item] = slug.split('/')
    return assertFound(this.findNested(nested, parent, item), slug)
  }

  /** Checks whether a value of an entry, or one in it or around it, is a placeholder. */
  isPlaceholder(collection: Collection, slug: string, path: PropertyKey[]): boolean {
    return this.isPlaceholderIn({ path: entryPath(collection, slug) }, path)
  }

  /** Checks the same for a singleton, or for the texts of a listing or a page. */
  isPlaceholderIn({ path: file }: Pick<ContentFile, 'path'>, path: PropertyKey[]): boolean {
    const place = path.join('.')
    return this.placeholders.some(
      ({ file: tagged, path: at }) =>
        pathInContent(tagged) === file && (place === at || place.startsWith(`${at}.`) || at.startsWith(`${place}.`)),
    )
  }

  page(address: string): PageAddress | undefined {
    return this.byAddress().get(address)
  }

  /** Finds the folder in `pages` that renders an address, and its parameters. Returns undefined if the address isn't a page. */
  match(address: string): { page: string; params: Record<string, string> } | undefined {
    const page = this.page(address)
    if (page) return { page: page.route.page, params: paramsOf(page) }
    return this.notFoundPages().includes(address) ? { page: NOT_FOUND_PAGE, params: {} } : undefined
  }

  /** The not-found views of all collections, with the patterns of the addresses that they are for. */
  notFoundViews(): { name: string; patterns: string[]; view: NotFoundView }[] {
    const routes = routesOf(this.model).filter(
      ({ notFound }) => notFound !== undefined && this.data.files.has(notFound),
    )
    return routes.flatMap(({ id, notFound, definition }) => {
      if (notFound !== id || definition.kind === 'singleton') return []
      // `defineCollection` and `defineNested` refuse copy without it.
      const { notFound: view } = this.data.files.get(id) as { notFound: NotFoundView }
      const patterns = routes.filter((route) => route.notFound === id).map(({ pattern }) => pattern)
      return [{ name: definition.singular, patterns, view }]
    })
  }

  titleOf({ definition, slug, parent: parentSlug }: PageAddress): string {
    if (definition.kind === 'singleton') return definition.titleOf(this.get(definition) as object, this)
    if (definition.kind === 'nested') {
      const { item, parent } = assertFound(this.findNested(definition, parentSlug, slug), `${parentSlug}/${slug}`)
      return definition.titleOf(item as object, parent)
    }
    if (slug === undefined) {
      // `defineCollection` sees to it that a listing has one.
      const { meta } = this.get(definition.listing as ContentFile) as { meta: { title: string } }
      return meta.title
    }
    return definition.titleOf(assertFound(this.find(definition, slug), slug))
  }
}
