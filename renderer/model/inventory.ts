import type { Collection, ContentFile, Nested, Singleton } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { select } from './define/path.ts'
import { Reference } from './define/reference.ts'

export interface Inventory {
  /** By collection, of those that the content has. */
  slugs: Map<string, string[]>
  /** By nested family, then by the slug of the parent. */
  items: Map<string, Map<string, string[]>>
}

/** The slugs of what there is. `entriesOf` is undefined where the content has no such folder, `dataOf` asked where others are nested. */
export function inventoryOf<Entry extends { slug: string }>(
  { collections, nested }: ContentModel,
  entriesOf: (collection: Collection) => Entry[] | undefined,
  dataOf: (entry: Entry) => unknown,
): Inventory {
  const slugs = collections.flatMap((each) => {
    const entries = entriesOf(each)
    return entries ? [[each.name, entries.map(({ slug }) => slug)] as const] : []
  })
  const itemsIn = (each: Nested) =>
    (entriesOf(each.parent) ?? []).map((entry) => {
      return [entry.slug, itemsOf(each, dataOf(entry)).map(({ slug }) => slug)] as const
    })
  return { slugs: new Map(slugs), items: new Map(nested.map((each) => [each.name, new Map(itemsIn(each))])) }
}

export function entryPath({ name, format }: Pick<Collection, 'name' | 'format'>, slug: string): string {
  return `${name}/${slug}.${format}`
}

export interface PageAddress {
  address: string
  /** Which of the model's pages it is: `home`, `posts/_listing.yaml`, `posts/_post.yaml`. Tests visit one of each. */
  family: string
  /** The definition, and which of its entries the page shows, if it shows one. */
  definition: Singleton | Collection | Nested
  slug?: string
  parent?: string
}

/** The files that a page's texts stand in, inside the content folder: its own first, then that of the words around it. */
export function filesOf({ definition, slug, parent }: PageAddress): string[] {
  if (definition.kind === 'singleton') return [definition.path]
  const { page } = definition
  const words = page ? [page.path] : []
  if (definition.kind === 'nested') return [entryPath(definition.parent, parent ?? ''), ...words]
  if (slug !== undefined) return [entryPath(definition, slug), ...words]
  return definition.listing ? [definition.listing.path] : []
}

/** Every page of the site, not-found pages apart: singletons first, then each collection with what stands below it. */
export function pagesOf(model: ContentModel, inventory: Inventory): PageAddress[] {
  return [
    ...model.singletons.flatMap((definition): PageAddress[] =>
      definition.address === undefined ? [] : [{ address: definition.address, family: definition.name, definition }],
    ),
    ...model.collections
      .filter(({ name }) => inventory.slugs.has(name))
      .flatMap((definition): PageAddress[] => [
        ...(definition.listing ? [{ address: definition.base, family: definition.listing.path, definition }] : []),
        ...entryPages(definition, inventory),
        ...model.nested
          .filter(({ parent }) => parent.name === definition.name)
          .flatMap((each) => itemPages(each, inventory)),
      ]),
  ]
}

function entryPages(definition: Collection, { slugs }: Inventory): PageAddress[] {
  const { page } = definition
  if (!page) return []
  const all = slugs.get(definition.name) ?? []
  return all.map((slug) => ({ address: definition.address(slug), family: page.path, definition, slug }))
}

function itemPages(definition: Nested, { items }: Inventory): PageAddress[] {
  const { page } = definition
  if (!page) return []
  return [...(items.get(definition.name) ?? [])].flatMap(([parent, slugs]) =>
    slugs.map((slug) => ({ address: definition.address(parent, slug), family: page.path, definition, slug, parent })),
  )
}

/** The addresses of the files that stand below collections: their feeds. */
export function fileAddresses(model: ContentModel, { slugs }: Inventory): string[] {
  const present = model.collections.filter(({ name }) => slugs.has(name))
  return present.flatMap((each) => model.filesOf(each).map((file) => `${each.base}/${file}`))
}

/** The addresses of the files that the build writes for single entries, for instance the transcript of an episode. */
export function entryFileAddresses(model: ContentModel, { slugs }: Inventory): string[] {
  return model.collections.flatMap((definition) =>
    (slugs.get(definition.name) ?? []).flatMap((slug) =>
      model.entryFilesOf(definition).map((ending) => `${definition.address(slug)}.${ending}`),
    ),
  )
}

/** The not-found pages, where hosts look for them: `{address}.html` in the folder whose addresses it answers for. */
export function notFoundAddresses(model: ContentModel, { slugs }: Inventory): string[] {
  const folders = model.collections.flatMap((definition) => {
    const { base, page, name } = definition
    if (base === '' || !page || !slugs.has(name)) return []
    const hasOwnBelow = model.nested.some(({ parent, sharesNotFound }) => parent.name === name && !sharesNotFound)
    return [base, ...(hasOwnBelow ? (slugs.get(name) ?? []).map(definition.address) : [])]
  })
  return ['', ...folders].map((folder) => `${folder}/404`)
}

interface NotFoundFamily {
  /** The singular of the family: `post`. */
  name: string
  words: ContentFile
  /** The forms of the addresses that it answers for, a star for each slug: `/blog/*`. */
  forms: string[]
}

/** The not-found views, by the forms of the addresses that deserve them. Whatever fits none gets the general one. */
export function notFoundFamilies(model: ContentModel, { slugs }: Inventory): NotFoundFamily[] {
  return model.collections.flatMap((collection): NotFoundFamily[] => {
    const { base, page, singular, name } = collection
    if (base === '' || !page || !slugs.has(name)) return []
    const below = model.nested.filter(({ parent }) => parent.name === name)
    const shared = below.filter(({ sharesNotFound }) => sharesNotFound).map(() => `${base}/*/*`)
    const own = below.filter(({ sharesNotFound }) => !sharesNotFound)
    return [
      { name: singular, words: page, forms: [`${base}/*`, ...shared] },
      ...own.flatMap((nested) =>
        nested.page ? [{ name: nested.singular, words: nested.page, forms: [`${base}/*/*`] }] : [],
      ),
    ]
  })
}

/** What a checked reference leads to. @throws {Error} where nothing is: then the check itself is at fault. */
export function found<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`Nothing is called ${slug}, although the content was checked.`)
  return value
}

/** The items of a parent by their slugs, in its order: of what its schema has accepted, or of what could be read. */
export function itemsOf({ list, slug }: Nested, parent: unknown): { slug: string; item: object }[] {
  return select(parent, [...list, '*']).flatMap(({ value }) => {
    const [own] = select(value, slug)
    const name = own?.value instanceof Reference ? own.value.slug : own?.value
    return typeof name === 'string' ? [{ slug: name, item: value as object }] : []
  })
}
