import type { PageContextServer } from 'vike/types'

/** Legal pages are at the root, not below `/legal`. */
export function route({ urlPathname, site }: PageContextServer) {
  const match = site.match(urlPathname)
  return match?.page === '/pages/legal' ? { routeParams: match.params } : false
}
