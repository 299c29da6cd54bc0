import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import { memoize } from '../../../renderer/model/memoize.ts'
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
import type { PageScan } from './pageScan.ts'

/** All inputs of a page's HTML, except for the code. A hash of this as JSON is the cache key. */
export interface PageInput {
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
export interface CachedPage {
  html: Buffer
  scan: PageScan
}

type PageLocation = Pick<PageInput, 'address' | 'folder'>

/** Loads the server bundle, and returns functions that render its pages. */
export async function createPageRenderer(siteContext: SiteContext, serverFolder: string) {
  const loadModule = (file: string) => import(pathToFileURL(resolve(serverFolder, file)).href)
  const { pageModules, renderDocument }: typeof import('./pageModules.ts') = await loadModule('pageModules.mjs')
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
async function renderVikeTags(render: typeof renderPage, address: string, siteContext: SiteContext): Promise<VikeTags> {
  const { httpResponse } = await render({ urlOriginal: address, ...siteContext, isEmpty: true })
  const [start, head, body, end] = httpResponse.body.split(EMPTY_PAGE_MARKUP)
  if (start !== '' || head === undefined || body === undefined || end !== '')
    throw new Error(`Vike renders the tags of ${address} in an unexpected place: ${httpResponse.body}`)
  return { head, body }
}
