import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { SharePicture } from '../../renderer/share.ts'

/** What pages are made of: the checked content, and what is computed of it. */
export type Handed = Pick<PageContextServer, 'site' | 'places' | 'twins'>

export interface RenderedPages {
  pages: number
  /** The share pictures that the pages name, each once. */
  shares: SharePicture[]
}

/** Renders every page with the server bundle of a workspace into its client folder. */
export async function renderPages(workspace: string, handed: Handed): Promise<RenderedPages> {
  await import(pathToFileURL(join(workspace, 'server/entry.mjs')).href)
  const { site } = handed
  const shares = new Map<string, SharePicture>()
  const addresses = [...site.pages().map(({ address }) => address), ...site.notFoundPages()]
  for (const urlOriginal of addresses) {
    const { httpResponse, data } = await renderPage({ urlOriginal, ...handed })
    if (!data) throw new Error(`${urlOriginal} was not rendered.`)
    if (data.meta.share) shares.set(data.meta.share.of, data.meta.share)
    const file = join(workspace, 'client', `${urlOriginal === '/' ? '/index' : urlOriginal}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, httpResponse.body)
  }
  return { pages: addresses.length, shares: [...shares.values()] }
}
