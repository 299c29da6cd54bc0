import type { PageContextServer } from 'vike/types'

/** Matches legal pages, which are at the top level: `/privacy`. Returns false for other addresses. */
export function route({ urlPathname, site }: PageContextServer) {
  const match = site.matchRoute(urlPathname)
  return match?.pageFolder === '/pages/legal' ? { routeParams: match.params } : false
}
