import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import type { Handed, PageData } from '../../renderer/page.ts'
import { type SharePicture, shareVersion } from '../../renderer/share.ts'
import { PlainError } from '../errors.ts'
import { folderFor } from './folderFor.ts'
import { counted } from './step.ts'

export interface RenderedPages {
  pages: number
  /** The share pictures that the pages name, each once. */
  shares: SharePicture[]
}

/** The one address that the error page is meant to answer: hosts show it for whatever leads nowhere. */
const ROOT_NOT_FOUND = '/404'

/**
 * Renders every address of the site into a folder, each as soon as it is made.
 * @param server the code's server bundle.
 * @throws {PlainError} if an address has no page, or its page fails.
 */
export async function renderPages(handed: Handed, server: string, folder: string): Promise<RenderedPages> {
  const { site } = handed
  // Loaded when it is needed: other programs import this file and render nothing.
  const { renderPage } = await import('vike/server')
  await import(pathToFileURL(join(resolve(server), 'entry.mjs')).href)
  const addresses = [...site.pages().map(({ address }) => address), ...site.notFoundPages()]
  const fileOf = (address: string) => join(folder, address === '/' ? 'index.html' : `${address}.html`)
  for (const each of new Set(addresses.map((address) => dirname(fileOf(address)))))
    await mkdir(each, { recursive: true })
  const shares = new Map<string, SharePicture>()
  const unanswered: string[] = []
  for (const address of addresses) {
    const { html, data, isAnswered } = await render(renderPage, address, handed)
    if (isAnswered) await writeFile(fileOf(address), html)
    else unanswered.push(address)
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

type RenderPage = typeof renderPage

/** One page, by Vike. What a page throws, Vike prints with its stack, and answers with the error page. */
async function render(
  renderPage: RenderPage,
  address: string,
  handed: Handed,
): Promise<{ html: string; data: PageData; isAnswered: boolean }> {
  const page = await renderPage<{ data: PageData }, { urlOriginal: string } & Handed>({
    urlOriginal: address,
    ...handed,
  })
  const { httpResponse, data, is404, abortStatusCode, errorWhileRendering } = page
  const hasFailed = errorWhileRendering != null || abortStatusCode !== undefined || httpResponse.statusCode === 500
  if (hasFailed || data === undefined) {
    throw new PlainError(`The page ${address} cannot be rendered: its error stands above. See ${folderFor(address)}.`)
  }
  return { html: httpResponse.body, data, isAnswered: is404 !== true || address === ROOT_NOT_FOUND }
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
