import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { HostName } from '../../scripts/hosts/hosts.ts'
import { layOut } from '../../scripts/hosts/layOut.ts'
import { headerRules, headersText, SECURITY_HEADERS } from '../../scripts/serve/hostFiles.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { type Answer, type Ask, askAt, follow } from '../support/hosts/asking.ts'
import { NGINX, NO_NGINX, startNginx } from '../support/hosts/nginx.ts'
import { type Expected, hashedFiles, REQUESTS } from '../support/hosts/requests.ts'

const workspace = mkdtempSync(join(tmpdir(), 'hosts-'))
afterAll(() => rmSync(workspace, { recursive: true }))
const dist = join(workspace, 'dist')
cpSync(inject('fixtureFolder'), dist, { recursive: true })
// The fixtures have samples, so nothing that is built of them is a release: this is how one would say so.
writeFileSync(join(dist, '_headers'), headersText(headerRules(true)))

async function laidOut(host: HostName): Promise<string> {
  const out = join(workspace, host)
  await layOut({ host, from: dist, out, release: true })
  return out
}

const { server, address } = await serve({ folder: dist, port: 0 })
afterAll(() => void server.close())

let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  if (!NGINX) return console.warn(NO_NGINX)
  mkdirSync(join(workspace, 'runtime'))
  nginx = await startNginx(NGINX, await laidOut('nginx'), join(workspace, 'runtime'))
})
afterAll(() => nginx?.stop())

/** Servers that run here: of other hosts we could only ask what we believe of them. */
const SERVERS: [name: string, ask: Ask][] = [
  ['npm start', askAt({ port: new URL(address).port })],
  ['nginx', (question) => nginx.ask(question)],
]
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
const hashed = hashedFiles(files)
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const origin = canonicalOf(readFileSync(join(dist, 'index.html'), 'utf8'))?.replace(/\/$/, '')

/** Tests of each server; those of nginx are left out where there is none, which has been said. */
function describeEach(tests: (ask: Ask) => void): void {
  for (const [name, ask] of SERVERS) describe.skipIf(name === 'nginx' && !NGINX)(name, () => tests(ask))
}

/** How long a file is kept: one that has its hash in its name for a year, any other until it is asked for again. */
const KEPT = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

describeEach((ask) => {
  const requests = [...REQUESTS, ...hashed].map((request) => [`${request.method ?? 'GET'} ${request.path}`, request])
  test.each(requests as [string, Expected][])('answers %s as every host does', (_, request) =>
    expectAnswer(ask, request),
  )

  const kept = ['/about', '/blog/feed.xml', '/media/episodes/sample.mp3', ...hashed.map(({ path }) => path)]
  test.each(kept)('says that %s has not changed', async (path) => {
    const { headers } = await ask({ path })
    const again = await ask({ path, headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
  })
})

/** Where the addresses are cleaned by us. */
const HOSTILE = [
  '/%0d%0aSet-Cookie:a=b/',
  '//evil.example/about/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/\\evil/index',
]
describeEach((ask) => {
  test.each(HOSTILE)('sends nobody elsewhere who asks for %s', async (path) => {
    const { headers } = await ask({ path })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })

  test.each([
    ['//about', '/about'],
    ['/services//local-seo?a=//b', '/services/local-seo?a=//b'],
    ['//services/local-seo//', '/services/local-seo'],
  ])('sends %s to %s', async (path, address) => {
    expect(await follow(ask, { path })).toMatchObject({ address, answer: { status: 200 } })
  })
})

describeEach((ask) => {
  const texts = ['/about', '/services/nowhere', '/blog/feed.xml', '/pages.tsv', '/sitemap.xml']
  test.each(texts)('sends %s compressed to whoever likes that, and says that it depends', async (path) => {
    const plain = await ask({ path })
    const zipped = await ask({ path, headers: { 'accept-encoding': 'gzip' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
    expect(zipped.headers['content-type']).toBe(plain.headers['content-type'])
    // One that is not weak is of these very bytes. Source: RFC 9110, 8.8.3.3.
    if (!plain.headers.etag?.startsWith('W/') && plain.status === 200)
      expect(zipped.headers.etag).not.toBe(plain.headers.etag)
  })

  test('plays recordings from anywhere', async () => {
    const answer = await ask({ path: '/media/episodes/sample.mp3', headers: { range: 'bytes=10-19' } })
    expect(answer).toMatchObject({ status: 206, headers: { 'content-length': '10' } })
  })

  test('lets nobody but readers in', async () => {
    expect((await ask({ path: '/about', method: 'POST' })).status).toBe(405)
  })

  test.each(['/about.html.gz', '/about.html.br'])('has no address for %s', async (path) => {
    expect((await ask({ path })).status).toBe(404)
  })
})

async function expectAnswer(ask: Ask, expected: Expected): Promise<void> {
  const { page, moved, missing, file, ...question } = expected
  const { address: last, hops, answer } = await follow(ask, question)
  expect(hops.filter((status) => status !== 301 && status !== 308)).toEqual([])
  expect(answer.status).toBe(missing === undefined ? 200 : 404)
  if (moved !== undefined) {
    expect(hops.length).toBeGreaterThan(0)
    expect(last).toBe(moved)
  } else if (missing === undefined) expect(hops).toEqual([])
  expectHeaders(answer, expected)
  if (question.method === 'HEAD') expect(answer.body).toHaveLength(0)
  else expectBody(answer, expected)
}

function expectHeaders({ headers }: Answer, { path, missing, file }: Expected): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()], name).toBe(value)
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(headers['cache-control']).toBe(missing === undefined && path.startsWith('/assets/') ? KEPT.hashed : KEPT.other)
  const [type, charset] = (headers['content-type'] ?? '').toLowerCase().split(/; ?/)
  expect(type?.replace('application/javascript', 'text/javascript')).toBe(file ?? 'text/html')
  if (type === 'text/html' || type === 'text/css') expect(charset).toBe('charset=utf-8')
}

function expectBody({ body }: Answer, { page, moved, missing, path, file }: Expected): void {
  if (file !== undefined) expect(body.equals(readFileSync(join(dist, path)))).toBe(true)
  else if (missing !== undefined) {
    expect(/data-not-found="([^"]*)"/.exec(body.toString())?.[1]).toBe(missing)
    expect(body.toString()).toContain('<meta name="robots" content="noindex')
  } else expect(canonicalOf(body.toString())).toBe(origin + (page ?? moved ?? '').replace(/\?.*/, ''))
}
