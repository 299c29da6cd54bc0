import type { Collection, ContentFile, Nested, Singleton } from './define/definitions.ts'
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
  /** The view for addresses of this form that aren't pages. Without it, they get the general one. */
  notFound: NotFoundSource | undefined
  definition: Singleton | Collection | Nested
}

interface NotFoundSource {
  /** The singular of the entries that it's about: `post`. */
  name: string
  copy: ContentFile
}

export interface PageAddress {
  address: string
  route: Route
  definition: Route['definition']
  /** The slugs of the entry that the page shows, if it shows one. */
  slug?: string
  parent?: string
}

/** The route table of a site, in the order of the definitions. Every address of a page is derived from it. */
export function routesOf({ singletons, collections, nested }: ContentModel): Route[] {
  return [
    ...singletons.flatMap((definition) => {
      const { name: id, address: pattern } = definition
      return pattern === undefined ? [] : [createRoute({ id, pattern, definition })]
    }),
    ...collections.flatMap((definition) => [
      ...collectionRoutes(definition),
      ...nested.filter(({ parent }) => parent.name === definition.name).flatMap(nestedRoutes),
    ]),
  ]
}

function collectionRoutes(definition: Collection): Route[] {
  const { base, listing, page } = definition
  return [
    ...(listing ? [createRoute({ id: listing.path, pattern: base, definition })] : []),
    ...(page
      ? [createRoute({ id: page.path, pattern: patternOf(definition), definition, notFound: notFoundOf(definition) })]
      : []),
  ]
}

function nestedRoutes(definition: Nested): Route[] {
  const { page, parent, param, singular, sharesNotFound } = definition
  if (!page) return []
  const notFound = sharesNotFound ? notFoundOf(parent) : { name: singular, copy: page }
  return [createRoute({ id: page.path, pattern: `${patternOf(parent)}/@${param}`, definition, notFound })]
}

const patternOf = ({ base, param }: Collection) => `${base}/@${param}`

/** Collections at the root have no not-found view of their own. */
function notFoundOf({ base, page, singular }: Collection): NotFoundSource | undefined {
  return page && base !== '' ? { name: singular, copy: page } : undefined
}

function createRoute({ notFound, ...route }: Omit<Route, 'page' | 'params' | 'notFound'> & Partial<Route>): Route {
  const { pattern, definition } = route
  const params = [...pattern.matchAll(/@([\w-]+)/g)].map(([, name = '']) => name)
  return { ...route, notFound, params, page: `/pages${folderOf(pattern, definition)}` }
}

/** The root needs folders with a name: the home page is `index`, and entries at the root are in a folder named after the collection. */
function folderOf(pattern: string, { kind, name }: Route['definition']): string {
  if (pattern === '/') return '/index'
  return kind === 'collection' && pattern.startsWith('/@') ? `/${name}` : pattern
}

/** Every page of the site except the not-found pages, in the order of the routes. */
export function pagesOf(model: ContentModel, { slugs, items }: Inventory): PageAddress[] {
  return routesOf(model).flatMap((route): PageAddress[] => {
    const { definition, pattern, params } = route
    const page = { route, definition }
    if (definition.kind === 'singleton') return [{ ...page, address: pattern }]
    if (definition.kind === 'nested')
      return [...(items.get(definition.name) ?? [])].flatMap(([parent, own]) =>
        own.map((slug) => ({ ...page, address: definition.address(parent, slug), slug, parent })),
      )
    const own = slugs.get(definition.name)
    if (own && params.length === 0) return [{ ...page, address: pattern }]
    return (own ?? []).map((slug) => ({ ...page, address: definition.address(slug), slug }))
  })
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
    if (notFound?.copy.path !== id) return []
    if (definition.kind === 'nested') return (slugs.get(definition.parent.name) ?? []).map(definition.parent.address)
    return definition.kind === 'collection' && slugs.has(definition.name) ? [definition.base] : []
  })
  return ['', ...folders].map((folder) => `${folder}/404`)
}

/** The folder in `pages` that renders an address, and the values of the route's parameters. */
export interface RouteMatch {
  page: string
  params: Record<string, string>
}

export function matchPage({ route: { page, params }, slug = '', parent = '' }: PageAddress): RouteMatch {
  const values = params.length === 1 ? [slug] : [parent, slug]
  return { page, params: Object.fromEntries(params.map((name, index) => [name, values[index] ?? ''])) }
}

/** Renders all not-found pages. Vike also renders it for every address without a page. */
export const NOT_FOUND: RouteMatch = { page: '/pages/_error', params: {} }

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
