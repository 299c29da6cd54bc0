import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import type { SharePicture } from '../../../renderer/share.ts'
import { PlainError } from '../../errors.ts'
import { store } from '../../store/store.ts'
import { folderFor } from '../pages/folderFor.ts'
import { factsOf, type PageFacts } from '../pages/pageFacts.ts'
import { assertPlain, PageKeys } from '../pages/pageKeys.ts'
import { type PageInput, PageRenderer } from '../pages/pageRenderer.ts'
import type { Prepared } from '../prepare.ts'
import { isIn, type Slice } from '../slice.ts'
import { Progress } from './progress.ts'
import { counted } from './step.ts'

/** What is known of a page besides its bytes. */
export interface KnownPage {
  facts: PageFacts
  /** The picture that stands for it where it is shared. */
  share: SharePicture | undefined
}

interface MadePage extends KnownPage {
  /** Its bytes: one that stands is written as it was read. */
  html: Buffer
}

export interface RenderedPages {
  /** What is known of each page, by its address. */
  pages: Map<string, KnownPage>
  /** How many of them are new; the others stand as an earlier build made them. */
  rendered: number
}

/** Every address of a site with its family; not-found pages have none. */
export function addressesOf(site: Site): { address: string; family: string | undefined }[] {
  return [...site.pages(), ...site.notFoundPages().map((address) => ({ address, family: undefined }))]
}

/** The file of an address in the folder of a site. */
export function fileOf(client: string, address: string): string {
  return join(client, address === '/' ? 'index.html' : `${address}.html`)
}

/**
 * Lays out pages of the site in a folder, each as soon as it is made: as an earlier build made it where nothing that it is made of has
 * changed, else anew.
 * @param client the folder of the site's files.
 * @param slice which pages; all of them unless told.
 * @throws {PlainError} if an address has no page, or its page fails.
 */
export async function renderPages(
  { handed, code, anew, viaVike }: Prepared,
  client: string,
  slice: Slice = { index: 1, of: 1 },
): Promise<RenderedPages> {
  const renderer = await PageRenderer.of(handed, code.server)
  const keys = new PageKeys()
  const addresses = addressesOf(handed.site).filter((_, place) => isIn(slice, place))
  for (const folder of new Set(addresses.map(({ address }) => dirname(fileOf(client, address)))))
    mkdirSync(folder, { recursive: true })
  const made: RenderedPages = { pages: new Map(), rendered: 0 }
  const unanswered: string[] = []
  const progress = new Progress(addresses.length)
  for (const { address } of addresses) {
    const input = renderer.inputOf(address)
    if (!input) unanswered.push(address)
    else {
      const name = `page ${keys.keyOf(input)}`
      const earlier = anew ? undefined : store().find<MadePage>(name)
      const page = earlier ?? store().keep(name, await makePage(renderer, input, viaVike))
      writeFileSync(fileOf(client, address), page.html)
      made.pages.set(address, { facts: page.facts, share: page.share })
      if (!earlier) made.rendered += 1
    }
    progress.advance()
  }
  progress.end()
  if (unanswered.length > 0) throw new PlainError(describeUnanswered(unanswered))
  return made
}

async function makePage(renderer: PageRenderer, input: PageInput, viaVike: boolean): Promise<MadePage> {
  assertPlain(input.data)
  const html = await (viaVike ? renderer.htmlByVike(input) : renderer.html(input))
  return { html: Buffer.from(html), facts: factsOf(html), share: input.data.meta.share }
}

/** The result in the few words of the build's line. */
export function describePages({ pages, rendered }: RenderedPages): string {
  return `${counted(pages.size, 'page')}, ${rendered === pages.size ? 'all' : rendered.toLocaleString('en-US')} of them new`
}

/**
 * The share pictures that pages name, each once. Several pages may show one; then they say the same of it.
 * @throws {PlainError} if they do not.
 */
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

/** Says for each folder of `pages` what it should answer. */
export function describeUnanswered(addresses: string[]): string {
  const folders = new Map<string, string[]>()
  for (const address of addresses) {
    const folder = folderFor(address)
    folders.set(folder, [...(folders.get(folder) ?? []), address])
  }
  return [...folders]
    .map(([folder, [first = '', ...others]]) => {
      const more = others.length > 0 ? ` and ${counted(others.length, 'other address', 'other addresses')}` : ''
      return `No page answers ${first}${more}: ${folder}/ should, with a +Page.tsx and a +data.ts.`
    })
    .join('\n')
}
