import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../../renderer/model/site.ts'
import type { SharePicture } from '../../renderer/share.ts'
import type { Prepared } from '../building/prepare.ts'
import { isIn, type Slice } from '../building/slice.ts'
import { PlainError } from '../errors.ts'
import { folderFor } from '../rendering/folderFor.ts'
import { PageMaker } from '../rendering/pageMaker.ts'
import { PageRenderer } from '../rendering/pageRenderer.ts'
import type { KnownPage } from '../rendering/pageStore.ts'
import { Progress } from './progress.ts'
import { counted } from './step.ts'

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
 * Lays out pages of the site in a folder, each as soon as it is made: as a file of an earlier build where nothing that it is
 * made of has changed, else anew.
 * @param client the folder of the site's files.
 * @param slice which pages; all of them unless told.
 * @throws {PlainError} if an address has no page, or its page fails.
 */
export async function renderPages(
  { handed, keys, code, store }: Prepared,
  client: string,
  slice: Slice = { index: 1, of: 1 },
): Promise<RenderedPages> {
  const renderer = await PageRenderer.of(handed, code.server, store)
  const addresses = addressesOf(handed.site).filter((_, place) => isIn(slice, place))
  for (const folder of new Set(addresses.map(({ address }) => dirname(fileOf(client, address)))))
    mkdirSync(folder, { recursive: true })
  const maker = new PageMaker(renderer, code.server, store)
  const laid = new Map<string, KnownPage>()
  const unanswered: string[] = []
  const progress = new Progress(addresses.length)
  try {
    for (const { address, family } of addresses) {
      const page = await renderer.prepare(address, family)
      if (!page) unanswered.push(address)
      else {
        const file = fileOf(client, address)
        const key = keys.keyOf(address, page.gathered, renderer.shell)
        const earlier = store?.layOut(address, key, file)
        if (earlier) laid.set(address, earlier)
        else await maker.make(page, { address, key, file })
      }
      progress.advance()
    }
    await maker.end()
  } finally {
    progress.end()
    await maker.close()
  }
  if (unanswered.length > 0) throw new PlainError(describeUnanswered(unanswered))
  await store?.save()
  await keys.save()
  const known = ({ address }: { address: string }): KnownPage | undefined =>
    laid.get(address) ?? maker.made.get(address)
  return { pages: inOrder(addresses, known), rendered: maker.made.size }
}

/** However pages came to be, and whoever was first. */
function inOrder<Each extends { address: string }>(addresses: Each[], known: (of: Each) => KnownPage | undefined) {
  return new Map(
    addresses.flatMap((each): [string, KnownPage][] => {
      const page = known(each)
      return page ? [[each.address, page]] : []
    }),
  )
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
