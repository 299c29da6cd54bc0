import { expect, test } from 'vitest'
import { countTopThree, formatRank } from '../../../renderer/collections/audit.ts'

test('counts the points of a map where the practice is in the top three', () => {
  expect(
    countTopThree({
      rows: [
        [1, 4],
        [3, 20],
      ],
    }),
  ).toEqual({ count: 2, total: 4 })
})

test('prints the last ranking with a plus', () => {
  expect([1, 19, 20].map(formatRank)).toEqual(['1', '19', '20+'])
})
