import { expect, test } from 'vitest'
import { computeRowDollars, type Example, example } from '../../../../renderer/collections/industries/example.ts'

const copy = { title: 'An example', text: 'Say so.', dotNote: 'One dot is one.' }
const createRows = (...counts: number[]): Example['rows'] => counts.map((count) => ({ count, label: `row ${count}` }))

test('divides the dollars per row by the count of each row', () => {
  expect([40, 16, 5].map((count) => computeRowDollars({ dollarsPerRow: 6000 }, count))).toEqual([150, 375, 1200])
})

test("rejects a count that doesn't divide `dollarsPerRow` into whole dollars", () => {
  const [issue] = example.safeParse({ ...copy, dollarsPerRow: 100, rows: createRows(10, 3) }).error?.issues ?? []
  expect(issue?.path).toEqual(['rows', 1, 'count'])
  expect(issue?.message).toBe("$100 divided by 3 isn't a whole number of dollars. Choose other figures.")
})

test('requires either `dollarsPerRow` or `dollarsPerDot`', () => {
  for (const wrong of [{}, { dollarsPerRow: 10, dollarsPerDot: 10 }])
    expect(example.safeParse({ ...copy, ...wrong, rows: createRows(5, 2) }).success).toBe(false)
})
