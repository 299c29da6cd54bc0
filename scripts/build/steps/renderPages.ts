import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage as renderPageWithVike } from 'vike/server'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { memoize } from '../../../renderer/model/memoize.ts'
import type { Site } from '../../../renderer/model/site.ts'
import {
  type EditLink,
  getLayoutData,
  type LayoutData,
  type PageData,
  type PageMeta,
  type SiteContext,
} from '../../../renderer/page.ts'
import type { VikeTags } from '../../../renderer/renderDocument.tsx'
import { openDiskCache } from '../../cache/diskCache.ts'
import { formatCodeError, parseCodeError } from '../../codeError.ts'
import { UserError } from '../../errors.ts'
import { sha256 } from '../../files.ts'
import { assertSerializable } from '../pages/assertSerializable.ts'
import { type PageScan, scanPage } from '../pages/pageScan.ts'
import type { PreparedBuild } from '../prepareBuild.ts'
import type { WriteSiteFile } from './siteWriter.ts'

/** All inputs of a page's HTML, except for the code. A hash of this as JSON is the cache key. */
interface PageInput {
  address: string
  /** Folder that renders the page: `/pages/locations/@state`. */
  folder: string
  data: PageData
  layout: LayoutData
  /** Links to the page's content files in an editor. Undefined without `--editable`. */
  editLinks: EditLink[] | undefined
}

/** Metadata and links of a rendered page, for later build steps. */
export interface PageResult extends PageScan {
  meta: Omit<PageMeta, 'structuredData'>
}

/** Cached result of rendering a page. Excludes metadata, because `PageInput` contains it. */
interface CachedPage {
  html: Buffer
  scan: PageScan
}

type PageLocation = Pick<PageInput, 'address' | 'folder'>

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

/** Loads the server bundle, and returns functions that render its pages. */
async function createPageRenderer(siteContext: SiteContext, serverFolder: string) {
  const loadModule = (file: string) => import(pathToFileURL(resolve(serverFolder, file)).href)
  const { pageModules, renderDocument }: typeof import('../pages/pageModules.ts') = await loadModule('pageModules.mjs')
  // Loads Vike on demand, because the tags are usually cached.
  const getVikeRender = memoize(async () => {
    const { renderPage } = await import('vike/server')
    await loadModule('entry.mjs')
    return renderPage
  })
  const getLayout = memoize(() => getLayoutData(siteContext.site))

  const getModule = ({ address, folder }: PageLocation) => {
    const module = pageModules.get(folder)
    if (module) return module
    throw new UserError(`There is no page for ${address}. Create a folder in pages/ with a +Page.tsx and a +data.ts.`)
  }
  const getTags = ({ folder, address }: PageInput) =>
    openDiskCache().getOrCreate(`tags ${folder}`, async () =>
      renderVikeTags(await getVikeRender(), address, siteContext),
    )
  return {
    /** Computes the data of a page. @throws {UserError} if the address has no page, or if its `+data.ts` throws */
    createInput(address: string): PageInput {
      const { pageFolder: folder = '', params = {} } = siteContext.site.matchRoute(address) ?? {}
      const module = getModule({ address, folder })
      const context = { ...siteContext, urlPathname: address, routeParams: params }
      const data = addPageToErrors({ address, folder }, () => module.data(context))
      return { address, folder, data, layout: getLayout(), editLinks: siteContext.getEditLinks?.(address) }
    },
    /** Renders a page to HTML with `renderDocument`. @throws {UserError} if the page throws */
    async render(input: PageInput): Promise<string> {
      const { address, data, layout, editLinks } = input
      const { Page } = getModule(input)
      const tags = await getTags(input)
      return addPageToErrors(input, () => renderDocument({ Page, data, pageAddress: address, layout, editLinks }, tags))
    },
    /** Renders the same HTML with Vike, for comparison. @throws {UserError} if the page throws */
    async renderWithVike(input: PageInput): Promise<string> {
      const render = await getVikeRender()
      const { httpResponse, errorWhileRendering, is404 } = await render({ urlOriginal: input.address, ...siteContext })
      // Vike also reports `render(404)` as an error, but the response is a 404 page.
      if (errorWhileRendering && !is404) throw createRenderError(errorWhileRendering, input)
      return httpResponse.body
    },
  }
}

/** Runs a step, and names the page in its errors. */
function addPageToErrors<Result>(page: PageLocation, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    throw createRenderError(error, page)
  }
}

function createRenderError(error: unknown, { address, folder }: PageLocation): UserError {
  const reason = formatCodeError(parseCodeError(error))
  return new UserError(`${reason}

This error occurred while rendering ${address} (${folder.slice(1)}).`)
}

/** Matches the markup of an empty page, except for Vike's tags. */
const EMPTY_PAGE_MARKUP = /<!doctype html><html><head>|<\/head><body>|<\/body><\/html>/

/** Gets the style and script tags for a folder from Vike by rendering an empty page. */
async function renderVikeTags(
  render: typeof renderPageWithVike,
  address: string,
  siteContext: SiteContext,
): Promise<VikeTags> {
  const { httpResponse } = await render({ urlOriginal: address, ...siteContext, isEmpty: true })
  const [start, head, body, end] = httpResponse.body.split(EMPTY_PAGE_MARKUP)
  if (start !== '' || head === undefined || body === undefined || end !== '')
    throw new Error(`Vike renders the tags of ${address} in an unexpected place: ${httpResponse.body}`)
  return { head, body }
}
