import type { DataContext, SiteContext } from '../../../renderer/page.ts'
import type { PageModule } from './pageModules.ts'

/** Which folder of `pages` answers an address, and what it takes from it. */
export interface Route {
  /** `/pages/locations/@state` */
  folder: string
  params: Record<string, string>
}

/** The folder that answers for whatever leads nowhere. */
const ERROR_PAGE = '/pages/_error'

/**
 * The routes of pages, as Vike finds them: a folder's own `+route.ts` decides, else the names of folders, of which a name goes before a
 * parameter. A test holds them against Vike on every page.
 * Source: vike.dev, Filesystem Routing, Route Function and Route Precedence.
 */
export function routesOf(modules: ReadonlyMap<string, PageModule>, siteContext: SiteContext) {
  const own = [...modules].flatMap(([folder, { route }]) => (route ? [{ folder, route }] : []))
  const byName = [...modules]
    .filter(([folder, { route }]) => !route && folder !== ERROR_PAGE)
    .map(([folder]) => ({
      folder,
      segments: folder
        .replace(/\/index$/, '/')
        .split('/')
        .slice(2),
    }))
    .sort((a, b) => parametersIn(a.segments) - parametersIn(b.segments))
  const byFunction = (urlPathname: string): Route | undefined => {
    const context: DataContext = { ...siteContext, urlPathname, routeParams: {} }
    for (const { folder, route } of own) {
      const found = route(context)
      if (found) return { folder, params: found.routeParams ?? {} }
    }
    return undefined
  }
  return (address: string): Route | undefined => {
    if (address === '/404') return { folder: ERROR_PAGE, params: {} }
    const parts = address.split('/').slice(1)
    const named = byName.find(({ segments }) => isIts(segments, parts))
    return named ? { folder: named.folder, params: paramsOf(named.segments, parts) } : byFunction(address)
  }
}

function isIts(segments: string[], parts: string[]): boolean {
  return (
    parts.length === segments.length &&
    // Not-found pages are asked for by a function, before any parameter is.
    parts.at(-1) !== '404' &&
    segments.every((segment, index) => segment.startsWith('@') || segment === parts[index])
  )
}

/** What an address says in the places of a folder's parameters. */
function paramsOf(segments: string[], parts: string[]): Record<string, string> {
  const params = segments.flatMap((segment, index) =>
    segment.startsWith('@') ? [[segment.slice(1), parts[index] ?? ''] as const] : [],
  )
  return Object.fromEntries(params)
}

function parametersIn(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith('@')).length
}
