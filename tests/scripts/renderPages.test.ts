import { expect, test } from 'vitest'
import { parseShard } from '../../scripts/build/shard.ts'
import { PageKeys } from '../../scripts/build/steps/renderPages.ts'

test('computes a different page key for each input, at any depth', () => {
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

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3'])('refuses %s as a shard', (text) => {
  expect(() => parseShard(text)).toThrow("isn't a shard. Write --shard 2/3")
})
