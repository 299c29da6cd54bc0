import type { PageContextServer } from 'vike/types'

/** Legal pages are at the root, so the name of this folder isn't their pattern, and the route table decides. */
export function route({ urlPathname, site }: PageContextServer) {
  const match = site.match(urlPathname)
  return match?.page === '/pages/legal' ? { routeParams: match.params } : false
}
