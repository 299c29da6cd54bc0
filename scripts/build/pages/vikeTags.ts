import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import type { Handed } from '../../../renderer/page.ts'
import type { Tags } from '../../../renderer/renderDocument.tsx'

type RenderPage = typeof renderPage

let loading: Promise<RenderPage> | undefined

/** Loaded when it is needed: what Vike knows of the code is kept. */
export function loadVike(server: string): Promise<RenderPage> {
  loading ??= load(server)
  return loading
}

async function load(server: string): Promise<RenderPage> {
  const vike = await import('vike/server')
  await import(addressOf(server, 'entry.mjs'))
  return vike.renderPage
}

/** The address of a file of the server bundle, to import it. */
export function addressOf(server: string, file: string): string {
  return pathToFileURL(join(resolve(server), file)).href
}

const HEAD = '<!doctype html><html><head>'
const BETWEEN = '</head><body>'
const END = '</body></html>'

/**
 * The tags of styles and scripts that Vike puts into the pages of a folder: into an empty document, of whichever of its pages.
 * @throws {Error} if Vike puts something elsewhere.
 */
export async function vikeTags(server: string, address: string, handed: Handed): Promise<Tags> {
  const render = await loadVike(server)
  const { httpResponse } = await render({ urlOriginal: address, ...handed, isEmpty: true })
  const html = httpResponse.body
  const between = html.indexOf(BETWEEN)
  if (!html.startsWith(HEAD) || !html.endsWith(END) || between === -1)
    throw new Error(`Vike does not give the tags of ${address} as they were in its releases until now: ${html}`)
  return { head: html.slice(HEAD.length, between), body: html.slice(between + BETWEEN.length, -END.length) }
}
