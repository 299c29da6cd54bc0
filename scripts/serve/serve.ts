import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { decodePercentEncoding, normalizeAddress } from '../../renderer/model/addresses.ts'
import { UserError } from '../errors.ts'
import {
  ADMIN_ADDRESS,
  addQuery,
  getSecurityHeaders,
  HASHED_ASSETS_PREFIX,
  HEADERS_FILE,
  IMMUTABLE_HEADER,
  parseRedirects,
  REDIRECTS_FILE,
  REVALIDATE_HEADER,
} from './hostFiles.ts'
import { type HttpResponse, listenOnFreePort, openFile, parseUrl, sendResponse } from './http.ts'

/** Serves a built site like a host. @throws {UserError} if no port is free, or if the folder contains no site */
export async function serve(options: { folder: string; port: number; idleTimeoutMs?: number }) {
  const { folder, port, idleTimeoutMs = 60_000 } = options
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build`)
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(getSecurityHeaders(existsSync(join(folder, `${ADMIN_ADDRESS}.html`))))))
    return sendResponse(response, () => handleStableRequest(folder, request))
  })
  // Close files if clients stop reading. The default is that of nginx (`send_timeout`).
  server.setTimeout(idleTimeoutMs)
  return { server, origin: await listenOnFreePort(server, port) }
}

const MAX_ATTEMPTS = 100
const RETRY_DELAY_MS = 20

/** Handles a request again if a build has replaced the folder, because the response could mix the old and the new site. */
async function handleStableRequest(folder: string, request: IncomingMessage): Promise<HttpResponse> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const identityBefore = getFolderIdentity(folder)
    if (identityBefore === undefined) {
      await setTimeout(RETRY_DELAY_MS)
      continue
    }
    const [result] = await Promise.allSettled([handleRequest(folder, request)])
    if (identityBefore === getFolderIdentity(folder)) {
      // Ignore errors if the folder was replaced.
      if (result.status === 'rejected') throw result.reason
      return result.value
    }
    if (result.status === 'fulfilled' && result.value.body instanceof Readable) result.value.body.destroy()
  }
  return { status: 503, headers: { 'retry-after': '1' }, body: `There is no site in ${folder}.` }
}

/** Returns a string that changes if the folder is replaced, or undefined if there's no folder. */
function getFolderIdentity(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && `${stat.dev} ${stat.ino} ${stat.ctimeMs}`
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
