import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { extname, join, posix } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { decodePercentEncoding, normalizeAddress } from '../../renderer/model/addresses.ts'
import { UserError } from '../errors.ts'
import {
  ADMIN_ADDRESS,
  addQuery,
  getCommonHeaders,
  HASHED_ASSETS_PREFIX,
  HEADERS_FILE,
  IMMUTABLE_HEADER,
  parseRedirects,
  REDIRECTS_FILE,
  REVALIDATE_HEADER,
} from './hostFiles.ts'
import { type HttpResponse, listenOnFreePort, openFile, parseUrl, sendResponse } from './http.ts'

/** Serves a built site like a host. @throws {UserError} if no port is free, or if the folder contains no site */
export async function serve({ folder, port }: { folder: string; port: number }) {
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build`)
  const server = createServer((request, response) => {
    const hasAdmin = existsSync(join(folder, `${ADMIN_ADDRESS}.html`))
    response.setHeaders(new Map(Object.entries(getCommonHeaders({ isRelease: true, hasAdmin }))))
    return sendResponse(response, () => handleRequest(folder, request))
  })
  return { server, origin: await listenOnFreePort(server, port) }
}

/** Addresses of files that hosts read, but don't serve. */
const HIDDEN_FILES = new Set([`/${REDIRECTS_FILE}`, `/${HEADERS_FILE}`])

/** Creates a response without sending it, like a host: with clean URLs, redirects, caching, and the nearest not-found page. */
async function handleRequest(folder: string, request: IncomingMessage): Promise<HttpResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return createEmptyResponse(405, { allow: 'GET, HEAD' })
  const url = parseUrl(request)
  // Reject two Host headers like hosts do (RFC 9112, 3.2).
  if (!url || (request.headersDistinct.host ?? []).length > 1) return createEmptyResponse(400)
  const { pathname, search } = url
  const redirects = parseRedirects(await readFile(join(folder, REDIRECTS_FILE), 'utf8'))
  const target = redirects.get(pathname) ?? normalizeAddress(pathname)
  if (target !== pathname) return createEmptyResponse(301, { location: addQuery(target, search) })
  const opened = await openAddress(folder, pathname, request)
  if (opened) return opened
  const body = await readFile(findNotFoundPage(folder, pathname), 'utf8')
  const headers = { 'content-type': 'text/html;charset=utf-8', ...REVALIDATE_HEADER }
  return compress('404.html', request.headers, { status: 404, headers, body })
}

function createEmptyResponse(status: number, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers, body: '' }
}

/** Opens a page or another file. Returns undefined if it's missing or hidden. */
async function openAddress(
  folder: string,
  pathname: string,
  request: IncomingMessage,
): Promise<HttpResponse | undefined> {
  const decodedPath = decodePercentEncoding(pathname)
  if (/(^|\/)404(\.html)?$/.test(decodedPath) || HIDDEN_FILES.has(decodedPath)) return undefined
  const pagePath = pathname === '/' ? '/index.html' : `${pathname}.html`
  const path = extname(pathname) === '' ? pagePath : pathname
  const opened = await openFile(folder, path, request)
  if (!opened) return undefined
  const isImmutable = pathname.startsWith(HASHED_ASSETS_PREFIX) && opened.status !== 416
  const headers = { ...opened.headers, ...(isImmutable ? IMMUTABLE_HEADER : REVALIDATE_HEADER) }
  return compress(path, request.headers, { ...opened, headers })
}

function findNotFoundPage(folder: string, pathname: string): string {
  const parent = posix.dirname(pathname)
  const page = join(folder, parent, '404.html')
  return parent === '/' || existsSync(page) ? page : findNotFoundPage(folder, parent)
}

/** Matches files that compression makes smaller. */
const TEXT_FILE = /\.(?:html|css|js|svg|xml|txt|vtt|tsv|json|webmanifest)$/

/** Compresses text files. Encodings can share the ETag, because it's weak (RFC 9110, 8.8.1). Ranges count bytes of the file, so they aren't compressed. */
function compress(path: string, requestHeaders: IncomingHttpHeaders, response: HttpResponse): HttpResponse {
  if (!TEXT_FILE.test(path)) return response
  const headers = { ...response.headers, vary: 'Accept-Encoding' }
  const acceptsGzip = /\bgzip\b/.test(String(requestHeaders['accept-encoding']))
  if (!acceptsGzip || requestHeaders.range !== undefined || (response.status !== 200 && response.status !== 404))
    return { ...response, headers }
  const body = response.body instanceof Readable ? response.body : Readable.from([response.body])
  // `sendResponse` handles errors, when it reads the body.
  const compressed = pipeline(body, createGzip(), () => {})
  const { 'Content-Length': _, ...otherHeaders }: HttpResponse['headers'] = headers
  return { ...response, headers: { ...otherHeaders, 'content-encoding': 'gzip' }, body: compressed }
}
