import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { x } from 'xastscript'
import { company } from '../../../renderer/collections/company/definition.ts'
import { ownDay } from '../../../renderer/feeds.ts'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import type { ScheduleFields } from '../../../renderer/model/define/schedule.ts'
import { entryPath, type PageAddress } from '../../../renderer/model/inventory.ts'
import { dayOf } from '../../../renderer/model/schedule/instants.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { textElements, xmlDocument } from '../feeds/xml.ts'
import type { PageFacts } from '../pages/pageFacts.ts'
import { type ContentDates, contentDates } from './contentDates.ts'

/** How many addresses one file may hold (sitemaps.org, "Sitemap file requirements"). */
const MOST = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface ListedPage {
  loc: string
  lastmod: string | undefined
}

/** What a page tells search engines, by its address. */
export type DescribedPages = ReadonlyMap<string, Pick<PageFacts, 'canonical' | 'description' | 'isIndexed'>>

/** The pages that search engines may show, each by its one address. */
export function listedPages(site: Site, facts: DescribedPages, dates: ContentDates): ListedPage[] {
  const { origin } = site.get(company)
  return site.pages().flatMap((page) => {
    const { isIndexed, canonical } = facts.get(page.address) ?? {}
    const loc = origin + page.address
    return isIndexed && canonical === loc ? [{ loc, lastmod: lastChanged(page, site, dates) }] : []
  })
}

/** The sitemap's files by their names: one, or an index and as many as it takes. Source: sitemaps.org, protocol. */
export function sitemapFiles(pages: ListedPage[], origin: string, most = MOST): Map<string, string> {
  if (pages.length <= most) return new Map([['sitemap.xml', urlset(pages)]])
  const count = Math.ceil(pages.length / most)
  const parts = Array.from({ length: count }, (_, index) => pages.slice(index * most, (index + 1) * most))
  const named = parts.map((part, index) => [`sitemap-${index + 1}.xml`, part] as const)
  const entries = named.map(([name, part]) => {
    return element('sitemap', { loc: `${origin}/${name}`, lastmod: lastOf(part.map(({ lastmod }) => lastmod)) })
  })
  const index = xmlDocument(x('sitemapindex', { xmlns: NAMESPACE }, entries))
  return new Map([['sitemap.xml', index], ...named.map(([name, part]) => [name, urlset(part)] as const)])
}

function urlset(pages: ListedPage[]): string {
  const entries = pages.map((page) => element('url', page))
  return xmlDocument(x('urlset', { xmlns: NAMESPACE }, entries))
}

function element(name: 'url' | 'sitemap', { loc, lastmod }: ListedPage) {
  return x(name, textElements({ loc, lastmod }))
}

/** The files that search engines ask for, by their names. Source of the key's: indexnow.org, "Verifying ownership". */
export function filesFor(site: Site, pages: ListedPage[]): Map<string, string> {
  const { origin, indexNowKey: key } = site.get(company)
  // Who may look, and where to find the list (RFC 9309; sitemaps.org for the last line).
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
  const files = sitemapFiles(pages, origin).set('robots.txt', robots)
  return key === undefined ? files : files.set(`${key}.txt`, key)
}

/** Writes the sitemap, `robots.txt`, and the key of IndexNow where there is one. */
export async function writeSitemap(
  site: Site,
  facts: DescribedPages,
  content: string,
  client: string,
): Promise<number> {
  const pages = listedPages(site, facts, contentDates(content))
  for (const [name, text] of filesFor(site, pages)) await writeFile(join(client, name), text)
  return pages.length
}

interface Part {
  file: string
  /** Its day by its own word. */
  own: string | undefined
  /** The day from which on visitors see it, if it says so: until then nobody could notice a change. */
  published?: string | undefined
}

/**
 * The day on which the content of a page last changed: git's of its files, else their own, else none; of several files the
 * latest. A listing changes with all that it lists; the words around entries are no content of their pages.
 */
function lastChanged(page: PageAddress, site: Site, dates: ContentDates): string | undefined {
  const days = partsOf(page, site).flatMap(({ file, own, published }) => [dates.get(file) ?? own, published])
  return lastOf(days)
}

const lastOf = (days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

function partsOf({ definition, slug, parent }: PageAddress, site: Site): Part[] {
  if (definition.kind === 'singleton') return [{ file: definition.path, own: undefined }]
  if (definition.kind === 'nested') return entryParts(definition.parent, parent, site)
  if (slug !== undefined) return entryParts(definition, slug, site)
  const words = definition.listing ? [{ file: definition.listing.path, own: undefined }] : []
  return [...words, ...site.all(definition).flatMap((entry) => entryParts(definition, entry.slug, site))]
}

function entryParts(definition: Collection, slug: string | undefined, site: Site): Part[] {
  const entry = site.find(definition, slug)
  if (!entry) return []
  const file = entryPath(definition, entry.slug)
  const { publish_at } = entry as ScheduleFields
  const published = publish_at && dayOf(publish_at, site.zone)
  return [{ file, own: ownDay(definition, entry), published }, ...describedElsewhere(definition, entry.slug, site)]
}

/** The files that tell more of an entry, and have no page themselves: what public tables know of a state and its cities. */
function describedElsewhere({ name }: Collection, slug: string, site: Site): Part[] {
  const isMeant = (value: unknown) => value instanceof Reference && value.target === name && value.slug === slug
  return site.model.collections
    .filter((each) => !each.page && site.has(each))
    .flatMap((each) =>
      site
        .all(each)
        .filter((entry) => Object.values(entry).some(isMeant))
        .map((entry) => ({ file: entryPath(each, entry.slug), own: ownDay(each, entry) })),
    )
}
