import type { Collection, Nested, Singleton } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { entryPath, type Inventory } from './inventory.ts'

/**
 * A route: the pages that a definition puts at addresses of one form. `@` starts a parameter, as in the folders that Vike routes by
 * (vike.dev/filesystem-routing). A test compares those with the table.
 */
export interface Route {
  /** The name of a singleton, or the path of the copy of a listing or of entry pages: `home`, `posts/_listing.yaml`. */
  id: string
  /** `/locations/@state/@city` */
  pattern: string
  /** The folder that renders the pages: `/pages/locations/@state/@city`. */
  page: string
  /** The parameters of the pattern: `state`, `city`. */
  params: string[]
  /** The route whose copy has the view for addresses of this form that aren't pages. Without one, they get the general view. */
  notFound?: string | undefined
  definition: Singleton | Collection | Nested
}

export interface PageAddress {
  address: string
  route: Route
  definition: Route['definition']
  /** The slugs of the entry that the page shows, if it shows one. */
  slug?: string
  parent?: string
}

/** The folder that renders all not-found pages. Vike also renders it for every address without a page. */
export const NOT_FOUND_PAGE = '/pages/_error'

/** The route table of a site, in the order of the definitions. Every address of a page is derived from it. */
export function routesOf({ singletons, collections, nested }: ContentModel): Route[] {
  const single = singletons.flatMap((definition): Route[] => {
    const { name: id, address: pattern } = definition
    return pattern === undefined ? [] : [{ id, pattern, page: pageOf(pattern, 'index'), params: [], definition }]
  })
  return [...single, ...collections.flatMap((each) => collectionRoutes(each, nested))]
}

function collectionRoutes(definition: Collection, nested: readonly Nested[]): Route[] {
  const { name, base, param, listing, page } = definition
  const pattern = `${base}/@${param}`
  const entries = { pattern, page: pageOf(base && pattern, name), params: [param], definition }
  // Entries at the root get the general view.
  const notFound = base === '' ? undefined : page?.path
  const items = nested.flatMap((each): Route[] => {
    if (each.parent.name !== name || !each.page) return []
    const {
      page: { path: id },
      param: own,
      sharesNotFound,
    } = each
    const below = `${pattern}/@${own}`
    const view = sharesNotFound ? notFound : id
    return [{ id, pattern: below, page: pageOf(below), params: [param, own], notFound: view, definition: each }]
  })
  return [
    ...(listing ? [{ id: listing.path, pattern: base, page: pageOf(base), params: [], definition }] : []),
    ...(page ? [{ id: page.path, ...entries, notFound }] : []),
    ...items,
  ]
}

/** Pages at the root need a folder with a name. */
function pageOf(pattern: string, nameAtRoot = ''): string {
  return `/pages${pattern === '/' || pattern === '' ? `/${nameAtRoot}` : pattern}`
}

/** Every page of the site except the not-found pages, in the order of the routes. */
export function pagesOf(model: ContentModel, { slugs, items }: Inventory): PageAddress[] {
  return routesOf(model).flatMap((route): PageAddress[] => {
    const { definition, pattern, params } = route
    const page = { route, definition }
    if (definition.kind === 'nested')
      return [...(items.get(definition.name) ?? [])].flatMap(([parent, own]) =>
        own.map((slug) => ({ ...page, address: definition.address(parent, slug), slug, parent })),
      )
    if (definition.kind === 'collection' && !slugs.has(definition.name)) return []
    if (definition.kind === 'singleton' || params.length === 0) return [{ ...page, address: pattern }]
    return (slugs.get(definition.name) ?? []).map((slug) => ({ ...page, address: definition.address(slug), slug }))
  })
}

/** The values of a page's route parameters. */
export function paramsOf({ route: { params }, slug = '', parent = '' }: PageAddress): Record<string, string> {
  const [first, second] = params
  if (second !== undefined) return { [first ?? '']: parent, [second]: slug }
  return first === undefined ? {} : { [first]: slug }
}

/** The content files that a page's texts are in: first its own, then the copy around it. */
export function filesOf({ route: { id }, definition, slug, parent }: PageAddress): string[] {
  if (definition.kind === 'singleton') return [definition.path]
  if (definition.kind === 'nested') return [entryPath(definition.parent, parent ?? ''), id]
  return slug === undefined ? [id] : [entryPath(definition, slug), id]
}

/** The not-found pages, where hosts look for them: `404` in each folder whose addresses have a view of their own. */
export function notFoundPagesOf(model: ContentModel, { slugs }: Inventory): string[] {
  const folders = routesOf(model).flatMap(({ id, notFound, definition }) => {
    if (notFound !== id) return []
    if (definition.kind === 'nested') return (slugs.get(definition.parent.name) ?? []).map(definition.parent.address)
    return definition.kind === 'collection' && slugs.has(definition.name) ? [definition.base] : []
  })
  return ['', ...folders].map((folder) => `${folder}/404`)
}

/** The addresses of feeds. */
export function feedAddresses(model: ContentModel, { slugs }: Inventory): string[] {
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
