import { expect, test } from 'vitest'
import { listMonths } from '../../../renderer/collections/report.ts'

const trend = { label: 'visits', values: [1, 2, 3, 4, 5, 1600] }

test("lists the months of a report up to its own month, across a year's end", () => {
  const months = listMonths({ month: 'February', trend }).map(({ month }) => month)
  expect(months).toEqual(['September', 'October', 'November', 'December', 'January', 'February'])
})

test('formats dollars and counts', () => {
  expect(listMonths({ month: 'May', trend }).at(-1)?.formatted).toBe('1,600')
  expect(listMonths({ month: 'May', trend: { ...trend, unit: '$' } }).at(-1)?.formatted).toBe('$1,600')
})
