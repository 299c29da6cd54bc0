import type { Site } from '../../renderer/model/site.ts'
import { getLayoutData } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { assertSerializable } from '../../scripts/build/pages/assertSerializable.ts'
import { pageModules, renderDocument } from '../../scripts/build/pages/pageModules.ts'

const PAGES_PREFIX = '/pages/'

export function renderRoute(
  site: Site,
  folder: string,
  urlPathname: string,
  routeParams: Record<string, string> = {},
  places = new Places(site),
): string {
  const module = pageModules.get(PAGES_PREFIX + folder)
  if (!module) throw new Error(`pages/${folder} has no +data.ts or no +Page.tsx.`)
  const data = module.data({ urlPathname, routeParams, site, places })
  assertSerializable(data, { address: urlPathname, folder: PAGES_PREFIX + folder })
  return renderDocument({ Page: module.Page, data, pageAddress: urlPathname, layout: getLayoutData(site) })
}

export function renderAddress(site: Site, address: string, places?: Places): string {
  const match = site.matchRoute(address)
  if (!match) throw new Error(`No route has ${address}.`)
  return renderRoute(site, match.pageFolder.slice(PAGES_PREFIX.length), address, match.params, places)
}
