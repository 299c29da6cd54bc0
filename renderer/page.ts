import type { ComponentType } from 'react'
import { company, contactSampleLabels } from './collections/company/definition.ts'
import { navigation } from './collections/navigation/definition.ts'
import { listFeeds } from './feeds.ts'
import type { ContentDates } from './lastModified.ts'
import { TITLE_MAX } from './model/define/fields.ts'
import type { Site } from './model/site.ts'
import type { Places } from './places/places.ts'
import type { ShareDrawing, SharePicture } from './share.ts'

export interface PageMeta {
  title: string
  description: string
  noindex?: boolean
  share?: SharePicture
  /** Publication date of an article, like `2026-11-21`. */
  published?: string
  /** schema.org objects. Each gets a separate script element. */
  structuredData?: StructuredData[]
}

/** The functions in `structuredData/` create these objects. `schema-dts` checks their types. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & object

/** Input from the build or the dev server. A page's data is a function of this and the address. */
export interface SiteContext {
  site: Site
  places: Places
  /** Returns the source files of a page's text, for writers. Undefined in production. */
  sourcesOf?: ((address: string) => SourceLink[]) | undefined
  /**
   * Dates of the last changes, for search engines. Without them, entries count as unchanged since they were published.
   */
  contentDates?: ContentDates | undefined
}

export interface SourceLink {
  /** `content/states/florida.yaml:120` */
  name: string
  href: string
}

/** Return type of every `+data` function: metadata, and data for the page component. */
export interface PageData {
  meta: PageMeta
}

export type DataContext = SiteContext & { urlPathname: string; routeParams: Record<string, string> }

export type PageComponent = ComponentType<PageData>

/** Creates the metadata of a page. Appends the brand to the title if search results have space for both. */
export function pageMeta(site: Site, meta: PageMeta): PageMeta {
  const withBrand = `${meta.title} | ${site.get(company).brand}`
  return { ...meta, title: withBrand.length <= TITLE_MAX ? withBrand : meta.title }
}

/** Creates the metadata of a page with its own title and description in the copy. */
export function listingMeta(
  site: Site,
  of: string,
  { meta, hero }: { meta: { title: string; description: string }; hero: { title: string } },
  { detail, drawing }: { detail?: string; drawing?: ShareDrawing | undefined } = {},
): PageMeta {
  const share = { of, title: hero.title, ...(detail !== undefined && { detail }), ...(drawing && { drawing }) }
  return pageMeta(site, { ...meta, share })
}

export type LayoutData = ReturnType<typeof layoutData>

export function layoutData(site: Site) {
  return {
    company: site.get(company),
    navigation: site.get(navigation),
    feeds: listFeeds(site).map(({ address, type, title }) => ({ address, type, title })),
    /** True if the site has placeholders. Then the footer explains the mark. */
    hasSamples: site.placeholders.length > 0,
    /** The label for placeholders in the company's address, phone, and email, if there are any. */
    contactSample: Object.values(contactSampleLabels(site)).find((word) => word !== undefined),
    /** Pages that visitors can't see. Empty in production. */
    unpublished: Object.fromEntries(site.unpublished),
  }
}

export interface DocumentInput {
  Page: PageComponent
  data: PageData
  pathname: string
  layout: LayoutData
  sources?: SourceLink[] | undefined
}
