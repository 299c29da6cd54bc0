import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { posts } from '../../../../renderer/collections/posts/definition.ts'
import { Checker } from '../../../../renderer/model/check/checker.ts'
import type { Caches } from '../../../../renderer/model/check/fileCache.ts'
import type { ContentFolder } from '../../../../renderer/model/read/readContent.ts'
import {
  check,
  checker,
  createTestSite,
  getSite,
  listProblems,
  model,
  type Overrides,
  readTestFolder,
  TODAY,
} from '../../../support/contentFolder.ts'
import { mutate, Random } from '../../../support/random.ts'

const FIRST_POST = 'posts/first-post.mdx'

class MemoryCache {
  readonly copies = new Map<string, Buffer>()
  readonly reads: string[] = []

  get<Value>(key: string): Value | undefined {
    const copy = this.copies.get(key)
    if (copy) this.reads.push(key)
    return copy && deserialize(copy)
  }
  set<Value>(key: string, value: Value): Value {
    this.copies.set(key, serialize(value))
    return value
  }
  save(): void {}
}

const createCaches = () => ({ files: new MemoryCache(), largeValues: new MemoryCache() }) satisfies Caches

function checkToJson(folder: ContentFolder, caches?: Caches): string {
  const { site, problems } = (caches ? new Checker(model, caches) : checker).check(folder, TODAY)
  if (!site) return JSON.stringify(problems)
  const { placeholders, overdueReviews, mediaUse } = site
  const entries = model.collections.map((collection) => site.listEntries(collection))
  const files = model.singletons.map((singleton) => site.get(singleton))
  return JSON.stringify([placeholders, overdueReviews, [...mediaUse.shown], [...mediaUse.linked], entries, files])
}

test('the fixture content has no problems', async () => {
  expect(await listProblems({})).toEqual([])
})

test('reads unchanged files, and the hashes and outlines of their bodies, from the caches', async () => {
  const caches = createCaches()
  const folder = await readTestFolder()
  const getBody = () => getSite(new Checker(model, caches).check(folder, TODAY)).findEntry(posts, 'first-post')?.body
  const first = getBody()
  // A body's `toJSON` returns its hash.
  const firstHash = JSON.stringify(first)
  const counts = [caches.files.copies.size, caches.largeValues.copies.size]
  expect(caches.files.reads).toEqual([])
  const second = getBody()
  expect(JSON.stringify(second)).toBe(firstHash)
  expect(second?.data).toEqual(first?.tree.data)
  expect([caches.files.copies.size, caches.largeValues.copies.size]).toEqual(counts)
  expect(caches.files.reads.filter((key) => key.startsWith('checked'))).toHaveLength(folder.textFiles.size)
})

test.each(['cached', 'evicted'])('compiles the body of a cached file if its tree is %s', async (state) => {
  const caches = createCaches()
  const folder = await readTestFolder()
  const getTree = () =>
    getSite(new Checker(model, caches).check(folder, TODAY)).findEntry(posts, 'first-post')?.body.tree
  const tree = getTree()
  const treeKeys = [...caches.largeValues.copies.keys()].filter((key) => key.startsWith('tree'))
  expect(treeKeys).not.toEqual([])
  if (state === 'evicted') for (const key of treeKeys) caches.largeValues.copies.delete(key)
  expect(getTree()).toEqual(tree)
})

test('changes the hash of a body if its text or an inserted value changes', async () => {
  const hashBody = async (overrides: Overrides) =>
    JSON.stringify((await createTestSite(overrides)).findEntry(posts, 'first-post')?.body)
  const changedPrice = { 'services/paid-media.yaml': (text: string) => text.replace('monthly: 1375', 'monthly: 1376') }
  const longerPost = { [FIRST_POST]: (text: string) => `${text}\nMore.\n` }
  const pricedPost = { [FIRST_POST]: (text: string) => `${text}\n<Price of="paid-media/growing" />\n` }
  const contents = [{}, longerPost, pricedPost, { ...pricedPost, ...changedPrice }]
  const hashes = await Promise.all(contents.map(hashBody))
  expect(new Set(hashes).size).toBe(contents.length)
  expect(await hashBody(changedPrice)).toBe(hashes[0])
})

test('returns the same result with a warm cache after random changes', async () => {
  const caches = createCaches()
  const random = new Random(7)
  const folder = await readTestFolder()
  const paths = [...folder.textFiles.keys()]
  for (let round = 0; round < 6; round += 1) {
    const path = random.pick(paths)
    const text = Buffer.from(folder.textFiles.get(path) ?? '').toString()
    const changed = {
      ...folder,
      textFiles: new Map(folder.textFiles).set(path, Buffer.from(mutate(text, random).text)),
    }
    expect(checkToJson(changed, caches)).toBe(checkToJson(changed))
  }
  expect(checkToJson(folder, caches)).toBe(checkToJson(folder))
})

test('invalidates cached results that depend on other files', async () => {
  const caches = createCaches()
  const overrides = { 'values/clarity.yaml': 'order: 1\nname: What {brand} means\ntext: We say what things cost.\n' }
  checkToJson(await readTestFolder(overrides), caches)
  const without = await readTestFolder({ ...overrides, 'services/reputation.yaml': null })
  expect(checkToJson(without, caches)).toBe(checkToJson(without))
  expect(checkToJson(without, caches)).toContain('reputation')
  const renameBrand = (text: string) => text.replace(/^brand: .*$/m, 'brand: Another Name')
  const renamed = await readTestFolder({ ...overrides, 'site.yaml': renameBrand })
  expect(checkToJson(renamed, caches)).toBe(checkToJson(renamed))
  expect(checkToJson(renamed, caches)).toContain('What Another Name means')
})

test('offers a fix without showing the corrected line if the line is too long', async () => {
  const text = 'We say what things cost. '.repeat(50)
  const { problems } = await check({ 'values/clarity.yaml': `{ order: "1", name: Clarity, text: "${text}" }\n` })
  const { message, hint, fix } = problems?.[0] ?? {}
  expect([message, hint, fix?.line]).toEqual([expect.stringContaining('`order` must be'), undefined, undefined])
  expect(fix?.edits[0]?.text).toBe('1')
})
