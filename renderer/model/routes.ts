import { normalizeAddress } from './addresses.ts'
import type { Collection, NestedCollection, Singleton } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { MEDIA } from './define/reference.ts'
import type { ServedKind } from './define/rules.ts'
import { getEntryPath, type Inventory } from './inventory.ts'

export interface Route {
  /** The name of a singleton, or the path to the copy: `posts/_listing.yaml`. */
  id: string
  /** `/locations/@state/@city`. `@` starts a parameter (vike.dev/filesystem-routing). */
  pattern: string
  /** The folder that renders it: `/pages/locations/@state/@city`. */
  pageFolder: string
  params: string[]
  /** The id of the route with the not-found view. */
  notFound?: string | undefined
  definition: Singleton | Collection | NestedCollection
}

export interface PageAddress {
  address: string
  route: Route
  definition: Route['definition']
  /** Undefined for listings and singletons. */
  slug?: string
  /** Slug of the parent of a nested entry. */
  parent?: string
}

/** Renders all not-found pages. Vike also renders it for unknown URLs. */
export const NOT_FOUND_PAGE = '/pages/_error'

/** Derives the route table from the definitions, in their order. */
export function listRoutes({ singletons, collections, nested }: ContentModel): Route[] {
  const singletonRoutes = singletons.flatMap((definition) => {
    const { name, address } = definition
    if (address === undefined) return []
    return [createRoute(name, address, definition, { folder: address === '/' ? '/index' : address })]
  })
  return [...singletonRoutes, ...collections.flatMap((collection) => listCollectionRoutes(collection, nested))]
}

function listCollectionRoutes(definition: Collection, nested: readonly NestedCollection[]): Route[] {
  const { name, base, param, listing, page } = definition
  const pattern = `${base}/@${param}`
  // Entries at the root use the general view.
  const notFound = base === '' ? undefined : page?.path
  const nestedRoutes = nested.flatMap((child) => {
    if (child.parent.name !== name || !child.page) return []
    const { path } = child.page
    const options = { notFound: child.sharesNotFound ? notFound : path }
    return [createRoute(path, `${pattern}/@${child.param}`, child, options)]
  })
  return [
    ...(listing ? [createRoute(listing.path, base, definition)] : []),
    ...(page ? [createRoute(page.path, pattern, definition, { notFound, folder: base && pattern })] : []),
    ...nestedRoutes,
  ]
}

function createRoute(
  id: string,
  pattern: string,
  definition: Route['definition'],
  { notFound, folder = pattern }: { notFound?: string | undefined; folder?: string } = {},
): Route {
  const params = pattern.match(/(?<=@)[^/]+/g) ?? []
  return { id, pattern, pageFolder: `/pages${folder || `/${definition.name}`}`, params, notFound, definition }
}

/** Lists all pages except not-found pages, in the order of the routes. */
export function listPages(model: ContentModel, { slugs, nestedSlugs }: Inventory): PageAddress[] {
  return listRoutes(model).flatMap((route): PageAddress[] => {
    const { definition, pattern, params } = route
    const page = { route, definition }
    if (definition.kind === 'nested')
      return [...(nestedSlugs.get(definition.name) ?? [])].flatMap(([parent, itemSlugs]) =>
        itemSlugs.map((slug) => ({ ...page, address: definition.getAddress(parent, slug), slug, parent })),
      )
    if (definition.kind === 'collection' && !slugs.has(definition.name)) return []
    if (definition.kind === 'singleton' || params.length === 0) return [{ ...page, address: pattern }]
    return (slugs.get(definition.name) ?? []).map((slug) => ({ ...page, address: definition.getAddress(slug), slug }))
  })
}

/** Returns content files of a page, relative to `content`: the entry first, then the file with the text that its pages share. */
export function listPageFiles({ route: { id }, definition, slug, parent }: PageAddress): string[] {
  if (definition.kind === 'singleton') return [definition.path]
  if (definition.kind === 'nested') return [getEntryPath(definition.parent, parent ?? ''), id]
  return slug === undefined ? [id] : [getEntryPath(definition, slug), id]
}

/** Returns addresses of not-found pages: `/locations/404`. */
export function listNotFoundPages(model: ContentModel, { slugs }: Inventory): string[] {
  const folders = listRoutes(model).flatMap(({ id, notFound, definition }) => {
    if (notFound !== id) return []
    if (definition.kind === 'nested') return (slugs.get(definition.parent.name) ?? []).map(definition.parent.getAddress)
    return definition.kind === 'collection' && slugs.has(definition.name) ? [definition.base] : []
  })
  return ['', ...folders].map((folder) => `${folder}/404`)
}

/** Returns addresses of generated files in listings, such as feeds. */
export function listFeedAddresses(model: ContentModel, { slugs }: Inventory): string[] {
  const existingCollections = model.collections.filter(({ name }) => slugs.has(name))
  return existingCollections.flatMap((collection) =>
    model.listGeneratedFiles(collection).map((file) => `${collection.base}/${file}`),
  )
}

/** Returns addresses of generated files for entries, such as transcripts. */
function listEntryFileAddresses(model: ContentModel, { slugs }: Inventory): string[] {
  return model.collections.flatMap((definition) =>
    (slugs.get(definition.name) ?? []).flatMap((slug) =>
      model.listEntryFileExtensions(definition).map((extension) => `${definition.getAddress(slug)}.${extension}`),
    ),
  )
}

/** Returns a function that finds the kind of content at an address, after host redirects: `/about.html` to `/about`. */
export function createServedKindLookup(
  model: ContentModel,
  inventory: Inventory,
  { pages, media }: { pages: Iterable<string>; media: string[] },
): (address: string) => ServedKind | undefined {
  const folders = model.reservedPaths.filter((file) => file.endsWith('/'))
  const files = [...media, ...model.generatedMedia].map((path) => `/${MEDIA}/${path}`)
  const kinds: [ServedKind, Iterable<string>][] = [
    ['file', [...model.reservedPaths, ...files, ...listEntryFileAddresses(model, inventory)]],
    ['feed', listFeedAddresses(model, inventory)],
    ['not-found page', listNotFoundPages(model, inventory)],
    ['page', pages],
  ]
  const kindsByAddress = new Map(
    kinds.flatMap(([kind, addresses]) => [...addresses].map((address) => [address, kind] as const)),
  )
  return (address) => {
    const canonical = normalizeAddress(address)
    const isInFolder = folders.some((folder) => `${canonical}/`.startsWith(folder))
    return kindsByAddress.get(canonical) ?? kindsByAddress.get(address) ?? (isInFolder ? 'file' : undefined)
  }
}
