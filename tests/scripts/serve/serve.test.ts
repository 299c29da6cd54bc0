import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { listenOnFreePort, parsePort } from '../../../scripts/serve/http.ts'
import { serve } from '../../../scripts/serve/serve.ts'
import { createHttpClient } from '../../support/hosts/conformance.ts'
import { captureLog, serveUntilEnd } from '../../support/programs.ts'
import { createTemporaryFolder, writeFiles, writeSite } from '../../support/siteFolder.ts'

const LONG_TEXT = 'about the practice '.repeat(200)
const SITE_FILES = {
  'index.html': 'home',
  'about.html': 'about',
  'text.html': LONG_TEXT,
  'media/text.mp3': LONG_TEXT,
  '404.html': 'general',
  'services/404.html': 'service',
  _redirects: '',
}

const { server, origin } = await serve({ folder: writeFiles(createTemporaryFolder(afterAll), SITE_FILES), port: 0 })
afterAll(() => void server.close())

const send = createHttpClient({ port: new URL(origin).port })

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { body: bytes, ...response } = await send({ path, method, headers })
  return { ...response, bytes, body: bytes.toString() }
}

function sendRaw(line: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(`${line}\r\nhost: x\r\nconnection: close\r\n\r\n`)
  return text(socket)
}

// See `site/host.test.ts` for the common behavior of hosts.
test.each([
  ['/%2e%2e/%2e%2e/etc/passwd', 'general'],
  ['/..%2f..%2fetc/passwd', 'general'],
  ['/services/%00', 'service'],
  ['/services/%zz', 'service'],
])('responds to %s with 404 and the not-found page of the nearest folder', async (path, body) => {
  expect(await get(path)).toMatchObject({ status: 404, body })
})

test('responds with 400 to a request without a valid URL or with two Host headers', async () => {
  expect(await sendRaw('GET /about HTTP/1.1\r\nhost: y')).toMatch(/^HTTP\/1.1 400 /)
  expect((await get(':bad')).status).toBe(400)
  expect((await get('http://[bad')).status).toBe(400)
  for (const target of ['*', '*:x', ':80/about', '?', '@x', 'ftp://x/about'])
    expect(await sendRaw(`GET ${target} HTTP/1.1`), target).toMatch(/^HTTP\/1.1 400 /)
  expect(await sendRaw('GET http://any.host/about HTTP/1.1')).toMatch(/^HTTP\/1.1 200 .*about$/s)
})

test('compresses a page with gzip on request, and responds to HEAD with the same headers', async () => {
  for (const [path, text] of [
    ['/text', LONG_TEXT],
    ['/nowhere', SITE_FILES['404.html']],
  ] as const) {
    expect((await get(path)).headers).not.toHaveProperty('content-encoding')
    const { bytes } = await get(path, { 'accept-encoding': 'br, gzip' })
    expect(gunzipSync(bytes).toString()).toBe(text)
    const { headers, bytes: noBytes } = await get(path, { 'accept-encoding': 'gzip' }, 'HEAD')
    expect([headers['content-encoding'], headers.vary, noBytes.length]).toEqual(['gzip', 'Accept-Encoding', 0])
  }
})

test('never compresses audio', async () => {
  const { headers, bytes } = await get('/media/text.mp3', { 'accept-encoding': 'gzip' })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  expect(bytes.toString()).toBe(LONG_TEXT)
})

test('uses the next free port if a port is in use, and says which port is in use', async () => {
  const blocker = createServer()
  onTestFinished(() => void blocker.close())
  const usedPort = Number(new URL(await listenOnFreePort(blocker, 0)).port)
  const output = await captureLog(async () => {
    const { origin } = await serveUntilEnd({ folder: writeSite(createTemporaryFolder()), port: usedPort })
    expect(Number(new URL(origin).port)).toBeGreaterThan(usedPort)
    expect(await (await fetch(origin)).text()).toBe('home')
  })
  expect(output).toContain(String(usedPort))
})

test.each(['-1', '65536', '3000.5', 'abc'])('rejects %s as a port', (text) => {
  expect(() => parsePort(text)).toThrow(`\`${text}\` isn't a port.`)
})
