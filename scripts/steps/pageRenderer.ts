import type { renderPage } from 'vike/server'
import type { Handed, PageData } from '../../renderer/page.ts'
import { PlainError } from '../errors.ts'
import { folderFor } from './folderFor.ts'
import { Frame, type RenderedPage, type VikePage } from './frame.ts'

/** An address, and the family of pages that it belongs to: `posts.page`. Not-found pages belong to none. */
export interface Address {
  address: string
  family?: string
}

/** The one address that the error page is meant to answer: hosts show it for whatever leads nowhere. */
const ROOT_NOT_FOUND = '/404'

/** Renders the pages of a site: the first of each family by Vike, the others in its frame. */
export class PageRenderer {
  private readonly renderPage: typeof renderPage
  private readonly handed: Handed
  private readonly viaVike: boolean
  /** Undefined where a family has none: Vike renders all of its pages. */
  private readonly frames = new Map<string, Frame | undefined>()

  /** @param viaVike whether Vike renders every page: the reference, which takes longer and gives the same bytes. */
  constructor(vike: typeof renderPage, handed: Handed, viaVike: boolean) {
    this.renderPage = vike
    this.handed = handed
    this.viaVike = viaVike
  }

  /**
   * @returns the page, and whether a folder of `pages` answers for the address.
   * @throws {PlainError} if its page fails.
   */
  async render({ address, family }: Address): Promise<RenderedPage & { isAnswered: boolean }> {
    const page = family === undefined ? undefined : this.inFrame(address, family)
    return page ? { ...page, isAnswered: true } : this.byVike(address, family)
  }

  private inFrame(address: string, family: string): RenderedPage | undefined {
    try {
      return this.frames.get(family)?.render(address, this.handed)
    } catch {
      // What a page throws is told by Vike, which renders it once more.
      return undefined
    }
  }

  /** What a page throws, Vike prints with its stack, and answers with the error page. */
  private async byVike(address: string, family: string | undefined): Promise<RenderedPage & { isAnswered: boolean }> {
    const page = await this.renderPage<VikePage, { urlOriginal: string } & Handed>({
      urlOriginal: address,
      ...this.handed,
    })
    const { httpResponse, is404, abortStatusCode, errorWhileRendering } = page
    const hasFailed = errorWhileRendering != null || abortStatusCode !== undefined || httpResponse.statusCode === 500
    const { data }: { data?: PageData } = page
    if (hasFailed || data === undefined)
      throw new PlainError(`The page ${address} cannot be rendered: its error stands above. See ${folderFor(address)}.`)
    const isFirst = family !== undefined && !this.viaVike && is404 !== true && !this.frames.has(family)
    if (isFirst) this.frames.set(family, Frame.of(page as VikePage, httpResponse.body, this.handed))
    return { html: httpResponse.body, data, isAnswered: is404 !== true || address === ROOT_NOT_FOUND }
  }
}
