import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { mime } from '@fastify/send'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { followed } from '../../renderer/feeds.ts'
import { urls } from '../../renderer/urls.ts'
import { contentOf } from '../build/feeds/pageContent.ts'
import { contentDates } from '../build/steps/contentDates.ts'
import { copiedMedia } from '../build/steps/copyMedia.ts'
import { picturesOf } from '../build/steps/drawPictures.ts'
import { feedFiles } from '../build/steps/writeFeeds.ts'
import { llmsTxt } from '../build/steps/writeLlms.ts'
import { pageIndex } from '../build/steps/writePageIndex.ts'
import { writersSheet } from '../build/steps/writersSheet.ts'
import { filesFor, listedPages } from '../build/steps/writeSitemap.ts'
import { type Answer, decodedPath, urlOf } from '../serve/http.ts'
import { openFile } from '../serve/openFile.ts'
import type { PagesInDev } from './pagesInDev.ts'

export interface ContentFileOptions {
  /** The content folder. */
  content: string
  request: IncomingMessage
  pages: PagesInDev
}

/** What the build writes beside pages and code, made when it is asked for: redirects, the index of pages, media, what is for machines, pictures. */
export async function contentFile({ content, request, pages }: ContentFileOptions): Promise<Answer | undefined> {
  const { site } = pages.handed
  const url = urlOf(request)
  const path = url && decodedPath(url.pathname)
  if (path === undefined) return { status: 400, headers: {}, body: '' }
  const redirect = Object.entries(site.get(redirects)).find(([from]) => from === path)
  if (redirect) return { status: 301, headers: { location: redirect[1].slug }, body: '' }
  if (path === urls.pageIndex()) return found(path, pageIndex(site))
  if (path === urls.writersSheet()) return found(path, writersSheet(site))
  const medium = copiedMedia(site).find((each) => urls.media(each) === path)
  if (medium !== undefined) return openFile(join(content, 'media'), encodeURI(`/${medium}`), request)
  if (extname(path) === '') return undefined
  const text = await machineFile(path, pages, content)
  return text === undefined ? drawn(path, pages, content) : found(path, text)
}

async function drawn(path: string, pages: PagesInDev, content: string): Promise<Answer | undefined> {
  const { site } = pages.handed
  const page = site.pages().find(({ address }) => urls.share(address) === path)?.address
  const share = page === undefined ? undefined : (await pages.render(page)).data?.meta.share
  const pictures = picturesOf({ site, content, shares: share ? [share] : [] })
  const picture = pictures.find(({ address }) => address === path)
  return picture && found(path, await picture.make())
}

function found(path: string, body: string | Buffer): Answer {
  return {
    status: 200,
    headers: { 'content-type': mime.getType(path) ?? 'text/plain', 'cache-control': 'no-cache' },
    body,
  }
}

const SITEMAP = /^\/sitemap(?:-\d+)?\.xml$/
/** The feeds, and an episode's files for players. */
const FEED = /\.(?:xml|json|vtt)$/

/**
 * What the build makes of all pages for search engines, readers, players and language models, made when it is asked for.
 * @param content the content folder.
 * @returns undefined where the build writes no such file.
 */
async function machineFile(path: string, pages: PagesInDev, content: string): Promise<string | undefined> {
  const { site } = pages.handed
  if (path === '/llms.txt') return llmsTxt(site, await pages.told())
  if (SITEMAP.test(path)) {
    const listed = listedPages(site, await pages.told(), contentDates(content))
    return filesFor(site, listed).get(path.slice(1))
  }
  const isBelow = followed(site).some(({ base }) => path.startsWith(`${base}/`))
  if (isBelow && FEED.test(path)) return (await feedsOf(pages, content)).get(path)
  // The others say nothing of pages.
  return filesFor(site, []).get(path.slice(1))
}

async function feedsOf(pages: PagesInDev, content: string): Promise<Map<string, string>> {
  return feedFiles({
    site: pages.handed.site,
    facts: await pages.told(),
    text: async (address, url) => contentOf((await pages.render(address)).html, url),
    size: async (address) => (await stat(join(content, 'media', address.slice(urls.media('').length)))).size,
  })
}
