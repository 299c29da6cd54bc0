import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SECURITY_HEADERS } from '../../../scripts/serve/hostFiles.ts'

interface RequestCase extends HttpRequest {
  /** Canonical address of the page. */
  page?: string
  redirectTarget?: string
  /** View of the not-found page, with status 404: `general`, `service`. */
  notFoundView?: string
  /** MIME type of a file. */
  contentType?: string
}

/** A line of `tests/fixtures/requests.txt`: `HEAD /about/ redirectTarget /about`. */
const REQUEST_LINE = /^(?:(HEAD) )?(\S+) (page|redirectTarget|notFoundView|contentType) (.+)$/gm

const REQUESTS: RequestCase[] = [...readFileSync('tests/fixtures/requests.txt', 'utf8').matchAll(REQUEST_LINE)].map(
  ([, method, path = '', outcome = '', value]) => ({ ...(method && { method }), path, [outcome]: value }),
)

function findHashedFiles(paths: string[]): RequestCase[] {
  const contentTypes = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' }
  return Object.entries(contentTypes).flatMap(([ending, contentType]) => {
    const path = paths.find((candidate) => candidate.startsWith('/assets/') && candidate.endsWith(`.${ending}`))
    return path === undefined ? [] : [{ path, contentType }]
  })
}

function expectSecurityHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()], name).toBe(value)
}

const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

function expectHeaders(headers: Record<string, string>, { path, notFoundView, contentType }: RequestCase): void {
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(headers['cache-control']).toBe(
    notFoundView === undefined && path.startsWith('/assets/') ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
  )
  const [type, charset] = (headers['content-type'] ?? '').toLowerCase().split(/; ?/)
  expect(type?.replace('application/javascript', 'text/javascript')).toBe(contentType ?? 'text/html')
  if (type === 'text/html' || type === 'text/css') expect(charset).toBe('charset=utf-8')
}

/** Browsers can parse these prefixes as a host. Servers redirect the endings. */
const HOSTILE_PREFIXES = '/ \\ %5c %255c %2f %09 %0d%0a %00 .. %2e%2e .%5c x/..'.split(' ')
const REDIRECTED_ENDINGS = ['', '/', '/index', '/index.html', '.html', '/%2e%2e', '//x', ':80//x', '?//x/']
const COMBINED_PREFIXES = HOSTILE_PREFIXES.flatMap((first) => [
  first,
  ...HOSTILE_PREFIXES.map((second) => `${first}/${second}`),
])
const HOSTILE_PATHS = [
  '/%0d%0aSet-Cookie:a=b/',
  ...COMBINED_PREFIXES.flatMap((trick) => REDIRECTED_ENDINGS.map((ending) => `/${trick}evil.example${ending}`)),
]
const findCanonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** Defines the tests that all hosts pass. @param dist the built site */
export function testHost(dist: string, send: HttpClient): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
  const hashed = findHashedFiles(files)
  const origin = findCanonical(readFileSync(join(dist, 'index.html'), 'utf8'))?.replace(/\/$/, '')

  const requests = [...REQUESTS, ...hashed].map((request) => ({ method: 'GET', ...request }))
  test.each(requests)('answers $method $path as every host does', async (expected) => {
    const { page, redirectTarget, notFoundView, contentType, ...httpRequest } = expected
    const { address, hops, response } = await followRedirects(send, httpRequest)
    expect(hops.filter((status) => status !== 301 && status !== 308)).toEqual([])
    expect(response.status).toBe(notFoundView === undefined ? 200 : 404)
    if (redirectTarget !== undefined) expect(address).toBe(redirectTarget)
    if (notFoundView === undefined) expect(hops.length > 0, 'is redirected').toBe(redirectTarget !== undefined)
    expectHeaders(response.headers, expected)
    const text = response.body.toString()
    if (httpRequest.method === 'HEAD') expect(text).toBe('')
    else if (contentType !== undefined) expect(response.body.equals(readFileSync(join(dist, expected.path)))).toBe(true)
    else if (notFoundView !== undefined) {
      expect(/data-not-found="([^"]*)"/.exec(text)?.[1]).toBe(notFoundView)
      expect(text).toContain('<meta name="robots" content="noindex')
    } else expect(findCanonical(text)).toBe(origin + (page ?? redirectTarget ?? '').replace(/[?#].*/, ''))
  })

  const cacheable = ['/blog/feed.xml', '/media/episodes/sample.mp3', ...hashed.map(({ path }) => path)]
  test.each(['/about', ...cacheable])("responds with 304 if %s hasn't changed", async (path) => {
    const { headers } = await send({ path })
    const unchanged = await send({ path, headers: { 'if-none-match': headers.etag ?? '' } })
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
    expect(unchanged.headers['cache-control']).toBe(headers['cache-control'])
  })

  test("doesn't redirect hostile URLs to another site", async () => {
    const offSiteRedirects: string[] = []
    for (const path of HOSTILE_PATHS) {
      const { headers } = await send({ path })
      const { location = '/' } = headers
      // Browsers strip tabs and newlines, and convert backslashes (WHATWG URL).
      const isOnSite =
        /^\/(?![/\\])[!-~]*$/.test(location) && new URL(location, 'http://here.example').host === 'here.example'
      if (!isOnSite || headers['set-cookie'] !== undefined) offSiteRedirects.push(`${path} -> ${location}`)
    }
    expect(offSiteRedirects).toEqual([])
  })

  test.each(cacheable)('responds with 416 and a single Cache-Control if the range of %s is invalid', async (path) => {
    const { status, headers } = await send({ path, headers: { range: 'bytes=99999999-' } })
    expect(status).toBe(416)
    expectSecurityHeaders(headers)
    expect(headers['cache-control']).not.toContain(', no-cache')
  })

  const texts = ['/about', '/services/nowhere', '/blog/feed.xml', '/pages.tsv', '/sitemap.xml']
  test.each(texts)('compresses %s on request and sends `Vary`', async (path) => {
    const plain = await send({ path })
    const compressed = await send({ path, headers: { 'accept-encoding': 'gzip' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true)
    expect(compressed.headers['content-type']).toBe(plain.headers['content-type'])
    // A strong ETag identifies exact bytes (RFC 9110, 8.8.3.3).
    if (!plain.headers.etag?.startsWith('W/') && plain.status === 200)
      expect(compressed.headers.etag).not.toBe(plain.headers.etag)
  })

  const range = { path: '/media/episodes/sample.mp3', headers: { range: 'bytes=10-19' } }
  test.each<[string, HttpRequest, object]>([
    ['serves ranges of recordings', range, { status: 206, headers: { 'content-length': '10' } }],
    ['rejects POST', { path: '/about', method: 'POST' }, { status: 405 }],
  ])('%s', async (_, httpRequest, response) => {
    expect(await send(httpRequest)).toMatchObject(response)
  })
}

interface HttpRequest {
  path: string
  method?: string
  headers?: Record<string, string>
}

/** Creates a client without `fetch`, which normalizes paths and decompresses bodies. */
export function createHttpClient(server: { port: string } | { socketPath: string }) {
  return async ({ path, method = 'GET', headers = {} }: HttpRequest) => {
    const sent = request({ ...server, path, method, headers }).end()
    const response: IncomingMessage = (await once(sent, 'response'))[0]
    const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
    const body = await buffer(response)
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body }
  }
}

type HttpClient = ReturnType<typeof createHttpClient>

/** Follows up to five redirects, like a browser. Fails if a response has no security headers. */
async function followRedirects(send: HttpClient, httpRequest: HttpRequest) {
  const hops: number[] = []
  let path = httpRequest.path
  for (;;) {
    // Browsers don't send the fragment.
    const response = await send({ ...httpRequest, path: path.split('#')[0] ?? '' })
    expectSecurityHeaders(response.headers)
    const { location } = response.headers
    if (location === undefined || hops.length === 5) return { address: path, hops, response }
    hops.push(response.status)
    path = location
  }
}
