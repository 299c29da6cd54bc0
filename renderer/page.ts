import { createHash } from 'node:crypto'
import type { ComponentType } from 'react'
import { type CompanyDetails, company, getContactPlaceholderLabels } from './collections/company/definition.ts'
import { industries } from './collections/industries/definition.ts'
import { navigation } from './collections/navigation/definition.ts'
import type { ArticleDrawingKind } from './drawing/articleDrawing.ts'
import type { Segments } from './drawing/beats.ts'
import type { Point } from './drawing/geometry.ts'
import { listFeeds } from './feeds.ts'
import type { ContentDates } from './lastModified.ts'
import { MAX_TITLE_LENGTH } from './model/define/fields.ts'
import type { Diagnostic } from './model/diagnostics/diagnostic.ts'
import type { Site } from './model/site.ts'
import type { Places } from './places/places.ts'

/** Size of share images, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** Text and drawing of a page's image for link previews, such as on social networks (`og:image`). */
export interface ShareImage {
  /** The page that the image is of. Cities use the image of their state's page. */
  pageAddress: string
  title: string
  /** A line at the bottom, such as the date of an article. */
  detail?: string | undefined
  drawing?: ShareDrawing | undefined
}

/** A page's own drawing: a beat per segment, a chart, or drawings on the baseline. Without it, places get a map, and other pages the pulse. */
export type ShareDrawing =
  | { segments: Segments }
  | { kind: ArticleDrawingKind; values: readonly number[] }
  | {
      drawings: BaselineDrawing[]
      /** If false, the share image draws the baseline below the drawings. */
      includesBaseline: boolean
    }

/** SVG path data of a drawing on the baseline of a share image. `baseline` is its y coordinate in the drawing. */
export interface BaselineDrawing {
  width: number
  height: number
  baseline: number
  line: string
  dot: Point
}

/** Increase this if the design of share images changes, so that other sites reload them. */
const DESIGN_VERSION = 7

/** Computes a version for the URL of a share image, because other sites cache images by URL. Changes of the drawing don't change the version. */
export function computeShareVersion({ title, detail }: Pick<ShareImage, 'title' | 'detail'>): string {
  const hash = createHash('sha256').update(JSON.stringify([DESIGN_VERSION, title, detail]))
  return hash.digest('hex').slice(0, 8)
}

/** Metadata for `<head>`, and JSON-LD for the end of `<body>`. */
export interface PageMeta {
  title: string
  description: string
  noindex?: boolean
  share?: ShareImage
  /** ISO day. Marks the page as an article. */
  publishedDate?: string
  /** `schema-dts` checks the types in `structuredData/`. */
  structuredData?: ({ '@type': string } & object)[]
}

/** Values that pages get from the build or the development server. */
export interface SiteContext {
  site: Site
  places: Places
  /** Returns links to the files and forms of a page. Undefined in builds for visitors. */
  getEditLinks?: ((address: string) => EditLink[]) | undefined
  /** Problems of all files, which the development server shows on each page. */
  problems?: ProblemNote[] | undefined
  /** Without dates, entries count as unchanged since publication. */
  contentDates?: ContentDates | undefined
}

/** A link from a page to its content file or form, for writers. */
export interface EditLink {
  name: string
  href: string
}

/** A problem in a content file, to show to writers. */
export interface ProblemNote extends Pick<Diagnostic, 'file' | 'line' | 'column' | 'message'> {
  /** The hint and the fix. Possibly empty. */
  advice: string
  /** Address of the page that the file belongs to. Undefined for files without a page of their own. */
  pageAddress: string | undefined
  /** URL of the CMS form. Undefined for files without a form. */
  formUrl: string | undefined
}

export interface PageData {
  meta: PageMeta
}

/** Props of a page: the result of its `data` function, and company details. */
export type PageProps<DataFunction extends (...args: never[]) => PageData> = ReturnType<DataFunction> & {
  company: CompanyDetails
}

export type DataContext = SiteContext & { urlPathname: string; routeParams: Record<string, string> }

/** The export `Page` of a `+Page.tsx`. */
export type PageComponent = ComponentType<PageData & { company: CompanyDetails }>

/** Checks if search results show a title without cutting it. */
export const fitsSearchResult = (title: string) => title.length <= MAX_TITLE_LENGTH

/** Adds the brand to the title of a page if search results show both. */
export function createPageMeta(site: Site, meta: PageMeta): PageMeta {
  const withBrand = `${meta.title} | ${site.get(company).brand}`
  return { ...meta, title: fitsSearchResult(withBrand) ? withBrand : meta.title }
}

/** Creates the metadata of a page from `meta` and `hero` in its copy. `detail` and `drawing` are for the share image. */
export function createMetaFromCopy(
  site: Site,
  address: string,
  { meta, hero }: { meta: Pick<PageMeta, 'title' | 'description'>; hero: { title: string } },
  { detail, drawing, structuredData }: Pick<ShareImage & Required<PageMeta>, 'detail' | 'drawing' | 'structuredData'>,
): PageMeta {
  const share = { pageAddress: address, title: hero.title, detail, drawing }
  return createPageMeta(site, { ...meta, structuredData, share })
}

/** Returns the content of the header, the footer, and `<head>`, which all pages share. */
export function getLayoutData(site: Site) {
  return {
    company: site.get(company),
    navigation: site.get(navigation),
    /** Names of marks by the address of the industry. */
    marks: Object.fromEntries(
      site.listEntries(industries).map(({ slug, icon }) => [industries.getAddress(slug), icon]),
    ),
    feeds: listFeeds(site).map(({ address, type, title }) => ({ address, type, title })),
    hasPlaceholders: site.placeholders.length > 0,
    /** Undefined if all contact details are real. */
    contactPlaceholderLabel: Object.values(getContactPlaceholderLabels(site)).find((label) => label !== undefined),
    /** Unpublished pages by address. */
    unpublished: Object.fromEntries(site.unpublished),
  }
}

export type LayoutData = ReturnType<typeof getLayoutData>
