import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { REDIRECTS_FILE } from '../steps/writeRedirects.ts'
import { CONTENT_SECURITY_POLICY } from './contentSecurityPolicy.ts'

/** Hashed file names never change their content (RFC 8246); everything else is asked for again each time. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Answers requests as the site's host does: clean addresses, redirects, the nearest ancestor's not-found page. */
export function siteHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const redirects = readRedirects(folder)
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader('cache-control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)
    },
  })
  return (request, response) => {
    // Not the two-argument form: a path that starts with `//` would become a host.
    const { pathname, search } = new URL(`http://localhost${request.url}`)
    response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    const target = redirects.get(pathname) ?? cleanAddress(pathname)
    if (target !== undefined) response.writeHead(301, { location: target + search }).end()
    else if (isHidden(pathname)) sendNotFound(folder, pathname, response)
    else files(request, response, () => sendNotFound(folder, pathname, response))
  }
}

function readRedirects(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, REDIRECTS_FILE), 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]))
}

/** The one address of a page that was asked for by another: no slash at the end, no `.html`, no `index`. */
function cleanAddress(pathname: string): string | undefined {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/+$/, '$1')
  return clean === pathname ? undefined : clean
}

/** Not-found pages have no address of their own, and the redirects are the server's. */
function isHidden(pathname: string): boolean {
  return /(^|\/)404$/.test(pathname) || pathname === `/${REDIRECTS_FILE}`
}

function sendNotFound(folder: string, pathname: string, response: ServerResponse): void {
  const html = readFileSync(nearestNotFoundPage(folder, pathname))
  response.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': REVALIDATE }).end(html)
}

/** The `404.html` of the deepest folder on the way to an address. */
function nearestNotFoundPage(folder: string, pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '' && segment !== '..')
  for (let depth = segments.length - 1; depth > 0; depth -= 1) {
    const page = join(folder, ...segments.slice(0, depth), '404.html')
    if (existsSync(page)) return page
  }
  return join(folder, '404.html')
}
