import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { Checker } from '../../../renderer/model/check/checker.ts'
import type { Cache } from '../../../renderer/model/check/fileCache.ts'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import { createTestContent, model, type Overrides, TODAY } from '../../support/contentFolder.ts'

function opener() {
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
  const bodyOf = async (overrides: Overrides) => {
    const { site } = new Checker(model, cache, store).check(await readContent(createTestContent(overrides)), TODAY)
    const body = site?.findEntry(posts, 'first-post')?.body
    if (!body) throw new Error('The fixture has no first post.')
    return { hash: JSON.stringify(body), body }
  }
  return { bodyOf, values }
}

const POST = 'posts/first-post.mdx'
const priced = { [POST]: (text: string) => `${text}\n<Price of="paid-media/growing" />\n` }

test('takes the hash and the outline of an unchanged body from the cache', async () => {
  const { bodyOf, values } = opener()
  const first = await bodyOf({})
  const count = values.size
  const second = await bodyOf({})
  expect(second.hash).toBe(first.hash)
  expect(second.body.data).toEqual(first.body.tree.data)
  expect(values.size).toBe(count)
})

test('changes the hash of a body with its text, and with the values of other files in it', async () => {
  const { bodyOf } = opener()
  const cheaper = { 'services/paid-media.yaml': (text: string) => text.replace('monthly: 1375', 'monthly: 1376') }
  const contents = [{}, { [POST]: (text: string) => `${text}\nMore.\n` }, priced, { ...priced, ...cheaper }]
  const hashes = []
  for (const content of contents) hashes.push((await bodyOf(content)).hash)
  expect(new Set(hashes).size).toBe(contents.length)
  expect((await bodyOf(cheaper)).hash).toBe(hashes[0])
})
