import type { Site } from '../../renderer/model/site.ts'
import { layoutData } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { pageModules, renderDocument } from '../../scripts/build/pages/pageModules.ts'
import { assertSerializable } from '../../scripts/build/pages/plainData.ts'
import { type Route, routesOf } from '../../scripts/build/pages/routes.ts'

const PAGES = '/pages/'

/** The folders of pages that have a route: `locations/@state`. */
export const routeFolders = [...pageModules.keys()].map((folder) => folder.slice(PAGES.length))

/** The folder that answers for an address. */
export function routeOf(site: Site, address: string, places = new Places(site)): Route | undefined {
  const route = routesOf(pageModules, { site, places })(address)
  return route && { ...route, folder: route.folder.slice(PAGES.length) }
}

/** Renders a page of a route's folder as the build does, and checks that its data can be serialized. */
export function renderRoute(
  site: Site,
  folder: string,
  urlPathname: string,
  routeParams: Record<string, string> = {},
  places = new Places(site),
): string {
  const module = pageModules.get(PAGES + folder)
  if (!module) throw new Error(`pages/${folder} has no +data.ts or no +Page.tsx.`)
  const data = module.data({ urlPathname, routeParams, site, places })
  assertSerializable(data, { address: urlPathname, folder: PAGES + folder })
  return renderDocument({ Page: module.Page, data, pathname: urlPathname, layout: layoutData(site) })
}
