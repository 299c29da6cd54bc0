import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { Checker } from '../../../renderer/model/check/checker.ts'
import type { Cache } from '../../../renderer/model/check/fileCache.ts'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import { createTestContent, model, type Overrides, TODAY } from '../../support/contentFolder.ts'

function createOpener() {
  const [entries, values] = [new Map<string, unknown>(), new Map<string, unknown>()]
  const cache: Cache = {
    has: (key) => entries.has(key),
    get: (key) => structuredClone(entries.get(key)),
    set: (key, value) => void entries.set(key, structuredClone(value)),
    save: () => {},
  }
  const store = {
    get: <Value>(key: string) => values.get(key) as Value | undefined,
    set<Value>(key: string, value: Value): Value {
      values.set(key, structuredClone(value))
      return value
    },
  }
  const openBody = async (overrides: Overrides) => {
    const { site } = new Checker(model, cache, store).check(await readContent(createTestContent(overrides)), TODAY)
    const body = site?.findEntry(posts, 'first-post')?.body
    if (!body) throw new Error('The fixture has no first post.')
    return { hash: JSON.stringify(body), body }
  }
  return { openBody, values }
}

const POST_PATH = 'posts/first-post.mdx'
const pricedPost = { [POST_PATH]: (text: string) => `${text}\n<Price of="paid-media/growing" />\n` }

test('reads the hash and the outline of an unchanged body from the cache', async () => {
  const { openBody, values } = createOpener()
  const first = await openBody({})
  const count = values.size
  const second = await openBody({})
  expect(second.hash).toBe(first.hash)
  expect(second.body.data).toEqual(first.body.tree.data)
  expect(values.size).toBe(count)
})

test('changes the hash of a body if its text or a cited value changes', async () => {
  const { openBody } = createOpener()
  const lowerPrice = { 'services/paid-media.yaml': (text: string) => text.replace('monthly: 1375', 'monthly: 1376') }
  const contents = [
    {},
    { [POST_PATH]: (text: string) => `${text}\nMore.\n` },
    pricedPost,
    { ...pricedPost, ...lowerPrice },
  ]
  const hashes = []
  for (const content of contents) hashes.push((await openBody(content)).hash)
  expect(new Set(hashes).size).toBe(contents.length)
  expect((await openBody(lowerPrice)).hash).toBe(hashes[0])
})
