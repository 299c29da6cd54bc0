import { join } from 'node:path'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { ShareImage } from '../../../renderer/page.ts'
import { openDiskCache } from '../../cache/diskCache.ts'
import { sha256 } from '../../files.ts'
import { assertSerializable } from '../pages/assertSerializable.ts'
import { type CachedPage, createPageRenderer, type PageInput, type PageResult } from '../pages/pageRenderer.ts'
import { scanPage } from '../pages/pageScan.ts'
import type { PreparedBuild } from '../prepareBuild.ts'
import type { WriteSiteFile } from './siteWriter.ts'

/** Part of the pages: `{ index: 1, count: 3 }` is every third page, starting with the first. */
export interface Shard {
  /** 1-based. */
  index: number
  count: number
}

/** Lists the addresses of all pages, then of not-found pages. */
export function listRenderedAddresses(site: Site): string[] {
  return [...site.pages().map(({ address }) => address), ...site.notFoundAddresses()]
}

/** Returns the path of a page's file: `dist/blog.html` for `/blog`. */
export function getHtmlPath(folder: string, address: string): string {
  return join(folder, address === '/' ? 'index.html' : `${address}.html`)
}

/**
 * Writes the HTML files of a shard (by default, of all pages), and renders pages that aren't cached.
 * Returns all results by address, and the number of rendered pages.
 * @throws {UserError}
 */
export async function renderPages(
  { options: { force, viaVike }, siteContext, codeFolder }: PreparedBuild,
  writeSiteFile: WriteSiteFile,
  shard: Shard = { index: 1, count: 1 },
) {
  const renderer = await createPageRenderer(siteContext, join(codeFolder, 'server'))
  const renderHtml = viaVike ? renderer.renderWithVike : renderer.render
  // Neighboring pages take about the same time, so distribute them.
  const addresses = listRenderedAddresses(siteContext.site).filter(
    (_, index) => index % shard.count === shard.index - 1,
  )
  const pages = new Map<string, PageResult>()
  let renderedCount = 0
  for (const address of addresses) {
    const input = renderer.createInput(address)
    const key = `page ${sha256(JSON.stringify(input))}`
    let page = force || viaVike ? undefined : openDiskCache().get<CachedPage>(key)
    if (!page) {
      assertSerializable(input.data, input)
      page = openDiskCache().set(key, await renderPage(input, renderHtml))
      renderedCount += 1
    }
    writeSiteFile(getHtmlPath('', address), page.html)
    const { structuredData: _, ...meta } = input.data.meta
    pages.set(address, { ...page.scan, meta })
  }
  return { pages, renderedCount }
}

async function renderPage(input: PageInput, renderHtml: (input: PageInput) => Promise<string>): Promise<CachedPage> {
  const html = await renderHtml(input)
  // Clone the strings, because a substring retains the whole HTML.
  return { html: Buffer.from(html), scan: structuredClone(scanPage(html)) }
}

/** Formats the result for the terminal: `1,151 pages, 3 of them rendered`. */
export function describePages({ pages, renderedCount }: Awaited<ReturnType<typeof renderPages>>): string {
  return `${pluralize(pages.size, 'page')}, ${renderedCount === pages.size ? 'all' : renderedCount.toLocaleString('en-US')} of them rendered`
}

/** Lists share images without duplicates, because the cities of a state share one. */
export function collectShareImages(pages: Map<string, PageResult>): ShareImage[] {
  const shares = [...pages.values()].flatMap(({ meta: { share } }) =>
    share ? [[share.pageAddress, share] as const] : [],
  )
  return [...new Map(shares).values()]
}
