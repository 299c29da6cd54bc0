import type { Handed, PageComponent, PageData } from './page.ts'

declare global {
  namespace Vike {
    interface PageContext extends Handed {
      Page: PageComponent
      data: PageData
      /** Whether only Vike's own tags are asked for. */
      isEmpty?: boolean
    }
  }
}
