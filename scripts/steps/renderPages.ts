import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Handed } from '../../renderer/page.ts'
import { type SharePicture, shareVersion } from '../../renderer/share.ts'
import { PlainError } from '../errors.ts'
import { folderFor } from '../rendering/folderFor.ts'
import { factsOf, type PageFacts } from '../rendering/pageFacts.ts'
import { assertPlain, PageKeys } from '../rendering/pageKey.ts'
import { PageRenderer, type PreparedPage } from '../rendering/pageRenderer.ts'
import type { KnownPage, PageStore } from '../rendering/pageStore.ts'
import { counted } from './step.ts'

export interface RenderedPages {
  /** What each page holds, by its address. */
  pages: Map<string, PageFacts>
  /** How many of them are new; the others stand as an earlier build made them. */
  rendered: number
  /** The share pictures that the pages name, each once. */
  shares: SharePicture[]
}

export interface RenderOptions {
  handed: Handed
  /** The folder of the code's server bundle. */
  server: string
  /** The folder of the site's files. */
  client: string
  /** Pages that an earlier build made; without it Vike renders every page. */
  store: PageStore | undefined
}

/**
 * Lays out every page of the site in a folder, each as soon as it is made: as a file of an earlier build where nothing that
 * it is made of has changed, else anew.
 * @throws {PlainError} if an address has no page, or its page fails.
 */
export async function renderPages({ handed, server, client, store }: RenderOptions): Promise<RenderedPages> {
  const { site } = handed
  const renderer = await PageRenderer.of(handed, server, store)
  const addresses = [...site.pages(), ...site.notFoundPages().map((address) => ({ address, family: undefined }))]
  const fileOf = (address: string) => join(client, address === '/' ? 'index.html' : `${address}.html`)
  for (const folder of new Set(addresses.map(({ address }) => dirname(fileOf(address)))))
    mkdirSync(folder, { recursive: true })
  const keys = new PageKeys()
  const result: RenderedPages = { pages: new Map(), rendered: 0, shares: [] }
  const shares = new Map<string, SharePicture>()
  const unanswered: string[] = []
  for (const { address, family } of addresses) {
    const page = await renderer.prepare(address, family)
    if (!page) {
      unanswered.push(address)
      continue
    }
    const key = keys.keyOf(address, page.data, renderer.shell)
    const earlier = store?.layOut(address, key, fileOf(address))
    const { facts, share } = earlier ?? (await write(page, { address, key, file: fileOf(address), store }))
    if (!earlier) result.rendered += 1
    result.pages.set(address, facts)
    if (share) keepShare(shares, share)
  }
  if (unanswered.length > 0) throw new PlainError(describeUnanswered(unanswered))
  return { ...result, shares: [...shares.values()] }
}

interface Place {
  address: string
  key: string
  file: string
  store: PageStore | undefined
}

/** At once: a page takes a fifth of a millisecond to write, and longer to wait for. */
async function write({ data, html }: PreparedPage, { address, key, file, store }: Place): Promise<KnownPage> {
  assertPlain(data)
  const text = await html()
  const known = { facts: factsOf(text), share: data.meta.share }
  if (store) store.write(address, key, file, text, known)
  else writeFileSync(file, text)
  return known
}

/** The result in the few words of the build's line. */
export function describePages({ pages, rendered }: RenderedPages): string {
  return `${counted(pages.size, 'page')}, ${rendered === pages.size ? 'all' : rendered.toLocaleString('en-US')} of them new`
}

/** Several pages may show one picture; then they say the same of it. */
function keepShare(shares: Map<string, SharePicture>, share: SharePicture): void {
  const earlier = shares.get(share.of)
  if (earlier && shareVersion(earlier) !== shareVersion(share))
    throw new PlainError(`Two pages say different words of the share picture of ${share.of}: see their +data.ts.`)
  shares.set(share.of, share)
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
