import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { mime } from '@fastify/send'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { SharePicture } from '../../renderer/share.ts'
import { urls } from '../../renderer/urls.ts'
import { copiedMedia } from '../build/steps/copyMedia.ts'
import { picturesOf } from '../build/steps/drawPictures.ts'
import { finderWords } from '../build/steps/finderWords.ts'
import { pageIndex } from '../build/steps/pageIndex.ts'
import { writersSheet } from '../build/steps/writersSheet.ts'
import { type Answer, decodedPath, urlOf } from '../serve/http.ts'
import { openFile } from '../serve/openFile.ts'

export interface ContentFileOptions {
  content: string
  request: IncomingMessage
  site: Site
  /** The picture that a page names for where it is shared. */
  shareOf: (address: string) => Promise<SharePicture | undefined>
}

/** What the build writes beside pages and code, made when it is asked for: redirects, the index of pages, media, pictures. */
export async function contentFile(options: ContentFileOptions): Promise<Answer | undefined> {
  const { content, site, request } = options
  const url = urlOf(request)
  const path = url && decodedPath(url.pathname)
  if (path === undefined) return { status: 400, headers: {}, body: '' }
  const redirect = Object.entries(site.get(redirects)).find(([from]) => from === path)
  if (redirect) return { status: 301, headers: { location: redirect[1].slug }, body: '' }
  if (path === urls.pageIndex()) return found(path, pageIndex(site))
  if (path === urls.finderWords()) return found(path, finderWords(site))
  if (path === urls.writersSheet()) return found(path, writersSheet(site))
  const medium = copiedMedia(site).find((each) => urls.media(each) === path)
  if (medium !== undefined) return openFile(join(content, 'media'), encodeURI(`/${medium}`), request)
  return extname(path) === '' ? undefined : drawn(path, options)
}

async function drawn(path: string, { content, site, shareOf }: ContentFileOptions): Promise<Answer | undefined> {
  const page = site.pages().find(({ address }) => urls.share(address) === path)?.address
  const share = page === undefined ? undefined : await shareOf(page)
  const pictures = picturesOf({ site, content, shares: share ? [share] : [] })
  const picture = pictures.find(({ address }) => address === path)
  return picture && found(path, await picture.make())
}

/** An answer that is made anew each time. */
export function found(path: string, body: string | Buffer): Answer {
  return {
    status: 200,
    headers: { 'content-type': mime.getType(path) ?? 'text/plain', 'cache-control': 'no-cache' },
    body,
  }
}
