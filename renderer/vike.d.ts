import type { Site } from './model/site.ts'
import type { PageComponent, PageData } from './page.ts'
import type { Places } from './places/places.ts'

declare global {
  namespace Vike {
    interface PageContext {
      Page: PageComponent
      data: PageData
      /** The checked content. The programs hand it in with each page, as they do what is computed of it. */
      site: Site
      places: Places
      /** Addresses of places that say too much of what another says: search engines are asked to leave them out. */
      twins: ReadonlySet<string>
    }
  }
}
