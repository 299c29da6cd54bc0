import { once } from 'node:events'
import { readdirSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { findFreePort, listenOnFreePort } from '../../../scripts/serve/http.ts'
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

function countOpenFiles(file: string): number {
  return readdirSync('/dev/fd').filter((fd) => {
    const target = statSync(`/dev/fd/${fd}`, { throwIfNoEntry: false })
    return target !== undefined && target.ino === statSync(file).ino
  }).length
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

test('closes a stalled connection and its file', async () => {
  const site = writeSite(createTemporaryFolder(), { 'huge.mp3': '' })
  const file = join(site, 'huge.mp3')
  // Exceeds the socket buffers.
  truncateSync(file, 2 ** 28)
  const { server, origin: stalled } = await serveUntilEnd({ folder: site, idleTimeoutMs: 50 })
  const connected = once(server, 'connection') as Promise<[Socket]>
  const { hostname, port } = new URL(stalled)
  const client = connect(Number(port), hostname, () => client.write('GET /huge.mp3 HTTP/1.1\r\nhost: x\r\n\r\n'))
  // The client doesn’t read, so the download stalls.
  client.on('error', () => {})
  onTestFinished(() => void client.destroy())
  const [connection] = await connected
  await once(connection, 'close')
  await expect.poll(() => countOpenFiles(file)).toBe(0)
})

test.each([
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', undefined],
])('compresses a page for the header %j as %s', async (accepted, encoding) => {
  const { headers } = await get('/text', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
})

test('compresses a page with Brotli, and responds to HEAD with the same headers', async () => {
  for (const [path, text] of [
    ['/text', LONG_TEXT],
    ['/nowhere', SITE_FILES['404.html']],
  ] as const) {
    const { bytes } = await get(path, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(bytes).toString()).toBe(text)
    const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.headers['content-encoding'], head.bytes.length]).toEqual(['br', 0])
  }
})

test('never compresses audio', async () => {
  const { headers, bytes } = await get('/media/text.mp3', { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  expect(bytes.toString()).toBe(LONG_TEXT)
})

test('uses the next free port if a port is in use, and says which port is in use', async () => {
  const blocker = createServer()
  onTestFinished(() => void blocker.close())
  const usedPort = Number(new URL(await listenOnFreePort(blocker, 0)).port)
  const output = await captureLog(async () => {
    const port = await findFreePort(usedPort)
    expect(port).toBeGreaterThan(usedPort)
    const { origin } = await serveUntilEnd({ folder: writeSite(createTemporaryFolder()), port: usedPort })
    expect(origin).toBe(`http://localhost:${port}`)
    expect(await (await fetch(origin)).text()).toBe('home')
  })
  expect(output).toContain(String(usedPort))
})

test.each([-1, 65_536, 3000.5, Number.NaN])('rejects %s as a port', async (port) => {
  await expect(listenOnFreePort(createServer(), port)).rejects.toThrow(`\`${port}\` isn't a port.`)
})
