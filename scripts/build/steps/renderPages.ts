import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import type { ShareImage } from '../../../renderer/share.ts'
import { UserError } from '../../errors.ts'
import { pluralize } from '../../formatNumbers.ts'
import { openStore } from '../../store/store.ts'
import { assertSerializable } from '../pages/assertSerializable.ts'
import { collectLinks, createInterner } from '../pages/pageLinks.ts'
import { type CachedPage, createPageRenderer, type PageInput, type PageResult } from '../pages/pageRenderer.ts'
import type { Prepared } from '../prepare.ts'

interface RenderedPages {
  /** Keys are addresses. */
  pages: Map<string, PageResult>
  /** Number of pages that weren't cached. */
  rendered: number
}

/** Part of the pages: `{ index: 1, count: 3 }` is the first third. */
export interface Shard {
  /** 1-based. */
  index: number
  count: number
}

/** Distributes neighboring pages, because they take about the same time. */
export function isInShard({ index, count }: Shard, pageIndex: number): boolean {
  return pageIndex % count === index - 1
}

/** Lists the addresses of all pages, then of not-found pages. */
export function listAddresses(site: Site): string[] {
  return [...site.pages().map(({ address }) => address), ...site.notFoundPages()]
}

/** Returns the path of an address's HTML file: `/blog` to `dist/blog.html`. */
export function getHtmlPath(client: string, address: string): string {
  return join(client, address === '/' ? 'index.html' : `${address}.html`)
}

/** Writes all pages, and renders those that aren't cached. @throws {UserError} */
export async function renderPages(
  { siteContext, code, force, viaVike }: Prepared,
  folder: string,
  shard: Shard = { index: 1, count: 1 },
): Promise<RenderedPages> {
  const renderer = await createPageRenderer(siteContext, code.server)
  const renderHtml = viaVike ? renderer.renderWithVike : renderer.render
  const keys = new PageKeys()
  const intern = createInterner()
  const addresses = listAddresses(siteContext.site).filter((_, index) => isInShard(shard, index))
  for (const parent of new Set(addresses.map((address) => dirname(getHtmlPath(folder, address)))))
    mkdirSync(parent, { recursive: true })
  const pages = new Map<string, PageResult>()
  const missingPages: string[] = []
  let rendered = 0
  for (const address of addresses) {
    const input = renderer.createInput(address)
    if (!input) {
      missingPages.push(address)
      continue
    }
    const key = `page ${keys.computeKey(input)}`
    let page = force ? undefined : openStore().get<CachedPage>(key)
    if (!page) {
      page = openStore().set(key, await renderPage(input, renderHtml))
      rendered += 1
    }
    writeFileSync(getHtmlPath(folder, address), page.html)
    const { structuredData: _, ...meta } = input.data.meta
    pages.set(address, { ...intern(page.links), meta })
  }
  if (missingPages.length > 0) throw new UserError(describeMissingPages(missingPages))
  return { pages, rendered }
}

async function renderPage(input: PageInput, renderHtml: (input: PageInput) => Promise<string>): Promise<CachedPage> {
  const html = await renderHtml(input)
  return { html: Buffer.from(html), links: collectLinks(html) }
}

export function describePages({ pages, rendered }: RenderedPages): string {
  return `${pluralize(pages.size, 'page')}, ${rendered === pages.size ? 'all' : rendered.toLocaleString('en-US')} of them new`
}

/** @throws {UserError} if two pages have different texts for the same image */
export function collectShareImages(pages: Map<string, PageResult>): ShareImage[] {
  const shares = new Map<string, ShareImage>()
  for (const { share } of [...pages.values()].map(({ meta }) => meta)) {
    const earlier = share && shares.get(share.page)
    if (earlier && (earlier.title !== share.title || earlier.detail !== share.detail))
      throw new UserError(
        `Two pages have different texts for the share image of ${share.page}. Make them the same in their +data.ts.`,
      )
    if (share) shares.set(share.page, share)
  }
  return [...shares.values()]
}

export function describeMissingPages([first = '', ...others]: string[]): string {
  const more = others.length > 0 ? ` and ${pluralize(others.length, 'other address', 'other addresses')}` : ''
  return `There is no page for ${first}${more}. Create a folder in pages/ with a +Page.tsx and a +data.ts.`
}

/** Computes page cache keys. Pages share objects such as copy, so each object is checked and hashed once. */
export class PageKeys {
  private readonly hashes = new WeakMap<object, string>()

  /** Returns hexadecimal digits. @throws {UserError} if the data can't be serialized */
  computeKey(input: Pick<PageInput, 'address' | 'folder'> & { data: object }): string {
    const unchecked = Object.entries(input.data).filter(([, value]) => !this.hashes.has(value))
    assertSerializable(Object.fromEntries(unchecked), input)
    const hashes = Object.entries(input).map(([name, part]) => {
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return [name, this.computeHash(part)]
      // Shared objects are one level down.
      return [name, Object.entries(part).map(([key, value]) => [key, this.computeHash(value)])]
    })
    return createHash('sha256').update(JSON.stringify(hashes)).digest('hex')
  }

  private computeHash(value: unknown): string {
    if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
    const hash = this.hashes.get(value) ?? createHash('sha256').update(JSON.stringify(value)).digest('base64')
    this.hashes.set(value, hash)
    return hash
  }
}
