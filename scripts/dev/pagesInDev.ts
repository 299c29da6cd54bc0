import type { ViteDevServer } from 'vite'
import { company } from '../../renderer/collections/company/definition.ts'
import type { Handed, PageData } from '../../renderer/page.ts'
import type { pageModules } from '../build/pages/pageModules.ts'
import { Routes } from '../build/pages/routes.ts'
import type { ToldPages } from '../build/steps/writeSitemap.ts'

const PAGE_MODULES = '/scripts/build/pages/pageModules.ts'

/** All pages of the content as it was last saved. */
export interface PagesInDev {
  handed: Handed
  /** How a single page is rendered: its data and its HTML. */
  render: (address: string) => Promise<{ data: PageData | undefined; html: string }>
  /** What each page tells search engines. */
  told: () => Promise<ToldPages>
}

/**
 * What pages tell search engines by their data alone, which Vite's module of all pages gives at once: a thousand pages by Vike would
 * take a minute.
 */
export async function toldInDev(handed: Handed, vite: Pick<ViteDevServer, 'ssrLoadModule'>): Promise<ToldPages> {
  const modules: typeof pageModules = (await vite.ssrLoadModule(PAGE_MODULES)).pageModules
  const routes = new Routes(modules, handed)
  const { origin } = handed.site.get(company)
  const told = handed.site.pages().map(({ address }) => {
    const route = routes.find(address)
    const context = { ...handed, urlPathname: address, routeParams: route?.params ?? {} }
    const { meta } = (route && modules.get(route.folder)?.data(context)) ?? {}
    return [
      address,
      { canonical: origin + address, description: meta?.description, isIndexed: !meta?.noindex },
    ] as const
  })
  return new Map(told)
}
