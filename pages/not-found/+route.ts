import type { PageContext } from 'vike/types'

/** `/locations/404` and the like: the not-found page of a folder. It goes before the routes with parameters. */
export function route({ urlPathname }: PageContext) {
  return urlPathname.endsWith('/404') && urlPathname !== '/404' ? { precedence: 1 } : false
}
