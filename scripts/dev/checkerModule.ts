import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { mime } from '@fastify/send'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { decodePercentEncoding } from '../../renderer/model/addresses.ts'
import { createFileProblem } from '../../renderer/model/diagnostics/diagnostic.ts'
import { memoize } from '../../renderer/model/memoize.ts'
import { type ContentFolder, readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { ShareImage, SiteContext } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { urls } from '../../renderer/urls.ts'
import { FETCHED_FILES } from '../build/steps/fetchedFiles.ts'
import { getOrGenerateBytes, listFileGenerators } from '../build/steps/generateFiles.ts'
import { createAdminFiles } from '../content/admin/adminFiles.ts'
import { openChecker } from '../content/check/inspectContent.ts'
import { checkPublishedUrls } from '../content/check/publishedUrls.ts'
import { repairSite } from '../content/loadedContent.ts'
import { createEditLinksGetter, createLocalUrlGetter } from '../editLinks.ts'
import { addQuery } from '../serve/hostFiles.ts'
import { type HttpResponse, openFile, parseUrl } from '../serve/http.ts'
import type { DevCheckResult } from './checkResult.ts'
import { createProblemNotes } from './problemPages.ts'

/* `contentWatcher.ts` reloads this module if the code of the checker changes, so other modules only import its types. */

export { assertSerializable } from '../build/pages/assertSerializable.ts'
export { writeSchemas } from '../content/editor/writeSchemas.ts'
export { createCheckResponse, hashTextFiles } from './formChecks.ts'
export { createProblemList, createProblemPage } from './problemPages.ts'

/** Checks the content, or returns the last result if the content is the same. Reports a missing folder as a problem. */
export async function check(
  content: string,
  lastResult: DevCheckResult | undefined,
  lastValidFolder: ContentFolder | undefined,
): Promise<DevCheckResult> {
  if (!existsSync(content)) {
    const message = `There is no content folder ${resolve(content)}.`
    const problem = createFileProblem(content, message, 'Create it, or restart with another folder.')
    return { problems: [problem], lastValidFolder }
  }
  const contentFolder = await readContent(content)
  // Forms request checks of unchanged content.
  if (lastResult && isDeepStrictEqual(lastResult.contentFolder, contentFolder)) return lastResult
  const checker = lastResult?.checker ?? (await openChecker(content))
  const { model } = checker
  const result = checker.check(contentFolder, new Date().toISOString())
  checker.caches?.files.save()
  const site = repairSite({ checker, content, contentFolder, lastValidFolder }, result)
  const problems = result.problems ?? checkPublishedUrls(content, result.site)
  const checked = {
    ...result,
    checker,
    model,
    contentFolder,
    problems,
    lastValidFolder: result.site ? contentFolder : lastValidFolder,
    getAdminFiles: memoize(() => createAdminFiles({ ...result, model })),
  }
  if (!site) return checked
  const siteContext: SiteContext = {
    site,
    places: new Places(site),
    getEditLinks: createEditLinksGetter(site, content, createLocalUrlGetter(resolve(content))),
    problems: createProblemNotes(problems, model, result.targets),
  }
  return { ...checked, siteContext }
}

/** Responds with a file of the CMS, even if the content has problems. Returns undefined for other paths. */
export function createAdminResponse({ getAdminFiles }: DevCheckResult, path: string): HttpResponse | undefined {
  const files = getAdminFiles?.()
  const address = [path, `${path}.html`].find((candidate) => files?.has(candidate)) ?? ''
  const create = files?.get(address)
  return create && createFileResponse(address, create())
}

interface ContentRequest {
  content: string
  contentFolder: ContentFolder
  request: IncomingMessage
  site: Site
  /** Returns undefined if the page has no share image. */
  getShareImage: (pageAddress: string) => Promise<ShareImage | undefined>
}

/** Responds with a redirect, a media file, or a generated file. Returns undefined for pages and code. */
export async function createContentResponse(options: ContentRequest): Promise<HttpResponse | undefined> {
  const { content, contentFolder, site, request, getShareImage } = options
  const url = parseUrl(request)
  if (!url) return { status: 400, headers: {}, body: '' }
  const path = decodePercentEncoding(url.pathname)
  const redirect = new Map(Object.entries(site.get(redirects))).get(path)
  if (redirect) return { status: 301, headers: { location: addQuery(redirect.address, url.search) }, body: '' }
  const createText = FETCHED_FILES.get(path)
  if (createText) return createFileResponse(path, createText(site))
  // Serve media that a build omits, so that incomplete drafts can show them.
  const mediaFile = [...contentFolder.media.keys()].find((file) => urls.media(file) === path)
  if (mediaFile !== undefined) return openFile(join(content, 'media'), encodeURI(`/${mediaFile}`), request)
  if (extname(path) === '') return undefined
  const page = site.pages().find(({ address }) => urls.share(address) === path)?.address
  const share = page === undefined ? undefined : await getShareImage(page)
  const generators = listFileGenerators({ site, content, shareImages: share ? [share] : [] })
  const generator = generators.find((candidate) => candidate.path === path)
  return generator && createFileResponse(path, await getOrGenerateBytes(generator))
}

function createFileResponse(path: string, body: string | Buffer): HttpResponse {
  const headers = { 'content-type': mime.getType(path) ?? 'text/plain', 'cache-control': 'no-cache' }
  return { status: 200, headers, body }
}
