import type { PageComponent, PageData } from './page.ts'

declare global {
  namespace Vike {
    interface PageContext {
      Page: PageComponent
      data: PageData
    }
  }
}
