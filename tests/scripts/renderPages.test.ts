import { expect, test } from 'vitest'
import { parseShard } from '../../scripts/build/shard.ts'
import { describeUnanswered, isIn, PageKeys } from '../../scripts/build/steps/renderPages.ts'

test('addresses that no page answers are told', () => {
  expect(describeUnanswered(['/case-studies'])).toBe(
    'No page answers /case-studies: a folder of pages/ should, with a +Page.tsx and a +data.ts.',
  )
  expect(describeUnanswered(['/a', '/b', '/c'])).toContain('/a and 2 other addresses:')
})

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

test('slices take each page once', () => {
  const slices = [parseShard('1/3'), parseShard('2/3'), parseShard('3/3')]
  for (let place = 0; place < 30; place += 1) expect(slices.filter((slice) => isIn(slice, place))).toHaveLength(1)
})

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3'])('%s is no shard', (text) => {
  expect(() => parseShard(text)).toThrow('is no shard: write --shard 2/3')
})
