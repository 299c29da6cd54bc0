import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, serveFiles } from '../../support/servedFiles.ts'

const TEXT = 'about the practice '.repeat(200)
const FILES = {
  'index.html': 'home',
  'about.html': TEXT,
  'edited.html': TEXT,
  '404.html': `not found ${TEXT}`,
  'media/talk.mp3': TEXT,
  _redirects: '',
}

const { folder, address } = await serveFiles(FILES)

const get = (path: string, headers?: Record<string, string>, method?: string) => ask(address, path, headers, method)

test.each([
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', undefined],
])('compresses a text for the header %j as %s', async (accepted, coding) => {
  const { headers } = await get('/about', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding'])
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('encodes a text as %s, and responds to HEAD with the same headers', async (coding, decode) => {
  for (const [path, text] of [
    ['/about', TEXT],
    ['/nowhere', FILES['404.html']],
  ] as const) {
    const { bytes } = await get(path, { 'accept-encoding': coding })
    expect(bytes.length).toBeLessThan(text.length / 10)
    expect(decode(bytes).toString()).toBe(text)
    const head = await get(path, { 'accept-encoding': coding }, 'HEAD')
    expect([head.headers['content-encoding'], head.bytes.length]).toEqual([coding, 0])
  }
})

test('responds with 304 until the text changes', async () => {
  const { headers } = await get('/edited', { 'accept-encoding': 'br' })
  const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
  expect(headers.etag).toMatch(/^W\//)
  expect(await get('/edited', again)).toMatchObject({ status: 304, headers: { vary: 'Accept-Encoding' } })
  writeFileSync(join(folder, 'edited.html'), 'other')
  expect(brotliDecompressSync((await get('/edited', again)).bytes).toString()).toBe('other')
})

test('never compresses a recording', async () => {
  const { headers, bytes } = await get('/media/talk.mp3', { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  expect(bytes.toString()).toBe(TEXT)
})
