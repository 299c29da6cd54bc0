import type { PageContext } from 'vike/types'
import { urls } from '../../renderer/model/urls.ts'
import { getSite } from '../../renderer/site.ts'

/** `/terms` and `/privacy`: a legal page stands at the root, under the name of its file. */
export function route({ urlPathname }: PageContext) {
  const slug = getSite().slugs.legal.find((each) => urls.legal(each) === urlPathname)
  return slug === undefined ? false : { routeParams: { slug } }
}
