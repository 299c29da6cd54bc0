import {
  type DataContext,
  type Handed,
  type PageData,
  type Shell,
  type SourceLink,
  shellOf,
} from '../../../renderer/page.ts'
import type { Tags } from '../../../renderer/renderDocument.tsx'
import { PlainError } from '../../errors.ts'
import { store } from '../../store/store.ts'
import { folderFor } from './folderFor.ts'
import type { pageModules, renderDocument } from './pageModules.ts'
import { type Route, Routes } from './routes.ts'
import { addressOf, loadVike, vikeTags } from './vikeTags.ts'

/** What a page is made of besides code: two pages of the same have the same bytes. */
export interface PageInput {
  address: string
  folder: string
  data: PageData
  shell: Shell
  sources: SourceLink[] | undefined
}

interface Bundle {
  pageModules: typeof pageModules
  renderDocument: typeof renderDocument
}

/** Renders the pages of a site by the code that was built. */
export class PageRenderer {
  private readonly handed: Handed
  private readonly shell: Shell
  private readonly server: string
  private readonly bundle: Bundle
  private readonly routes: Routes
  private readonly tags = new Map<string, Promise<Tags>>()

  private constructor(handed: Handed, server: string, bundle: Bundle) {
    this.handed = handed
    this.shell = shellOf(handed.site)
    this.server = server
    this.bundle = bundle
    this.routes = new Routes(bundle.pageModules, handed)
  }

  /** @param server the folder of the code's server bundle. */
  static async of(handed: Handed, server: string): Promise<PageRenderer> {
    return new PageRenderer(handed, server, await import(addressOf(server, 'pageModules.mjs')))
  }

  /**
   * @returns undefined where no folder of `pages` answers for the address.
   * @throws {PlainError} if its data cannot be made.
   */
  inputOf(address: string): PageInput | undefined {
    const route = this.routes.find(address)
    if (!route) return undefined
    const data = told(address, () => this.module(route).data(this.contextOf(address, route)))
    return { address, folder: route.folder, data, shell: this.shell, sources: this.handed.sourcesOf?.(address) }
  }

  /** @throws {PlainError} if the page fails. */
  async html({ address, folder, data, shell, sources }: PageInput): Promise<string> {
    const { Page } = this.module({ folder })
    const tags = await this.tagsOf(folder, address)
    return told(address, () => this.bundle.renderDocument({ Page, data, pathname: address, shell, sources }, tags))
  }

  /** The same by Vike alone: the reference. */
  async htmlByVike({ address }: PageInput): Promise<string> {
    const render = await loadVike(this.server)
    return (await render({ urlOriginal: address, ...this.handed })).httpResponse.body
  }

  /** A function of the code: whichever page of the folder is asked. */
  private tagsOf(folder: string, address: string): Promise<Tags> {
    const tags =
      this.tags.get(folder) ?? store().get(`tags ${folder}`, () => vikeTags(this.server, address, this.handed))
    this.tags.set(folder, tags)
    return tags
  }

  private contextOf(address: string, { params }: Route): DataContext {
    return { ...this.handed, urlPathname: address, routeParams: params }
  }

  private module({ folder }: Pick<Route, 'folder'>) {
    const module = this.bundle.pageModules.get(folder)
    if (!module) throw new Error(`There is no page in ${folder}.`)
    return module
  }
}

/** What a page throws is told with its address and its folder. */
function told<Result>(address: string, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)
    throw new PlainError(
      `${reason}\n\nThe page ${address} cannot be rendered: its error stands above. See ${folderFor(address)}.`,
    )
  }
}
