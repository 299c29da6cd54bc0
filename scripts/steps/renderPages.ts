import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handed } from '../../renderer/page.ts'
import { type SharePicture, shareVersion } from '../../renderer/share.ts'
import { PlainError } from '../errors.ts'
import { folderFor } from './folderFor.ts'
import { type Address, PageRenderer } from './pageRenderer.ts'
import { counted } from './step.ts'

export interface RenderedPages {
  pages: number
  /** The share pictures that the pages name, each once. */
  shares: SharePicture[]
}

/**
 * Renders every address of the site into a folder, each as soon as it is made.
 * @param server the code's server bundle.
 * @param viaVike whether Vike renders every page: the reference, which gives the same bytes.
 * @throws {PlainError} if an address has no page, or its page fails.
 */
export async function renderPages(
  handed: Handed,
  server: string,
  folder: string,
  viaVike: boolean,
): Promise<RenderedPages> {
  const { site } = handed
  // Loaded when it is needed: other programs import this file and render nothing.
  const { renderPage } = await import('vike/server')
  await import(pathToFileURL(join(resolve(server), 'entry.mjs')).href)
  const renderer = new PageRenderer(renderPage, handed, viaVike)
  const addresses: Address[] = [...site.pages(), ...site.notFoundPages().map((address) => ({ address }))]
  const fileOf = (address: string) => join(folder, address === '/' ? 'index.html' : `${address}.html`)
  for (const each of new Set(addresses.map(({ address }) => dirname(fileOf(address)))))
    await mkdir(each, { recursive: true })
  const shares = new Map<string, SharePicture>()
  const unanswered: string[] = []
  for (const each of addresses) {
    const { html, data, isAnswered } = await renderer.render(each)
    // At once: a page takes a fifth of a millisecond to write, and longer to wait for.
    if (isAnswered) writeFileSync(fileOf(each.address), html)
    else unanswered.push(each.address)
    if (data.meta.share) keepShare(shares, data.meta.share)
  }
  if (unanswered.length > 0) throw new PlainError(describeUnanswered(unanswered))
  return { pages: addresses.length, shares: [...shares.values()] }
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
