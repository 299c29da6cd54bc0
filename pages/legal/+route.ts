import type { PageContextServer } from 'vike/types'
import { legal } from '../../renderer/collections/legal/definition.ts'

/** `/terms` and `/privacy`: a legal page stands at the root, under the name of its file. */
export function route({ urlPathname, site }: PageContextServer) {
  const page = site.all(legal).find(({ slug }) => legal.address(slug) === urlPathname)
  return page ? { routeParams: { slug: page.slug } } : false
}
