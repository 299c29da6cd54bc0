import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { Checker } from '../../../renderer/model/check/checker.ts'
import { createTestSite, getSite, model, type Overrides, readTestFolder, TODAY } from '../../support/contentFolder.ts'

const POST_PATH = 'posts/first-post.mdx'

test('reads the hash and the outline of an unchanged body from the cache', async () => {
  const [entries, values] = [new Map<string, unknown>(), new Map<string, unknown>()]
  const cache = {
    has: (key: string) => entries.has(key),
    get: (key: string) => structuredClone(entries.get(key)),
    set: (key: string, value: unknown) => void entries.set(key, structuredClone(value)),
    save: () => {},
  }
  const store = {
    get: <Value>(key: string) => values.get(key) as Value | undefined,
    set: <Value>(key: string, value: Value) => values.set(key, structuredClone(value)) && value,
  }
  const folder = await readTestFolder()
  const openBody = () =>
    getSite(new Checker(model, cache, store).check(folder, TODAY)).findEntry(posts, 'first-post')?.body
  const first = openBody()
  const hash = JSON.stringify(first)
  const count = values.size
  const second = openBody()
  expect(JSON.stringify(second)).toBe(hash)
  expect(second?.data).toEqual(first?.tree.data)
  expect([count > 0, values.size]).toEqual([true, count])
})

test('changes the hash of a body if its text or a cited value changes', async () => {
  const hashBody = async (overrides: Overrides) =>
    JSON.stringify((await createTestSite(overrides)).findEntry(posts, 'first-post')?.body)
  const lowerPrice = { 'services/paid-media.yaml': (text: string) => text.replace('monthly: 1375', 'monthly: 1376') }
  const longerPost = { [POST_PATH]: (text: string) => `${text}\nMore.\n` }
  const pricedPost = { [POST_PATH]: (text: string) => `${text}\n<Price of="paid-media/growing" />\n` }
  const contents = [{}, longerPost, pricedPost, { ...pricedPost, ...lowerPrice }]
  const hashes = await Promise.all(contents.map(hashBody))
  expect(new Set(hashes).size).toBe(contents.length)
  expect(await hashBody(lowerPrice)).toBe(hashes[0])
})
