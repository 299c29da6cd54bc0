import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { codingFor, tagsOfFile } from '../../scripts/serve/coding.ts'
import { compressor } from '../../scripts/serve/compressed.ts'
import { serveFiles } from '../support/servedFiles.ts'

const TEXT = 'about the practice '.repeat(200)
const FILES = {
  'index.html': 'home',
  'about.html': TEXT,
  '404.html': `not found ${TEXT}`,
  'media/talk.mp3': TEXT,
  _redirects: '',
}

const { folder, address } = await serveFiles(FILES)

/** An answer with its bytes as they travel: `fetch` would decode them. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      request(address + path, { headers, method }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('the coding of an answer', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['*;q=0', 'identity'],
  ])('to who accepts %j is %s', (accepted, coding) => {
    expect(codingFor({ headers: { 'accept-encoding': accepted } })).toBe(coding)
  })

  test('with a range is none', () => {
    expect(codingFor({ headers: { 'accept-encoding': 'br', range: 'bytes=0-9' } })).toBe('identity')
  })

  test.each([
    ['W/"1-br"', 'br', 'W/"1"'],
    ['"x", W/"1-gzip", W/"2-br"', 'br', 'W/"2"'],
    ['W/"1-br"', 'identity', '"of another coding"'],
    ['W/"1"', 'gzip', '"of another coding"'],
    ['W/"1"', 'identity', 'W/"1"'],
    ['*', 'br', '*'],
  ] as const)('makes the condition %s in %s one on %s', (tags, coding, ofFile) => {
    expect(tagsOfFile(tags, coding)).toBe(ofFile)
  })
})

describe('a text', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels as %s to who accepts that, and says so', async (coding, decode) => {
    for (const [path, text] of [
      ['/about', TEXT],
      ['/nowhere', FILES['404.html']],
    ] as const) {
      const { headers, bytes } = await get(path, { 'accept-encoding': coding })
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(bytes.length).toBeLessThan(text.length / 10)
      expect(decode(bytes).toString()).toBe(text)
      expect((await get(path, { 'accept-encoding': coding }, 'HEAD')).headers['content-encoding']).toBe(coding)
    }
  })

  test('travels as it is to all others, and to who wants a range', async () => {
    const { headers, bytes } = await get('/about')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-encoding']).toBeUndefined()
    expect(bytes.toString()).toBe(TEXT)
    const part = await get('/about', { 'accept-encoding': 'br', range: 'bytes=0-4' })
    expect(part).toMatchObject({ status: 206, bytes: Buffer.from('about') })
    expect(part.headers['content-encoding']).toBeUndefined()
  })

  test('has an entity tag of its own in each coding, which holds for that coding alone', async () => {
    const tagIn = async (coding: string) => String((await get('/about', { 'accept-encoding': coding })).headers.etag)
    const tags = { br: await tagIn('br'), gzip: await tagIn('gzip'), identity: await tagIn('identity') }
    expect(new Set(Object.values(tags)).size).toBe(3)
    for (const [coding, own] of Object.entries(tags)) {
      for (const tag of Object.values(tags)) {
        const { status, headers } = await get('/about', { 'accept-encoding': coding, 'if-none-match': tag })
        expect(status).toBe(tag === own ? 304 : 200)
        expect(headers).toMatchObject({ etag: own, vary: 'Accept-Encoding' })
      }
    }
  })

  test('that is written anew is sent anew', async () => {
    writeFileSync(join(folder, 'about.html'), 'other')
    const { bytes } = await get('/about', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(bytes).toString()).toBe('other')
  })
})

test('a recording is never compressed: it is already', async () => {
  const { headers, bytes } = await get('/media/talk.mp3', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBeUndefined()
  expect(bytes.toString()).toBe(TEXT)
})

describe('what has been compressed', () => {
  test('is remembered by its bytes, and compressed once where two ask at once', async () => {
    const { compress } = compressor()
    const [first, second] = [compress(Buffer.from(TEXT), 'br'), compress(Buffer.from(TEXT), 'br')]
    expect(await first).toBe(await second)
    expect(await compress(Buffer.from(TEXT), 'br')).toBe(await first)
    expect(gunzipSync(await compress(Buffer.from(TEXT), 'gzip')).toString()).toBe(TEXT)
  })

  test('takes no more memory than it may: what was not asked for longest goes', async () => {
    const text = (letter: string) => Buffer.from(letter.repeat(100))
    const size = (await compressor().compress(text('a'), 'gzip')).length
    const { compress, used } = compressor(2 * size)
    const [a, b] = [await compress(text('a'), 'gzip'), await compress(text('b'), 'gzip')]
    expect(await compress(text('a'), 'gzip')).toBe(a)
    await compress(text('c'), 'gzip')
    expect(used()).toBe(2 * size)
    expect(await compress(text('a'), 'gzip')).toBe(a)
    expect(await compress(text('b'), 'gzip')).not.toBe(b)
  })
})
