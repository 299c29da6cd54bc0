import { expect, test } from 'vitest'
import { getNumber, getNumbers, parseTable } from '../../../scripts/import/table.ts'

test('reads blank and NA cells as unknown, not as zero', () => {
  const row = { a: '', b: 'NA', c: '0' }
  expect([getNumber(row, 'a'), getNumber(row, 'b'), getNumber(row, 'c')]).toEqual([undefined, undefined, 0])
  expect(getNumbers(row, { blank: 'a', zero: 'c' })).toEqual({ zero: 0 })
})

test("rejects a cell that isn't a number and a table without a column", () => {
  expect(() => getNumber({ a: '1,000' }, 'a')).toThrow("`1,000` in the column a isn't a number. Correct this row")
  expect(() => parseTable('a\n1\n', ['a', 'b'], 'x.csv')).toThrow('x.csv has no column b.')
})

test('keeps leading zeros of codes', () => {
  expect(parseTable('zip\n01001\n', ['zip'], 'x.csv')).toEqual([{ zip: '01001' }])
})
