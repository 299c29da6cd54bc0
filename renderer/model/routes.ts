import { normalizeAddress } from './addresses.ts'
import type { Collection, NestedCollection, Singleton } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { MEDIA } from './define/reference.ts'
import type { ServedKind } from './define/rules.ts'
import { type EntriesById, getEntryPath } from './entries.ts'

/** Addresses with the same page component and copy. */
export interface Route {
  /** The name of a singleton, or the path to the copy: `posts/_listing.yaml`. */
  id: string
  /** `/locations/@state/@city`. `@` starts a parameter (vike.dev/filesystem-routing). */
  pattern: string
  /** The folder of the page: `/pages/locations/@state/@city`. */
  pageFolder: string
  params: string[]
  notFoundRouteId?: string | undefined
  definition: Singleton | Collection | NestedCollection
}

/** A page: its address, with the definition and entry that it shows. */
export interface SitePage {
  address: string
  route: Route
  definition: Route['definition']
  /** Undefined for listings and singletons. */
  slug?: string
  /** Slug of the parent of a nested entry. */
  parent?: string
}

/** Folder of all not-found pages. Vike also renders it for unknown URLs. */
export const NOT_FOUND_FOLDER = '/pages/_error'

/** Derives the route table from the definitions, in their order. */
export function listRoutes({ singletons, collections, nested }: ContentModel): Route[] {
  const singletonRoutes = singletons.flatMap((definition) =>
    definition.address === undefined ? [] : [createRoute(definition, definition.name, definition.address)],
  )
  return [...singletonRoutes, ...collections.flatMap((collection) => listCollectionRoutes(collection, nested))]
}

function listCollectionRoutes(definition: Collection, nested: readonly NestedCollection[]): Route[] {
  const { name, base, param, listing, page } = definition
  const pattern = `${base}/@${param}`
  // Entries at the root use the general view.
  const notFoundRouteId = base === '' ? undefined : page?.path
  const nestedRoutes = nested.flatMap((child) => {
    if (child.parent.name !== name || !child.page) return []
    const { path } = child.page
    return [createRoute(child, path, `${pattern}/@${child.param}`, child.sharesNotFound ? notFoundRouteId : path)]
  })
  return [
    ...(listing ? [createRoute(definition, listing.path, base)] : []),
    ...(page ? [createRoute(definition, page.path, pattern, notFoundRouteId)] : []),
    ...nestedRoutes,
  ]
}

function createRoute(definition: Route['definition'], id: string, pattern: string, notFoundRouteId?: string): Route {
  // `/pages/legal` renders `/privacy`.
  const isAtRoot = definition.kind === 'collection' && definition.base === ''
  const folder = isAtRoot ? `/${definition.name}` : pattern.replace(/^\/$/, '/index')
  const params = pattern.match(/(?<=@)[^/]+/g) ?? []
  return { id, pattern, pageFolder: `/pages${folder}`, params, notFoundRouteId, definition }
}

/** Lists all pages except not-found pages, in the order of the routes. */
export function listPages(model: ContentModel, entriesById: EntriesById): SitePage[] {
  return listRoutes(model).flatMap((route): SitePage[] => {
    const { definition, pattern, params } = route
    const page = { route, definition }
    if (definition.kind === 'singleton') return [{ ...page, address: pattern }]
    const entries = entriesById.get(definition.name)
    if (params.length === 0) return entries ? [{ ...page, address: pattern }] : []
    return [...(entries?.keys() ?? [])].map((id) => {
      if (definition.kind === 'collection') return { ...page, address: definition.getAddress(id), slug: id }
      const [parent = '', slug = ''] = id.split('/')
      return { ...page, address: definition.getAddress(parent, slug), slug, parent }
    })
  })
}

/** Returns content files of a page, relative to `content`: the entry, then the file with the shared copy. */
export function listPageFiles({ route: { id }, definition, slug, parent }: SitePage): string[] {
  if (definition.kind === 'singleton') return [definition.path]
  if (definition.kind === 'nested') return [getEntryPath(definition.parent, parent ?? ''), id]
  return slug === undefined ? [id] : [getEntryPath(definition, slug), id]
}

/** Returns addresses of not-found pages: `/locations/404`. */
export function listNotFoundAddresses(model: ContentModel, entriesById: EntriesById): string[] {
  const folders = listRoutes(model).flatMap(({ id, notFoundRouteId, definition }) => {
    if (notFoundRouteId !== id) return []
    if (definition.kind === 'nested') return listEntryAddresses(definition.parent, entriesById)
    return definition.kind === 'collection' && entriesById.has(definition.name) ? [definition.base] : []
  })
  return ['', ...folders].map((folder) => `${folder}/404`)
}

export function listFeedAddresses(model: ContentModel, entriesById: EntriesById): string[] {
  return model.collections
    .filter(({ name }) => entriesById.has(name))
    .flatMap((collection) => model.listGeneratedFiles(collection).map((file) => `${collection.base}/${file}`))
}

function listEntryAddresses({ name, getAddress }: Collection, entriesById: EntriesById): string[] {
  return [...(entriesById.get(name)?.keys() ?? [])].map(getAddress)
}

/** Returns a function that finds the kind of content at an address, after host redirects: `/about.html` to `/about`. */
export function createServedKindLookup(
  model: ContentModel,
  entriesById: EntriesById,
  { pages, media }: { pages: Iterable<string>; media: Iterable<string> },
): (address: string) => ServedKind | undefined {
  const folders = model.fileAddresses.filter((file) => file.endsWith('/'))
  const mediaFiles = [...media, ...model.generatedMedia].map((path) => `/${MEDIA}/${path}`)
  const entryFiles = model.collections.flatMap((collection) =>
    listEntryAddresses(collection, entriesById).flatMap((address) =>
      model.listEntryFileExtensions(collection).map((extension) => `${address}.${extension}`),
    ),
  )
  // If an address has several kinds, the last one applies.
  const addressesByKind: [ServedKind, Iterable<string>][] = [
    ['file', [...model.fileAddresses, ...mediaFiles, ...entryFiles]],
    ['feed', listFeedAddresses(model, entriesById)],
    ['not-found page', listNotFoundAddresses(model, entriesById)],
    ['page', pages],
  ]
  const kindsByAddress = new Map(
    addressesByKind.flatMap(([kind, addresses]) => [...addresses].map((address) => [address, kind] as const)),
  )
  return (address) => {
    const canonical = normalizeAddress(address)
    const isInFolder = folders.some((folder) => `${canonical}/`.startsWith(folder))
    return kindsByAddress.get(canonical) ?? kindsByAddress.get(address) ?? (isInFolder ? 'file' : undefined)
  }
}
