import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createDevMiddleware } from 'vike/server'
import type { Plugin, ViteDevServer } from 'vite'
import { decodePercentEncoding } from '../../renderer/model/addresses.ts'
import { OPEN_IN_EDITOR_PATH } from '../editLinks.ts'
import { requireContent } from '../files.ts'
import { type HttpResponse, listenOnFreePort, parseUrl, sendResponse } from '../serve/http.ts'
import type { RenderableCheck } from './checkResult.ts'
import { type CheckerModule, ContentWatcher } from './contentWatcher.ts'
import { createErrorOverlay } from './errorOverlay.ts'
import { createPlusFileReloader, type PlusFileReloader, renderInDev } from './plusFiles.ts'

/** Forms check the content here, and get the hashes of files. See `createCheckResponse` and `hashTextFiles`. */
const CHECK_PATH = '/__check'
const HASHES_PATH = '/__hashes'
/** Node's default. Some dependencies raise it to 50, which slows down React's rendering. */
const STACK_TRACE_LIMIT = 10

/** Starts the server, and returns its URL. Vite serves the code, and the rest comes from the content. */
export async function startDevServer(content: string, port: number): Promise<string> {
  requireContent(content)
  let handler: Promise<RequestListener> | undefined
  const httpServer = createServer(async (request, response) => (await handler)?.(request, response))
  // Listen before Vite starts, to report an invalid port immediately.
  const origin = await listenOnFreePort(httpServer, port)
  handler = createHandler(content, httpServer)
  await handler
  return origin
}

async function createHandler(content: string, httpServer: Server): Promise<RequestListener> {
  // Filled below, because listeners need the server that the plugin is for.
  const listeners: ViteListener[] = []
  const { devMiddleware, viteServer } = await createDevMiddleware({
    viteConfig: {
      plugins: [createListenerPlugin(listeners)],
      // Share the HTTP port, so that several servers can run. Vite's own WebSocket port is fixed.
      server: { middlewareMode: { server: httpServer }, ws: { server: httpServer } },
    },
  })
  Error.stackTraceLimit = STACK_TRACE_LIMIT
  const contentWatcher = new ContentWatcher(content, viteServer)
  const plusFiles = createPlusFileReloader(viteServer)
  const errorOverlay = createErrorOverlay(viteServer)
  listeners.push(contentWatcher, plusFiles, errorOverlay)
  const context = { content, viteServer, contentWatcher, plusFiles }
  await contentWatcher.resultPromise
  const respond = (request: IncomingMessage) =>
    createResponse(request, context).catch((error) => errorOverlay.createResponse(error, request))
  return (request, response) => devMiddleware(request, response, () => sendResponse(response, () => respond(request)))
}

interface ViteListener {
  handleFileEvent(event: string, file: string): void
  handleConnection?(): void
}

function createListenerPlugin(listeners: ViteListener[]): Plugin {
  return {
    name: 'attach-listeners',
    // Vite calls this on every start, including restarts for a new configuration.
    configureServer: ({ middlewares, watcher, ws }) => {
      middlewares.use(OPEN_IN_EDITOR_PATH, guardEditor)
      watcher.on('all', (event, file) => {
        for (const listener of listeners) listener.handleFileEvent(event, file)
      })
      ws.on('connection', () => {
        for (const listener of listeners) listener.handleConnection?.()
      })
    },
  }
}

/** Rejects requests with 403 unless a page of the site sends them (Fetch Metadata, W3C). Vite's `/__open-in-editor` accepts all. */
export function guardEditor({ headers }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (headers['sec-fetch-site'] !== 'same-origin') {
    response.writeHead(403).end()
    return
  }
  // 204 keeps the browser on the page (RFC 9110, section 15.3.5).
  response.statusCode = 204
  next()
}

interface DevContext {
  content: string
  viteServer: ViteDevServer
  contentWatcher: ContentWatcher
  plusFiles: PlusFileReloader
}

async function createResponse(request: IncomingMessage, context: DevContext): Promise<HttpResponse> {
  const { contentWatcher, viteServer } = context
  const { pathname = '/', searchParams = new URLSearchParams() } = parseUrl(request) ?? {}
  if (pathname === CHECK_PATH || pathname === HASHES_PATH) await contentWatcher.update()
  const result = await contentWatcher.resultPromise
  const { checkerModule } = contentWatcher
  if (result.error || !checkerModule) throw result.error
  if (pathname === CHECK_PATH) return respondWithJson(checkerModule.createCheckResponse(result, searchParams))
  if (pathname === HASHES_PATH) return respondWithJson(checkerModule.hashTextFiles(result))
  const adminResponse = checkerModule.createAdminResponse(result, pathname)
  if (adminResponse) return adminResponse
  contentWatcher.markServed()
  const problemPage = checkerModule.createProblemPage(result, decodePercentEncoding(pathname))
  if (!problemPage && result.siteContext) return respondWithContent(request, { ...context, ...result, checkerModule })
  const { status, html } = problemPage ?? checkerModule.createProblemList(result)
  // Add Vite's client to reload the page when the content is fixed.
  const body = await viteServer.transformIndexHtml(pathname, html)
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

function respondWithJson(data: object): HttpResponse {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return { status: 200, headers, body: JSON.stringify(data) }
}

type ContentContext = DevContext & RenderableCheck & { checkerModule: CheckerModule }

/** Responds with a page, or with a redirect or a file that comes from the content. */
async function respondWithContent(request: IncomingMessage, context: ContentContext): Promise<HttpResponse> {
  const { content, contentFolder, siteContext, checkerModule, plusFiles } = context
  const render = (pageUrl: string) =>
    renderInDev({ urlOriginal: pageUrl, headersOriginal: request.headers, ...siteContext }, plusFiles)
  const getShareImage = async (address: string) => (await render(address)).data?.meta.share
  const { site } = siteContext
  const response = await checkerModule.createContentResponse({ content, contentFolder, request, site, getShareImage })
  if (response) return response
  const { errorWhileRendering, is404, data, urlPathname, pageId, httpResponse } = await render(request.url ?? '/')
  // Vike also reports `render(404)` as an error, but the response is a 404 page.
  if (errorWhileRendering && !is404) throw errorWhileRendering
  if (pageId && urlPathname) checkerModule.assertSerializable(data, { address: urlPathname, folder: pageId })
  const { statusCode, headers, body } = httpResponse
  return { status: statusCode, headers: Object.fromEntries(headers), body }
}
