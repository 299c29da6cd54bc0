import type { PageContextServer } from 'vike/types'

/** The not-found page of a folder: `/locations/404`. It has precedence over folders with parameters. */
export function route({ urlPathname, site }: PageContextServer) {
  return site.match(urlPathname)?.page === '/pages/not-found' ? { precedence: 1 } : false
}
