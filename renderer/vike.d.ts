import type { PageComponent, PageData, SiteContext } from './page.ts'

declare global {
  namespace Vike {
    interface PageContext extends SiteContext {
      Page: PageComponent
      data: PageData
      /** True to render only the tags that Vike adds. */
      isEmpty?: boolean
    }
  }
}
