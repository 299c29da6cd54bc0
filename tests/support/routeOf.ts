import type { PageContextServer } from 'vike/types'
import type { Site } from '../../renderer/model/site.ts'
import { routeFolders } from './renderRoute.ts'

type Route = (
  context: Pick<PageContextServer, 'urlPathname' | 'site'>,
) => { routeParams?: Record<string, string> } | false

const functions = import.meta.glob<{ route: Route }>('/pages/**/+route.ts', { eager: true })

export interface FoundRoute {
  /** The folder of `pages` that answers. */
  folder: string
  params: Record<string, string>
}

/** The folder that answers for an address, as Vike finds it: by its own function, or else by its name, `blog/@slug`. */
export function routeOf(site: Site, urlPathname: string): FoundRoute | undefined {
  const found = routeFolders.flatMap((folder): FoundRoute[] => {
    const own = functions[`/pages/${folder}/+route.ts`]
    const params = own ? byFunction(own.route, site, urlPathname) : byName(folder, urlPathname)
    return params ? [{ folder, params }] : []
  })
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function byFunction(route: Route, site: Site, urlPathname: string): Record<string, string> | undefined {
  const found = route({ urlPathname, site })
  return found ? (found.routeParams ?? {}) : undefined
}

function byName(folder: string, urlPathname: string): Record<string, string> | undefined {
  const names = folder === 'index' ? [''] : folder.split('/')
  const parts = urlPathname.slice(1).split('/')
  const fits =
    names.length === parts.length && names.every((name, index) => name.startsWith('@') || name === parts[index])
  if (!fits) return undefined
  const named = names.flatMap((name, index) => (name.startsWith('@') ? [[name.slice(1), parts[index] ?? '']] : []))
  return Object.fromEntries(named)
}
