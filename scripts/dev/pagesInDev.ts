import type { ViteDevServer } from 'vite'
import { company } from '../../renderer/collections/company/definition.ts'
import type { Handed, PageData } from '../../renderer/page.ts'
import type { pageModules } from '../rendering/pageModules.ts'
import { routeIn } from '../rendering/route.ts'
import type { ToldPages } from '../steps/writeSitemap.ts'

const PAGE_MODULES = '/scripts/rendering/pageModules.ts'
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

  /** What each page tells search engines. Which places are too much alike only a build compares: here none is closed for it. */
  async told(): Promise<ToldPages> {
    const modules: Modules = (await this.vite.ssrLoadModule(PAGE_MODULES)).pageModules
    const { site } = this.handed
    const { origin } = site.get(company)
    const told = site.pages().map(async ({ address }) => {
      const meta = (this.dataOf(address, modules) ?? (await this.render(address)).data)?.meta
      const { description, noindex = false } = meta ?? {}
      return [address, { canonical: origin + address, description, isIndexed: !noindex }] as const
    })
    return new Map(await Promise.all(told))
  }

  /** Undefined where the folders' names do not say which page answers: the route is Vike's to tell. */
  private dataOf(address: string, modules: Modules): PageData | undefined {
    for (const [pageId, { gather, compose }] of modules) {
      const route = routeIn(pageId, address)
      if (route) return compose(gather({ ...this.handed, urlPathname: address, routeParams: route.params }))
    }
    return undefined
  }
}
