import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import { once } from '../../../renderer/model/parse/yaml.ts'
import {
  type LayoutData,
  layoutData,
  type PageData,
  type PageMeta,
  type SiteContext,
  type SourceLink,
} from '../../../renderer/page.ts'
import type { Tags } from '../../../renderer/renderDocument.tsx'
import { describeCodeError, formatCodeError } from '../../codeError.ts'
import { UserError } from '../../errors.ts'
import { store } from '../../store/store.ts'
import type { PageLinks } from './pageLinks.ts'

/** Everything that a page's bytes depend on, except for the code. */
export interface PageInput {
  address: string
  folder: string
  data: PageData
  layout: LayoutData
  sources: SourceLink[] | undefined
}

/** The result of rendering a page, without its HTML. Later steps read this, so none of them has to parse the HTML again. */
export interface PageResult extends PageLinks {
  meta: Omit<PageMeta, 'structuredData'>
}

/** The cache doesn't contain the page's meta, because that's part of its data. */
export interface CachedPage {
  html: Buffer
  links: PageLinks
}

/** Creates a renderer that uses the built code. @param server the folder of the server bundle */
export async function pageRenderer(siteContext: SiteContext, server: string) {
  const bundle: typeof import('./pageModules.ts') = await import(addressOf(server, 'pageModules.mjs'))
  const cached = new Map<string, Promise<Tags>>()
  // Usually the tags are in the cache, and Vike isn't needed.
  const vike = once(() => loadVike(server))

  const moduleOf = (folder: string) => {
    const module = bundle.pageModules.get(folder)
    if (!module) throw new Error(`There is no page in ${folder}.`)
    return module
  }
  /** The tags of all pages in a folder are the same. */
  const tagsOf = ({ folder, address }: PageInput) => {
    const tags =
      cached.get(folder) ??
      store().getOrCreate(`tags ${folder}`, async () => vikeTags(await vike(), address, siteContext))
    cached.set(folder, tags)
    return tags
  }
  return {
    /**
     * @returns undefined if no folder of `pages` renders the address
     * @throws {UserError} if its data can't be computed
     */
    inputOf(address: string): PageInput | undefined {
      const match = siteContext.site.match(address)
      if (!match || !bundle.pageModules.has(match.page)) return undefined
      const { page: folder, params } = match
      const context = { ...siteContext, urlPathname: address, routeParams: params }
      const data = withPageContext(address, folder, () => moduleOf(folder).data(context))
      const layout = siteContext.site.derived(layoutData)
      return { address, folder, data, layout, sources: siteContext.sourcesOf?.(address) }
    },
    /** @throws {UserError} if rendering fails */
    async html(input: PageInput): Promise<string> {
      const { address: pathname, folder, data, layout, sources } = input
      const { Page } = moduleOf(folder)
      const tags = await tagsOf(input)
      return withPageContext(pathname, folder, () =>
        bundle.renderDocument({ Page, data, pathname, layout, sources }, tags),
      )
    },
    /** Renders the page with Vike, for comparison. */
    async htmlByVike({ address, folder }: PageInput): Promise<string> {
      const render = await vike()
      const { httpResponse, errorWhileRendering, is404 } = await render({ urlOriginal: address, ...siteContext })
      // Vike reports `render(404)` of a +data.ts as an error, too.
      if (errorWhileRendering && !is404) throw renderError(errorWhileRendering, address, folder)
      return httpResponse.body
    },
  }
}

/**
 * Runs a step of rendering a page.
 * @throws {UserError} with the step's error, its position in the sources, and the page's address
 */
function withPageContext<Result>(address: string, folder: string, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    throw renderError(error, address, folder)
  }
}

function renderError(error: unknown, address: string, folder: string): UserError {
  const reason = formatCodeError(describeCodeError(error))
  return new UserError(`${reason}

This error occurred while rendering ${address} (${folder.slice(1)}).`)
}

async function loadVike(server: string): Promise<typeof renderPage> {
  const vike = await import('vike/server')
  await import(addressOf(server, 'entry.mjs'))
  return vike.renderPage
}

function addressOf(server: string, file: string): string {
  return pathToFileURL(join(resolve(server), file)).href
}

const HEAD = '<!doctype html><html><head>'
const BETWEEN = '</head><body>'
const END = '</body></html>'

/**
 * Returns the tags for styles and scripts that Vike adds to the pages of a folder, by rendering an empty page.
 * @throws {Error} if Vike adds them in another place
 */
async function vikeTags(render: typeof renderPage, address: string, siteContext: SiteContext): Promise<Tags> {
  const { httpResponse } = await render({ urlOriginal: address, ...siteContext, isEmpty: true })
  const html = httpResponse.body
  const between = html.indexOf(BETWEEN)
  if (!html.startsWith(HEAD) || !html.endsWith(END) || between === -1)
    throw new Error(`Vike renders the tags of ${address} in an unexpected place: ${html}`)
  return { head: html.slice(HEAD.length, between), body: html.slice(between + BETWEEN.length, -END.length) }
}
