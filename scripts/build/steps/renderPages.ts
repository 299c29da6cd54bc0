import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Reference } from '../../../renderer/model/define/reference.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { PageSize } from '../../../renderer/page.ts'
import type { SharePicture } from '../../../renderer/share.ts'
import { counted } from '../../counted.ts'
import { PlainError } from '../../errors.ts'
import { store } from '../../store/store.ts'
import { factsOf, Texts } from '../pages/pageFacts.ts'
import { type KnownPage, type MadePage, type PageInput, pageRenderer } from '../pages/pageRenderer.ts'
import type { Prepared } from '../prepare.ts'
import { fetchedFiles, measured } from './pageSize.ts'

interface RenderedPages {
  /** What is known of each page, by its address. */
  pages: Map<string, KnownPage>
  /** How many of them are new; the others stand as an earlier build made them. */
  rendered: number
}

/** A part of the site's pages: the first of three is `{ index: 1, of: 3 }`. */
export interface Slice {
  index: number
  of: number
}

/** Whether a page belongs to a slice, by its place in the site's list. Neighbors differ: a family's pages are alike in cost. */
export function isIn({ index, of }: Slice, place: number): boolean {
  return place % of === index - 1
}

/** Every address of a site; not-found pages are the last. */
export function addressesOf(site: Site): string[] {
  return [...site.pages().map(({ address }) => address), ...site.notFoundPages()]
}

/** The file of an address in the folder of a site. */
export function fileOf(client: string, address: string): string {
  return join(client, address === '/' ? 'index.html' : `${address}.html`)
}

/**
 * Lays out pages of the site in a folder, each as soon as it is made: as an earlier build made it where nothing that it is made of has
 * changed, else anew.
 * @param slice which pages; defaults to all of them
 * @throws {PlainError} if an address has no page, or its page fails.
 */
export async function renderPages(
  { siteContext, code, client, made, anew, viaVike }: Prepared,
  folder: string,
  slice: Slice = { index: 1, of: 1 },
): Promise<RenderedPages> {
  const renderer = await pageRenderer(siteContext, code.server)
  const write = viaVike ? renderer.htmlByVike : renderer.html
  const keys = new PageKeys()
  const texts = new Texts()
  const addresses = addressesOf(siteContext.site).filter((_, place) => isIn(slice, place))
  for (const parent of new Set(addresses.map((address) => dirname(fileOf(folder, address)))))
    mkdirSync(parent, { recursive: true })
  const rendered: RenderedPages = { pages: new Map(), rendered: 0 }
  const unanswered: string[] = []
  const layOut = async (address: string): Promise<KnownPage | undefined> => {
    const inputWith = (size?: PageSize) => renderer.inputOf(address, size)
    const input = inputWith()
    if (!input) return undefined
    const key = keys.keyOf(input)
    const lay = ({ file }: MadePage) => store().lay(file, fileOf(folder, address))
    let page = anew || !made.has(key) ? undefined : made.find(key)
    if (!page || !lay(page)) {
      page = await makePage(input, inputWith, write, client)
      made.keep(key, page)
      lay(page)
      rendered.rendered += 1
    }
    return texts.shared(page.known)
  }
  for (const address of addresses) {
    const known = await layOut(address)
    if (known) rendered.pages.set(address, known)
    else unanswered.push(address)
  }
  if (unanswered.length > 0) throw new PlainError(describeUnanswered(unanswered))
  made.save()
  return rendered
}

/** The id by which a page asks to be measured. */
const ASKS = 'weight'

async function makePage(
  input: PageInput,
  inputWith: (size: PageSize) => PageInput | undefined,
  write: (input: PageInput) => Promise<string>,
  client: string,
): Promise<MadePage> {
  assertPlain(input.data)
  const html = await write(input)
  const known = { ...factsOf(html), share: input.data.meta.share }
  const keep = (html: string) => store().keepFile(Buffer.from(html))
  if (!known.ids.includes(ASKS)) return { file: keep(html), known }
  const withSize = (size: PageSize) => write(inputWith(size) ?? input)
  return { file: keep(await measured(withSize, fetchedFiles(known.assets, client))), known }
}

/** The result in the few words of the build's line. */
export function describePages({ pages, rendered }: RenderedPages): string {
  return `${counted(pages.size, 'page')}, ${rendered === pages.size ? 'all' : rendered.toLocaleString('en-US')} of them new`
}

/** The share pictures that pages name, each once. @throws {PlainError} if several pages do not say the same of one. */
export function sharesOf(pages: Map<string, KnownPage>): SharePicture[] {
  const shares = new Map<string, SharePicture>()
  for (const { share } of pages.values()) {
    const earlier = share && shares.get(share.of)
    if (earlier && (earlier.title !== share.title || earlier.detail !== share.detail))
      throw new PlainError(`Two pages say different words of the share picture of ${share.of}: see their +data.ts.`)
    if (share) shares.set(share.of, share)
  }
  return [...shares.values()]
}

/** Says which addresses no folder of `pages` answers for. */
export function describeUnanswered([first = '', ...others]: string[]): string {
  const more = others.length > 0 ? ` and ${counted(others.length, 'other address', 'other addresses')}` : ''
  return `No page answers ${first}${more}: a folder of pages/ should, with a +Page.tsx and a +data.ts.`
}

/** Names what pages are made of. What many of them show, the words of a family for instance, is the same object and read once. */
export class PageKeys {
  private readonly sums = new WeakMap<object, string>()

  /** @param input plain data, see `assertPlain`. */
  keyOf(input: object): string {
    const sums = Object.entries(input).map(([name, part]) => {
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return [name, this.sumOf(part)]
      // One level down, where what is shared stands.
      return [name, Object.entries(part).map(([key, value]) => [key, this.sumOf(value)])]
    })
    return createHash('sha256').update(JSON.stringify(sums)).digest('hex')
  }

  private sumOf(value: unknown): string {
    if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
    const sum = this.sums.get(value) ?? createHash('sha256').update(JSON.stringify(value)).digest('base64')
    this.sums.set(value, sum)
    return sum
  }
}

/** What was looked at: pages of a family show the same words. */
const plain = new WeakSet<object>()

/** @throws {Error} with the place of what is lost when data are written as JSON: the key of a page would miss it. */
export function assertPlain(data: unknown): void {
  const place = notPlain(data)
  if (place === undefined) return
  throw new Error(`A page's data are plain: texts, finite numbers, lists and groups. \`data${place}\` is none of them.`)
}

/** The first place of something that is not plain: `.words.0`. */
function notPlain(data: unknown): string | undefined {
  if (data === null || typeof data === 'string' || typeof data === 'boolean' || Number.isFinite(data)) return undefined
  if (typeof data !== 'object') return ''
  if (plain.has(data) || data instanceof Reference) return undefined
  if (!Array.isArray(data) && Object.getPrototypeOf(data) !== Object.prototype) return ''
  for (const [key, value] of Array.isArray(data) ? data.entries() : Object.entries(data)) {
    const place = value === undefined && !Array.isArray(data) ? undefined : notPlain(value)
    if (place !== undefined) return `.${key}${place}`
  }
  plain.add(data)
  return undefined
}
