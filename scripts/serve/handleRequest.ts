import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { decodePercentEncoding, normalizeAddress } from '../../renderer/model/addresses.ts'
import {
  addQuery,
  HASHED_ASSETS_PREFIX,
  HEADERS_FILE,
  IMMUTABLE_HEADER,
  parseRedirects,
  REDIRECTS_FILE,
  REVALIDATE_HEADER,
} from './hostFiles.ts'
import { type HttpResponse, openFile, parseUrl } from './http.ts'

/** Addresses of files that hosts read, but don't serve. */
const HIDDEN_FILES = new Set([`/${REDIRECTS_FILE}`, `/${HEADERS_FILE}`])

/** Creates a response without sending it, like a host: with clean URLs, redirects, caching, and the nearest not-found page. */
export async function handleRequest(folder: string, request: IncomingMessage): Promise<HttpResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return createEmptyResponse(405, { allow: 'GET, HEAD' })
  const url = parseUrl(request)
  // Reject two Host headers like hosts do (RFC 9112, 3.2).
  if (!url || (request.headersDistinct.host ?? []).length > 1) return createEmptyResponse(400)
  const { pathname, search } = url
  const redirects = parseRedirects(await readFile(join(folder, REDIRECTS_FILE), 'utf8'))
  const target = redirects.get(pathname) ?? normalizeAddress(pathname)
  if (target !== pathname) return createEmptyResponse(301, { location: addQuery(target, search) })
  const opened = isHidden(pathname) ? undefined : await openAddress(folder, pathname, request)
  if (opened) return opened
  const body = await readFile(findNotFoundPage(folder, pathname), 'utf8')
  const headers = { 'content-type': 'text/html;charset=utf-8', ...REVALIDATE_HEADER }
  return compress('404.html', request.headers, { status: 404, headers, body })
}

function createEmptyResponse(status: number, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers, body: '' }
}

function isHidden(pathname: string): boolean {
  const path = decodePercentEncoding(pathname)
  return /(^|\/)404(\.html)?$/.test(path) || HIDDEN_FILES.has(path)
}

/** Opens a page or another file. Returns undefined if it's missing. */
async function openAddress(
  folder: string,
  pathname: string,
  request: IncomingMessage,
): Promise<HttpResponse | undefined> {
  const path = getFilePath(pathname)
  const opened = await openFile(folder, path, request)
  if (!opened) return undefined
  const caching =
    pathname.startsWith(HASHED_ASSETS_PREFIX) && opened.status !== 416 ? IMMUTABLE_HEADER : REVALIDATE_HEADER
  return compress(path, request.headers, { ...opened, headers: { ...opened.headers, ...caching } })
}

function getFilePath(pathname: string): string {
  if (pathname === '/') return '/index.html'
  return extname(pathname) === '' ? `${pathname}.html` : pathname
}

/** Returns the path of the 404 page in the nearest folder. Stops at the first folder that doesn't exist, because addresses can be long. */
function findNotFoundPage(folder: string, pathname: string): string {
  let nearest = join(folder, '404.html')
  let currentFolder = folder
  for (const segment of pathname.split('/').slice(1, -1)) {
    currentFolder = join(currentFolder, segment)
    if (!existsSync(currentFolder)) break
    if (existsSync(join(currentFolder, '404.html'))) nearest = join(currentFolder, '404.html')
  }
  return nearest
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** Matches files that compression makes smaller. */
const TEXT_FILE = /\.(?:html|css|js|svg|xml|txt|vtt|tsv|json|webmanifest)$/

/** Brotli's default of 11 takes 50 times as long, and saves 8%. */
const BROTLI_QUALITY = 6

const COMPRESSORS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
}

/** Compresses text files. All encodings can share the ETag, because it's weak (RFC 9110, 8.8.1). */
function compress(path: string, headers: IncomingHttpHeaders, response: HttpResponse): HttpResponse {
  if (!TEXT_FILE.test(path)) return response
  const varied = { ...response.headers, vary: 'Accept-Encoding' }
  const encoding = chooseEncoding(headers)
  if (encoding === 'identity' || (response.status !== 200 && response.status !== 404))
    return { ...response, headers: varied }
  const body = response.body instanceof Readable ? response.body : Readable.from([response.body])
  // `sendResponse` handles errors, when it reads the body.
  const compressed = pipeline(body, COMPRESSORS[encoding](), () => {})
  const { 'Content-Length': _, ...otherHeaders }: HttpResponse['headers'] = varied
  return { ...response, headers: { ...otherHeaders, 'content-encoding': encoding }, body: compressed }
}

/** Chooses the best encoding that the browser accepts. Ranges aren't compressed, because they count bytes of the file. */
function chooseEncoding(headers: IncomingHttpHeaders): (typeof ENCODINGS)[number] {
  if (headers.range !== undefined) return 'identity'
  const [best] = new Negotiator({ headers }).encodings(ENCODINGS, { preferred: ENCODINGS })
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}
