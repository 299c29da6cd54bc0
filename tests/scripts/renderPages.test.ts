import { expect, test } from 'vitest'
import { readSlice } from '../../scripts/build/shard.ts'
import { PageKeys } from '../../scripts/build/steps/renderPages.ts'

test('the key of a page follows each part of what it is made of, at any depth', () => {
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

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3'])('%s is no shard', (text) => {
  expect(() => readSlice(text)).toThrow('is no shard: write --shard 2/3')
})
