import type { PageContextServer } from 'vike/types'

export function route({ urlPathname, site }: PageContextServer) {
  const match = site.match(urlPathname)
  return match?.page === '/pages/legal' ? { routeParams: match.params } : false
}
