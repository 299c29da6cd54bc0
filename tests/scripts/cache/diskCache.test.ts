import fs from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { DiskCache } from '../../../scripts/cache/diskCache.ts'
import { createTemporaryFolder } from '../../support/siteFolder.ts'

function createCacheWithEntry() {
  const folder = join(createTemporaryFolder(), 'cache')
  new DiskCache(folder).set('a page', { html: '<p>' })
  const [name = ''] = fs.readdirSync(folder)
  return { folder, file: join(folder, name), reopened: new DiskCache(folder) }
}

test('returns a saved entry instead of creating it again', async () => {
  const { reopened } = createCacheWithEntry()
  expect(reopened.get('a page')).toEqual({ html: '<p>' })
  expect(reopened.get('missing')).toBeUndefined()
  expect(reopened.set('bytes', Buffer.from('ab')).toString()).toBe('ab')
  expect(await reopened.getOrCreate<Buffer>('bytes', () => Buffer.from('other'))).toEqual(Buffer.from('ab'))
})

test.each<[string, (file: string) => void]>([
  ['a bit is flipped', (file) => fs.writeFileSync(file, fs.readFileSync(file).with(-1, 0))],
  ['the file is truncated', (file) => fs.truncateSync(file, 40)],
  ['the file is empty', (file) => fs.truncateSync(file, 0)],
  ['the file is missing', (file) => fs.rmSync(file)],
])('creates a cache entry again if %s', async (_, damage) => {
  const { file, reopened } = createCacheWithEntry()
  damage(file)
  expect(reopened.get('a page')).toBeUndefined()
  expect(await reopened.getOrCreate<string>('a page', () => 'new')).toBe('new')
  expect(reopened.get('a page')).toBe('new')
})

test('never returns an entry for another key', () => {
  const { folder, file, reopened } = createCacheWithEntry()
  reopened.set('another', 1)
  const otherEntry = fs.readdirSync(folder).find((name) => join(folder, name) !== file) ?? ''
  fs.renameSync(file, join(folder, otherEntry))
  expect(reopened.get('another')).toBeUndefined()
})

test('deletes a cache entry a week after it was written', () => {
  const { folder, file, reopened } = createCacheWithEntry()
  const secondsDaysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60
  fs.utimesSync(file, secondsDaysAgo(6), secondsDaysAgo(6))
  reopened.evict()
  expect(fs.readdirSync(folder)).toHaveLength(1)
  fs.utimesSync(file, secondsDaysAgo(8), secondsDaysAgo(8))
  reopened.evict()
  expect(fs.readdirSync(folder)).toEqual([])
})

test("warns once if the cache can't be written", async () => {
  const folder = createTemporaryFolder()
  fs.writeFileSync(join(folder, 'cache'), 'A file where the folder should be.')
  using warn = vi.spyOn(console, 'warn').mockReturnValue()
  const cache = new DiskCache(join(folder, 'cache'))
  cache.evict()
  for (const key of ['one', 'two']) expect(await cache.getOrCreate(key, () => key)).toBe(key)
  const warning = expect.stringMatching(/^The cache can't be written, so the next build takes longer\. \S/)
  expect(warn.mock.calls).toEqual([[warning]])
})
