import type { PageComponent, PageData, SiteContext } from './page.ts'

declare global {
  namespace Vike {
    interface PageContext extends SiteContext {
      Page: PageComponent
      data: PageData
      /** True if the build only needs Vike's tags. */
      isEmpty?: boolean
    }
  }
}
