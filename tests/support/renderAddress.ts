import type { Site } from '../../renderer/model/site.ts'
import { getLayoutData } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { assertSerializable } from '../../scripts/build/pages/assertSerializable.ts'
import { pageModules, renderDocument } from '../../scripts/build/pages/pageModules.ts'

/** Renders a page from the sources, without a bundle. @throws {Error} if the address has no page */
export function renderAddress(site: Site, pageAddress: string): string {
  const match = site.matchRoute(pageAddress)
  const module = match && pageModules.get(match.pageFolder)
  if (!module) throw new Error(`No route with a +data.ts and a +Page.tsx has ${pageAddress}.`)
  const { params: routeParams, pageFolder: folder } = match
  const data = module.data({ urlPathname: pageAddress, routeParams, site, places: new Places(site) })
  assertSerializable(data, { address: pageAddress, folder })
  return renderDocument({ Page: module.Page, data, pageAddress, layout: getLayoutData(site) })
}
