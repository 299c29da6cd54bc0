import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { canonicalAddress } from '../../renderer/model/addresses.ts'
import { addQuery, HASHED, HEADERS_FILE, IMMUTABLE, parseRedirects, REDIRECTS_FILE, REVALIDATE } from './hostFiles.ts'
import { type Answer, decodedPath, openFile, plainPath, urlOf } from './http.ts'

/** What hosts read, and nobody else. */
const CONFIGURATION = new Set([`/${REDIRECTS_FILE}`, `/${HEADERS_FILE}`])

/** What a request to a built site is answered with. Nothing has been sent yet, but a file is open already. */
export async function answer(folder: string, request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' })
  const url = urlOf(request)
  // Two hosts are a fault of the client's, and nobody may choose (RFC 9112, 3.2).
  if (!url || (request.headersDistinct.host ?? []).length > 1) return plain(400)
  const { search } = url
  const pathname = plainPath(url.pathname)
  const redirects = parseRedirects(await readFile(join(folder, REDIRECTS_FILE), 'utf8'))
  const target = redirects.get(pathname) ?? canonicalAddress(pathname)
  if (target !== pathname) return plain(301, { location: addQuery(target, search) })
  const page = isHidden(pathname) ? undefined : await openPage(folder, pathname, request)
  if (page) return page
  const body = await readFile(nearestNotFoundPage(folder, pathname), 'utf8')
  const headers = { 'content-type': 'text/html;charset=utf-8', ...REVALIDATE }
  return inCoding('404.html', request.headers, { status: 404, headers, body })
}

function plain(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: '' }
}

/** Not-found pages have no address of their own, and redirects and headers are the server's. */
function isHidden(pathname: string): boolean {
  const path = decodedPath(pathname)
  return path === undefined || /(^|\/)404(\.html)?$/.test(path) || CONFIGURATION.has(path)
}

/** A page or a file; nothing if there is no such file. */
async function openPage(folder: string, pathname: string, request: IncomingMessage): Promise<Answer | undefined> {
  const path = pathname === '/' ? '/index.html' : extname(pathname) === '' ? `${pathname}.html` : pathname
  const opened = await openFile(folder, path, request)
  if (!opened) return undefined
  const keep = pathname.startsWith(HASHED) && opened.status !== 416 ? IMMUTABLE : REVALIDATE
  return inCoding(path, request.headers, { ...opened, headers: { ...opened.headers, ...keep } })
}

/** The `404.html` of the deepest folder on the way to an address, whose segments may be thousands. */
function nearestNotFoundPage(folder: string, pathname: string): string {
  let nearest = join(folder, '404.html')
  let way = folder
  for (const segment of pathname.split('/').slice(1, -1)) {
    way = join(way, segment)
    if (!existsSync(way)) break
    if (existsSync(join(way, '404.html'))) nearest = join(way, '404.html')
  }
  return nearest
}

const CODINGS = ['br', 'gzip', 'identity'] as const

/** What is text. All else is compressed already: pictures, fonts, recordings. */
const TEXT = /\.(?:html|css|js|svg|xml|txt|vtt|tsv|json|webmanifest)$/

/** Above it a text takes several times as long to save a twentieth: 14 ms for React, and 50 for the next step. */
const QUALITY = 6

const COMPRESSORS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: () => createGzip(),
}

/**
 * An answer in the coding that its request likes best, if it is a text. Its entity tag stays: it is weak, and may say the same of each
 * coding (RFC 9110, 8.8.1).
 */
function inCoding(path: string, headers: IncomingHttpHeaders, answer: Answer): Answer {
  if (!TEXT.test(path)) return answer
  const varied = { ...answer.headers, vary: 'Accept-Encoding' }
  const coding = codingFor(headers)
  if (coding === 'identity' || (answer.status !== 200 && answer.status !== 404)) return { ...answer, headers: varied }
  const body = answer.body instanceof Readable ? answer.body : Readable.from([answer.body])
  // What goes wrong on the way is told where the answer is sent.
  const coded = pipeline(body, COMPRESSORS[coding](), () => {})
  const { 'Content-Length': _, ...others }: Answer['headers'] = varied
  return { ...answer, headers: { ...others, 'content-encoding': coding }, body: coded }
}

/** The best coding (RFC 9110, 12.5.3). A range is one of the file itself; who refuses everything gets that too, as the RFC advises. */
function codingFor(headers: IncomingHttpHeaders): (typeof CODINGS)[number] {
  if (headers.range !== undefined) return 'identity'
  const [best] = new Negotiator({ headers }).encodings(CODINGS, { preferred: CODINGS })
  return CODINGS.find((coding) => coding === best) ?? 'identity'
}
