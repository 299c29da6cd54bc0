import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createDevMiddleware } from 'vike/server'
import type { Plugin, ViteDevServer } from 'vite'
import type { SiteContext } from '../../renderer/page.ts'
import { escapeMarkup } from '../escapeMarkup.ts'
import { requireContent } from '../requireContent.ts'
import { type HttpResponse, listen, parseUrl, respond } from '../serve/http.ts'
import { OPEN_IN_EDITOR } from '../sourceLinks.ts'
import { CodeErrors } from './codeErrors.ts'
import { FollowedContent } from './contentFolder.ts'
import { guardEditor } from './guardEditor.ts'
import { PlusFiles, renderInDev } from './plusFiles.ts'

interface DevOptions {
  content: string
  /** If it's in use, the next free one. 0 takes any free port. */
  port: number
}

/**
 * How deep traces are, as Node has it. The packages of development make it fifty, and React makes a trace for each element there: that
 * took two thirds of the time in which a page with many elements was rendered.
 */
const FRAMES = 10

/**
 * Serves the site while it is being written: Vite answers for code, the content as it was last saved for all else.
 * While the content has problems, every page shows them; the server lives on.
 */
export async function startDevServer({ content, port }: DevOptions): Promise<string> {
  requireContent(content)
  let handler: Promise<RequestListener> | undefined
  const server = createServer(async (request, response) => (await handler)?.(request, response))
  // Reports a wrong port before Vite starts.
  const address = await listen(server, port)
  handler = createHandler(content, server)
  await handler
  return address
}

async function createHandler(content: string, server: Server): Promise<RequestListener> {
  const listeners: { listenTo(vite: ViteDevServer): void }[] = []
  // Vite restarts when its configuration changes, and when Vike loses and finds its own.
  const listenAgain: Plugin = {
    name: 'listen-again',
    configureServer: (vite) => {
      vite.middlewares.use(OPEN_IN_EDITOR, guardEditor)
      for (const each of listeners) each.listenTo(vite)
    },
  }
  const { prepareStackTrace } = Error
  const { devMiddleware, viteServer } = await createDevMiddleware({
    // The web socket shares the port, because Vite's own port can't be used by two servers at a time.
    viteConfig: { plugins: [listenAgain], server: { middlewareMode: { server }, ws: { server } } },
  })
  Error.stackTraceLimit = FRAMES
  // Vike installs source-map-support (vike 0.4.266, `installSourceMapSupport`), which turns off Node's own source maps. It looks for a map in
  // the file on disk, so it doesn't have the maps of tsx.
  Error.prepareStackTrace = prepareStackTrace
  const followed = new FollowedContent(content, viteServer)
  const plusFiles = new PlusFiles(viteServer)
  const codeErrors = new CodeErrors(viteServer)
  listeners.push(followed, plusFiles, codeErrors)
  const answer = async (request: IncomingMessage) => {
    const { siteContext, problems, error } = await followed.result
    if (error) return codeErrors.answer(error, request)
    const admin = await followed.adminFile(parseUrl(request)?.pathname ?? '/')
    if (admin) return admin
    followed.noteAnswer()
    if (problems !== undefined) return problemAnswer(request, problemPage(problems), viteServer)
    const shareOf = async (address: string) =>
      (await renderInDev({ urlOriginal: address, ...siteContext }, plusFiles)).data?.meta.share
    const file = await followed.contentFile({ content, request, site: siteContext.site, shareOf })
    if (file) return file
    return pageAnswer(request, siteContext, { plusFiles, followed, codeErrors })
  }
  await followed.result
  return (request, response) =>
    devMiddleware(request, response, () =>
      respond(response, () => answer(request).catch((error) => codeErrors.answer(error, request))),
    )
}

interface Rendering {
  plusFiles: PlusFiles
  followed: FollowedContent
  codeErrors: CodeErrors
}

/**
 * Renders a page, or shows the error of its code.
 * @throws {UserError} if the page's data can't be serialized
 */
async function pageAnswer(
  request: IncomingMessage,
  siteContext: SiteContext,
  { plusFiles, followed, codeErrors }: Rendering,
): Promise<HttpResponse> {
  const page = { urlOriginal: request.url ?? '/', headersOriginal: request.headers, ...siteContext }
  const rendered = await renderInDev(page, plusFiles)
  // For an error, Vike has rendered the page that visitors would see. It reports `render(404)` of a +data.ts as an error, too.
  if (rendered.errorWhileRendering && !rendered.is404) return codeErrors.answer(rendered.errorWhileRendering, request)
  const { data, urlPathname, pageId, httpResponse } = rendered
  if (pageId && urlPathname) followed.assertSerializable(data, { address: urlPathname, folder: pageId })
  const { statusCode, headers, body } = httpResponse
  return { status: statusCode, headers: Object.fromEntries(headers), body }
}

/** A page comes back by itself when the problems are mended; anything else only says that it cannot be had. */
async function problemAnswer(request: IncomingMessage, page: string, vite: ViteDevServer): Promise<HttpResponse> {
  const wantsPage = request.headers.accept?.includes('text/html')
  if (!wantsPage) return { status: 503, headers: {}, body: 'The content has problems.' }
  const body = await vite.transformIndexHtml(parseUrl(request)?.pathname ?? '/', page)
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

/** What the browser shows while the content has problems: the check's own words. It reloads when they are mended. */
function problemPage(problems: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The content has problems</title>
<style>:root{color-scheme:light dark}body{max-width:70rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.5 system-ui}pre{overflow-x:auto;font:.9375rem/1.5 ui-monospace,monospace}</style></head>
<body><h1>The content has problems</h1><p>Mend them and save: this page comes back by itself.</p><pre>${escapeMarkup(problems)}</pre></body>
</html>`
}
