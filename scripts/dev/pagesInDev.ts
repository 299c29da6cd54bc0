import type { ViteDevServer } from 'vite'
import { company } from '../../renderer/collections/company/definition.ts'
import type { Handed, PageData } from '../../renderer/page.ts'
import type { pageModules } from '../build/pages/pageModules.ts'
import { Routes } from '../build/pages/routes.ts'
import type { ToldPages } from '../build/steps/writeSitemap.ts'

const PAGE_MODULES = '/scripts/build/pages/pageModules.ts'
type Modules = typeof pageModules

/** How a single page is rendered: its data and its HTML. */
export type RenderPage = (address: string) => Promise<{ data: PageData | undefined; html: string }>

/**
 * All pages of the content as it was last saved. A thousand pages by Vike would take a minute: what they tell search engines
 * follows from their data, which Vite's module of all pages gives at once.
 */
export class PagesInDev {
  readonly handed: Handed
  readonly render: RenderPage
  private readonly vite: Pick<ViteDevServer, 'ssrLoadModule'>

  constructor(handed: Handed, render: RenderPage, vite: Pick<ViteDevServer, 'ssrLoadModule'>) {
    this.handed = handed
    this.render = render
    this.vite = vite
  }

  /** What each page tells search engines. */
  async told(): Promise<ToldPages> {
    const modules: Modules = (await this.vite.ssrLoadModule(PAGE_MODULES)).pageModules
    const { site } = this.handed
    const routes = new Routes(modules, this.handed)
    const { origin } = site.get(company)
    const told = site.pages().map(({ address }) => {
      const { meta } = this.dataOf(address, routes, modules) ?? {}
      const { description, noindex = false } = meta ?? {}
      return [address, { canonical: origin + address, description, isIndexed: !noindex }] as const
    })
    return new Map(told)
  }

  private dataOf(address: string, routes: Routes, modules: Modules): PageData | undefined {
    const route = routes.find(address)
    const context = { ...this.handed, urlPathname: address, routeParams: route?.params ?? {} }
    return route && modules.get(route.folder)?.data(context)
  }
}
