import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { HostName } from '../../scripts/hosts/hosts.ts'
import { layOut } from '../../scripts/hosts/layOut.ts'
import { headerRules, SECURITY_HEADERS } from '../../scripts/serve/headers.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { headersText } from '../../scripts/steps/writeHeaders.ts'
import { type Answer, type Ask, askAt, follow } from '../support/hosts/asking.ts'
import { cloudflarePages } from '../support/hosts/cloudflarePages.ts'
import { filesOf } from '../support/hosts/files.ts'
import { findNginx } from '../support/hosts/findNginx.ts'
import { githubPages } from '../support/hosts/githubPages.ts'
import { netlify } from '../support/hosts/netlify.ts'
import { type RunningNginx, startNginx } from '../support/hosts/nginx.ts'
import { type Expected, hashedFiles, REQUESTS } from '../support/hosts/requests.ts'
import { s3CloudFront } from '../support/hosts/s3CloudFront.ts'
import { TRAITS, type Traits } from '../support/hosts/traits.ts'

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

const site = async (host: HostName) => join(await laidOut(host), 'site')

const { server, address } = await serve({ folder: dist, port: 0 })
afterAll(() => void server.close())

const binary = findNginx()
let nginx: RunningNginx | undefined
beforeAll(async () => {
  mkdirSync(join(workspace, 'runtime'))
  if (binary !== undefined) nginx = await startNginx(binary, await laidOut('nginx'), join(workspace, 'runtime'))
})
afterAll(() => nginx?.stop())

const hosts: Record<keyof typeof TRAITS, Ask> = {
  'npm start': askAt(address),
  nginx: (question) => askAt(nginx?.address ?? '')(question),
  'cloudflare-pages': cloudflarePages(await site('cloudflare-pages')),
  netlify: netlify(await site('netlify')),
  'github-pages': githubPages(await site('github-pages')),
  's3-cloudfront': s3CloudFront(await laidOut('s3-cloudfront')),
}
const files = [...filesOf(dist).keys()]
const hashed = hashedFiles(files)
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const origin = canonicalOf(readFileSync(join(dist, 'index.html'), 'utf8'))?.replace(/\/$/, '')

/** Tests of each of these hosts; those of nginx are left out where there is none, which `findNginx` has said. */
function describeEach(names: (keyof typeof TRAITS)[], tests: (ask: Ask, traits: Traits) => void): void {
  for (const name of names)
    describe.skipIf(name === 'nginx' && binary === undefined)(name, () =>
      tests(hosts[name], TRAITS[name] satisfies Traits),
    )
}

describeEach(Object.keys(hosts) as (keyof typeof hosts)[], (ask, traits) => {
  const requests = [...REQUESTS, ...hashed].map((request) => [`${request.method ?? 'GET'} ${request.path}`, request])
  test.each(requests as [string, Expected][])('answers %s as every host does', (_, request) =>
    expectAnswer(ask, expectedAt(traits, request), traits),
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
describeEach(['npm start', 'nginx', 's3-cloudfront'], (ask) => {
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

/** What is asked of servers that run here: an emulation would only say what we believe. */
describeEach(['npm start', 'nginx'], (ask) => {
  const texts = ['/about', '/services/nowhere', '/blog/feed.xml', '/pages.tsv', '/sitemap.xml']
  test.each(texts)('sends %s compressed to whoever likes that, and says that it depends', async (path) => {
    const plain = await ask({ path })
    const zipped = await ask({ path, headers: { 'accept-encoding': 'gzip' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
    expect(zipped.headers['content-type']).toBe(plain.headers['content-type'])
    if (plain.status === 200) expect(zipped.headers.etag).not.toBe(plain.headers.etag)
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

/** What a request comes to at a host, which is what it comes to everywhere unless the host's traits tell. */
function expectedAt({ otherwise, onlyView }: Traits, request: Expected): Expected {
  const { path, method = 'GET' } = request
  const other = otherwise[path]
  if (other) return { path, method, ...other }
  return request.missing === undefined || onlyView === undefined ? request : { ...request, missing: onlyView }
}

async function expectAnswer(ask: Ask, expected: Expected, traits: Traits): Promise<void> {
  const { page, moved, missing, file, ...question } = expected
  const { address: last, hops, answer } = await follow(ask, question)
  expect(hops.filter((status) => status !== 301 && status !== 308)).toEqual([])
  expect(answer.status).toBe(missing === undefined ? 200 : 404)
  if (moved !== undefined) {
    expect(hops.length).toBeGreaterThan(0)
    expect(last).toBe(moved)
  } else if (missing === undefined) expect(hops).toEqual([])
  expectHeaders(answer, traits, expected)
  if (question.method === 'HEAD') expect(answer.body).toHaveLength(0)
  else expectBody(answer, expected)
}

function expectHeaders(
  { headers }: Answer,
  { isGuarded, keep, saysTypes }: Traits,
  { path, missing, file }: Expected,
): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(headers[name.toLowerCase()], name).toBe(isGuarded ? value : undefined)
  expect(headers['x-robots-tag']).toBeUndefined()
  const present = path.startsWith('/assets/') ? keep.hashed : keep.other
  const kept = missing === undefined ? present : keep.missing
  if (kept !== undefined) expect(headers['cache-control']).toBe(kept)
  if (!saysTypes) return
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
