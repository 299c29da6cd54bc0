import { expect, test } from 'vitest'
import { parseShard } from '../../scripts/build/shard.ts'
import { describeUnanswered, isInShard, PageKeys } from '../../scripts/build/steps/renderPages.ts'

test('describes addresses without a page', () => {
  expect(describeUnanswered(['/case-studies'])).toBe(
    'There is no page for /case-studies. Create a folder in pages/ with a +Page.tsx and a +data.ts.',
  )
  expect(describeUnanswered(['/a', '/b', '/c'])).toContain('/a and 2 other addresses.')
})

test('the cache key of a page changes with each part of its input, at any depth', () => {
  const input = { address: '/a', folder: '/pages/a', data: { words: { title: 'A' }, list: [1] }, sources: undefined }
  const keyOf = (other: object) => new PageKeys().keyOf({ ...input, ...other })
  const keys = [
    {},
    { address: '/b' },
    { data: { words: { title: 'B' }, list: [1] } },
    { data: { words: { title: 'A' }, list: [2] } },
    { data: { text: { title: 'A' }, list: [1] } },
  ]
  expect(new Set(keys.map(keyOf)).size).toBe(keys.length)
  expect(keyOf({ data: structuredClone(input.data) })).toBe(keyOf({}))
})

test('each page is in one shard', () => {
  const shards = [parseShard('1/3'), parseShard('2/3'), parseShard('3/3')]
  for (let page = 0; page < 30; page += 1) expect(shards.filter((shard) => isInShard(shard, page))).toHaveLength(1)
})

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3'])('refuses %s as a shard', (text) => {
  expect(() => parseShard(text)).toThrow("isn't a shard. Write --shard 2/3")
})
