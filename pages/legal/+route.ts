import type { PageContextServer } from 'vike/types'

/** Matches legal pages: `/privacy`. */
export function route({ urlPathname, site }: PageContextServer) {
  const match = site.matchRoute(urlPathname)
  return match?.pageFolder === '/pages/legal' ? { routeParams: match.params } : false
}
