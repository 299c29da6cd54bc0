import { x } from 'xastscript'
import { company } from '../../../renderer/collections/company/definition.ts'
import { type ContentDates, findLatestDay, getLastModified } from '../../../renderer/lastModified.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { GENERATED_FILES } from '../../../renderer/urls.ts'
import { createTextElements, createXmlDocument } from '../feeds/xml.ts'
import type { PageResult } from '../pages/pageRenderer.ts'

/** Maximum size of a sitemap (sitemaps.org). */
const MAX_URLS = 50_000
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface ListedPage {
  /** Absolute URL. */
  loc: string
  /** ISO day. Undefined if unknown. */
  lastmod: string | undefined
}

/** Metadata of rendered pages, by address. */
export type PagesByAddress = ReadonlyMap<string, Pick<PageResult, 'meta'>>

/** Lists pages that search engines may index, with the dates of their last changes. */
export function listIndexablePages(site: Site, pagesByAddress: PagesByAddress, dates: ContentDates): ListedPage[] {
  const { origin } = site.get(company)
  return site.pages().flatMap((page) => {
    if (pagesByAddress.get(page.address)?.meta.noindex) return []
    return [{ loc: origin + page.address, lastmod: getLastModified(page, site, dates) }]
  })
}

/** Creates a sitemap, or several sitemaps and a sitemap index for more than `maxUrls` pages. Returns the files by path. */
export function createSitemapFiles(pages: ListedPage[], origin: string, maxUrls = MAX_URLS): Map<string, string> {
  if (pages.length <= maxUrls) return new Map<string, string>([[GENERATED_FILES.sitemap, renderUrlset(pages)]])
  const count = Math.ceil(pages.length / maxUrls)
  const parts = Array.from({ length: count }, (_, index) => pages.slice(index * maxUrls, (index + 1) * maxUrls))
  const partFiles = parts.map((part, index) => [`/sitemap-${index + 1}.xml`, part] as const)
  const entries = partFiles.map(([name, part]) => {
    const lastmod = findLatestDay(part.map((page) => page.lastmod))
    return createSitemapEntry('sitemap', { loc: origin + name, lastmod })
  })
  const sitemapIndex = createXmlDocument(x('sitemapindex', { xmlns: SITEMAP_NAMESPACE }, entries))
  return new Map([
    [GENERATED_FILES.sitemap, sitemapIndex],
    ...partFiles.map(([name, part]) => [name, renderUrlset(part)] as const),
  ])
}

function renderUrlset(pages: ListedPage[]): string {
  const entries = pages.map((page) => createSitemapEntry('url', page))
  return createXmlDocument(x('urlset', { xmlns: SITEMAP_NAMESPACE }, entries))
}

function createSitemapEntry(name: 'url' | 'sitemap', { loc, lastmod }: ListedPage) {
  return x(name, createTextElements({ loc, lastmod }))
}

/** Creates the sitemap, `robots.txt`, and a file that verifies the IndexNow key (indexnow.org). Returns the files by path. */
export function createSearchEngineFiles(site: Site, pages: ListedPage[]): Map<string, string> {
  const { origin, indexNowKey: key } = site.get(company)
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}${GENERATED_FILES.sitemap}\n`
  const files = createSitemapFiles(pages, origin).set(GENERATED_FILES.robots, robots)
  return key === undefined ? files : files.set(`/${key}.txt`, key)
}
