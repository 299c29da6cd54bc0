import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import { settle } from '../../renderer/deferred.ts'
import { type DataContext, type Handed, type PageData, type Shell, shellOf } from '../../renderer/page.ts'
import { PlainError } from '../errors.ts'
import { folderFor } from './folderFor.ts'
import { Frame } from './frame.ts'
import type { PageModule, pageModules, renderDocument } from './pageModules.ts'
import type { PageStore } from './pageStore.ts'
import type { PageTask } from './pageThread.ts'
import { type Route, routeIn } from './route.ts'

/** What a page is made of, and the page itself, which is made when it is asked for. */
export interface PreparedPage {
  /** It tells whether the page is another than before, and may have deferred parts. */
  gathered: object
  /** The same with all parts worked out. */
  ingredients: () => object
  data: () => PageData
  html: () => Promise<string>
  /** What else a thread needs to make it; nothing where Vike has rendered it. */
  framed?: Pick<PageTask, 'pageId' | 'tags'>
}

/** What Vike knows of a page that it has rendered. */
interface VikePage {
  pageId: string
  routeParams: Record<string, string>
  data: PageData
}

interface Bundle {
  pageModules: typeof pageModules
  renderDocument: typeof renderDocument
}

/** The one address that the error page is meant to answer: hosts show it for whatever leads nowhere. */
const ROOT_NOT_FOUND = '/404'

/** Renders the pages of a site: the first of each folder by Vike, all others in its frame. */
export class PageRenderer {
  readonly shell: Shell
  private readonly handed: Handed
  private readonly bundle: Bundle
  private readonly server: string
  private readonly store: Pick<PageStore, 'frames' | 'routes' | 'folders'> | undefined
  private vike: typeof renderPage | undefined

  private constructor(handed: Handed, server: string, bundle: Bundle, store: PageRenderer['store']) {
    this.handed = handed
    this.shell = shellOf(handed.site)
    this.server = server
    this.bundle = bundle
    this.store = store
  }

  /**
   * @param server the folder of the code's server bundle.
   * @param store what is known of the code's pages; without it Vike renders every page: the reference, which takes longer
   * and gives the same bytes.
   */
  static async of(handed: Handed, server: string, store: PageRenderer['store']): Promise<PageRenderer> {
    return new PageRenderer(handed, server, await import(addressOf(server, 'pageModules.mjs')), store)
  }

  /**
   * @param family which pages have the same folder: `posts/_post.yaml`.
   * @returns the page; none where no folder of `pages` answers for the address.
   * @throws {PlainError} if its page fails.
   */
  async prepare(address: string, family: string | undefined): Promise<PreparedPage | undefined> {
    return this.inFrame(address, family) ?? this.byVike(address, family)
  }

  private inFrame(address: string, family: string | undefined): PreparedPage | undefined {
    const route = this.routeOf(address, family)
    const tags = route && this.store?.frames.get(route.pageId)
    const module = route && this.bundle.pageModules.get(route.pageId)
    if (!tags || !module) return undefined
    // What a page throws is told by Vike, which renders it once more.
    const gathered = attempt(() => module.gather(this.contextOf(address, route)))
    if (!gathered) return undefined
    const ingredients = () => settle(gathered)
    const html = async () =>
      attempt(() => new Frame(tags).around(this.document(module, module.compose(gathered), address))) ??
      (await this.byVike(address, family))?.html() ??
      ''
    const data = () => module.compose(gathered)
    return { gathered, ingredients, data, html, framed: { pageId: route.pageId, tags } }
  }

  private contextOf(address: string, { params }: Route): DataContext {
    return { ...this.handed, urlPathname: address, routeParams: params }
  }

  private routeOf(address: string, family: string | undefined): Route | undefined {
    const known = this.store?.routes.get(address)
    if (known) return known
    const folder = family === undefined ? undefined : this.store?.folders.get(family)
    return folder === undefined ? undefined : routeIn(folder, address)
  }

  private document({ Page }: PageModule, data: PageData, pathname: string): string {
    return this.bundle.renderDocument({ Page, data, pathname, shell: this.shell })
  }

  /** What a page throws, Vike prints with its stack, and answers with the error page. */
  private async byVike(address: string, family: string | undefined): Promise<PreparedPage | undefined> {
    this.vike ??= await loadVike(this.server)
    const page = await this.vike<VikePage, { urlOriginal: string } & Handed>({ urlOriginal: address, ...this.handed })
    const { httpResponse, is404, abortStatusCode, errorWhileRendering } = page
    const hasFailed = errorWhileRendering != null || abortStatusCode !== undefined || httpResponse.statusCode === 500
    const { data, pageId, routeParams }: Partial<VikePage> = page
    if (hasFailed || data === undefined || pageId === undefined)
      throw new PlainError(`The page ${address} cannot be rendered: its error stands above. See ${folderFor(address)}.`)
    if (is404 === true && address !== ROOT_NOT_FOUND) return undefined
    const { body } = httpResponse
    const route = { pageId, params: routeParams ?? {} }
    this.learn(address, family, route, data, body)
    const gather = this.bundle.pageModules.get(pageId)?.gather
    // What a page of no module is made of is its data.
    const gathered = gather?.(this.contextOf(address, route)) ?? data
    return { gathered, ingredients: () => settle(gathered), data: () => data, html: async () => body }
  }

  private learn(address: string, family: string | undefined, route: Route, data: PageData, html: string): void {
    const module = this.bundle.pageModules.get(route.pageId)
    if (!this.store || !module) return
    this.store.routes.set(address, route)
    if (family !== undefined) this.store.folders.set(family, route.pageId)
    const frame = Frame.of(this.document(module, data, address), html)
    if (frame) this.store.frames.set(route.pageId, frame.tags)
  }
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}

/** Loaded when it is needed: most builds render no page that Vike does not know already. */
async function loadVike(server: string): Promise<typeof renderPage> {
  const vike = await import('vike/server')
  await import(addressOf(server, 'entry.mjs'))
  return vike.renderPage
}

function addressOf(server: string, file: string): string {
  return pathToFileURL(join(resolve(server), file)).href
}
