import { x } from 'xastscript'
import { company } from '../../../renderer/collections/company/definition.ts'
import { type ContentDates, findLatestDay, getLastModified } from '../../../renderer/lastModified.ts'
import type { SitePage } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { GENERATED_FILES } from '../../../renderer/urls.ts'
import { createTextElements, createXmlDocument } from '../feeds/xml.ts'
import type { PageResult } from './renderPages.ts'

/** Metadata of rendered pages, by address. */
export type PagesByAddress = ReadonlyMap<string, Pick<PageResult, 'meta'>>

/** Creates the sitemap, `robots.txt`, `llms.txt`, and a file that verifies the IndexNow key (indexnow.org), by path. */
export function createCrawlerFiles(site: Site, pagesByAddress: PagesByAddress, dates: ContentDates) {
  const { origin, indexNowKey: key } = site.get(company)
  return new Map([
    ...createSitemapFiles(listIndexablePages(site, pagesByAddress, dates), origin),
    [GENERATED_FILES.robots, `User-agent: *\nAllow: /\n\nSitemap: ${origin}${GENERATED_FILES.sitemap}\n`],
    [GENERATED_FILES.llms, createLlmsTxt(site, pagesByAddress)],
    ...(key === undefined ? [] : [[`/${key}.txt`, key] as const]),
  ])
}

interface ListedPage {
  loc: string
  /** ISO day. Undefined if unknown. */
  lastmod: string | undefined
}

/** Lists pages that search engines may index, with the dates of their last changes. */
export function listIndexablePages(site: Site, pagesByAddress: PagesByAddress, dates: ContentDates): ListedPage[] {
  const { origin } = site.get(company)
  const pages = site.pages().filter(({ address }) => !pagesByAddress.get(address)?.meta.noindex)
  return pages.map((page) => ({ loc: origin + page.address, lastmod: getLastModified(page, site, dates) }))
}

/** Maximum size of a sitemap (sitemaps.org). */
const MAX_URLS = 50_000

/** Creates a sitemap, or several sitemaps and a sitemap index for more than `maxUrls` pages. Returns the files by path. */
export function createSitemapFiles(pages: ListedPage[], origin: string, maxUrls = MAX_URLS): Map<string, string> {
  if (pages.length <= maxUrls) return new Map([[GENERATED_FILES.sitemap, renderSitemap('urlset', 'url', pages)]])
  const parts = Array.from({ length: Math.ceil(pages.length / maxUrls) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    pages: pages.slice(index * maxUrls, (index + 1) * maxUrls),
  }))
  const listedParts = parts.map(({ path, pages }) => ({
    loc: origin + path,
    lastmod: findLatestDay(pages.map(({ lastmod }) => lastmod)),
  }))
  return new Map([
    [GENERATED_FILES.sitemap, renderSitemap('sitemapindex', 'sitemap', listedParts)],
    ...parts.map(({ path, pages }) => [path, renderSitemap('urlset', 'url', pages)] as const),
  ])
}

function renderSitemap(root: string, element: string, pages: ListedPage[]): string {
  const entries = pages.map(({ loc, lastmod }) => x(element, createTextElements({ loc, lastmod })))
  return createXmlDocument(x(root, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, entries))
}

/** Creates `llms.txt`, a list of indexable pages for language models (llmstxt.org). Skips nested entries, because their parent pages link to them. */
function createLlmsTxt(site: Site, pagesByAddress: PagesByAddress): string {
  const { brand, description, origin } = site.get(company)
  const titles = new Map(site.pageIndex())
  const sections = new Map<string, string[]>()
  for (const page of site.pages()) {
    const { meta } = pagesByAddress.get(page.address) ?? {}
    if (page.definition.kind === 'nested' || !meta || meta.noindex) continue
    const line = `- [${escapeText(titles.get(page.address) ?? '')}](${origin}${page.address}): ${escapeText(meta.description)}`
    const title = getSectionTitle(page)
    sections.set(title, [...(sections.get(title) ?? []), line])
  }
  const lists = [...sections].map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`)
  return [`# ${brand}`, `> ${escapeText(description)}`, ...lists].join('\n\n').concat('\n')
}

/** Converts the name of a collection, such as `case-studies`, to `Case studies`. */
function getSectionTitle({ definition: { kind, name } }: SitePage): string {
  if (kind === 'singleton') return 'Pages'
  const title = name.replaceAll('-', ' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\]/g, '\\$&')
    .trim()
}
