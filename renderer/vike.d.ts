import type { PageComponent, PageData, SiteContext } from './page.ts'

declare global {
  namespace Vike {
    interface PageContext extends SiteContext {
      Page: PageComponent
      data: PageData
      /** Whether only Vike's own tags are asked for. */
      isEmpty?: boolean
    }
  }
}
