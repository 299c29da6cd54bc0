import { company } from './collections/company/definition.ts'
import { TITLE_MAX } from './model/define/fields.ts'
import type { Site } from './model/site.ts'
import type { PageMeta } from './page.ts'

/** A page's head, its title with the brand behind it where both fit into what search results show. */
export function pageMeta(site: Site, meta: PageMeta): PageMeta {
  const withBrand = `${meta.title} | ${site.only(company).brand}`
  return { ...meta, title: withBrand.length <= TITLE_MAX ? withBrand : meta.title }
}

interface ListingWords {
  meta: { title: string; description: string }
  hero: { title: string }
}

/** The head of a page whose words bring their own title and description. */
export function listingMeta(site: Site, of: string, { meta, hero }: ListingWords, detail?: string): PageMeta {
  const share = { of, title: hero.title, ...(detail !== undefined && { detail }) }
  return pageMeta(site, { ...meta, share })
}
