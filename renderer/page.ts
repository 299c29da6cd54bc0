import type { ComponentType } from 'react'
import { company, contactSamples } from './collections/company/definition.ts'
import { navigation } from './collections/navigation/definition.ts'
import { feedsOf } from './feeds.ts'
import type { ContentDates } from './lastModified.ts'
import { TITLE_MAX } from './model/define/fields.ts'
import type { Site } from './model/site.ts'
import type { Places } from './places/places.ts'
import type { ShareDrawing, SharePicture } from './share.ts'

/** What the head of a page says. Titles and descriptions are already complete. */
export interface PageMeta {
  title: string
  description: string
  /** Not for search engines: `noindex,nofollow` instead of `index,follow`. */
  noindex?: boolean
  /** The picture that stands for the page where it is shared. Not-found pages have none. */
  share?: SharePicture
  /** An article's day, `2026-11-21`. */
  published?: string
  /** schema.org objects, each for a script element of its own. */
  structuredData?: StructuredData[]
}

/** Each kind has a function in `structuredData/`, which `schema-dts` holds to schema.org. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & object

/** What the programs hand in with each page: its data are a function of this and of its address. */
export interface SiteContext {
  site: Site
  places: Places
  /** For writers: the files that a page's texts stand in, by its address. Visitors' pages name none. */
  sourcesOf?: ((address: string) => SourceLink[]) | undefined
  /** For search engines: when the files last changed. Without it, entries count as unchanged since they were published. */
  contentDates?: ContentDates | undefined
}

export interface SourceLink {
  /** `content/states/florida.yaml:120` */
  name: string
  href: string
}

/** What every page's `+data` returns: its head, and whatever its `+Page` shows. */
export interface PageData {
  meta: PageMeta
}

/** What a page's `+data` is given: the content, and its own address. */
export type DataContext = SiteContext & { urlPathname: string; routeParams: Record<string, string> }

export type PageComponent = ComponentType<PageData>

/** A page's head, its title with the brand behind it where both fit into what search results show. */
export function pageMeta(site: Site, meta: PageMeta): PageMeta {
  const withBrand = `${meta.title} | ${site.get(company).brand}`
  return { ...meta, title: withBrand.length <= TITLE_MAX ? withBrand : meta.title }
}

/** The head of a page whose words bring their own title and description. */
export function listingMeta(
  site: Site,
  of: string,
  { meta, hero }: { meta: { title: string; description: string }; hero: { title: string } },
  { detail, drawing }: { detail?: string; drawing?: ShareDrawing | undefined } = {},
): PageMeta {
  const share = { of, title: hero.title, ...(detail !== undefined && { detail }), ...(drawing && { drawing }) }
  return pageMeta(site, { ...meta, share })
}

/** What stands around every page: the words of its header and footer, and whose site it is. */
export type LayoutData = ReturnType<typeof layoutData>

export function layoutData(site: Site) {
  return {
    company: site.get(company),
    navigation: site.get(navigation),
    feeds: feedsOf(site).map(({ address, type, title }) => ({ address, type, title })),
    /** Whether something on this site only stands in for the true thing: the footer explains its mark. */
    hasSamples: site.placeholders.length > 0,
    /** The mark of the company's address, phone and e-mail, while one of them only stands in for the true one. */
    contactSample: Object.values(contactSamples(site)).find((word) => word !== undefined),
    /** The pages that visitors do not see: none but for writers. */
    unpublished: Object.fromEntries(site.unpublished),
  }
}

export interface DocumentInput {
  Page: PageComponent
  data: PageData
  /** The page's address, `/services/local-seo`. */
  pathname: string
  layout: LayoutData
  sources?: SourceLink[] | undefined
}
