import { describe, expect, test } from 'vitest'
import { computeRowDollars, type Sum, sum } from '../../../../renderer/collections/industries/sum.ts'

const words = { title: 'A sum', text: 'Say so.', dot: 'One dot is one.' }
const rows = (...counts: number[]): Sum['rows'] => counts.map((count) => ({ count, label: `row ${count}` }))

describe('a worked sum', () => {
  test('tells what one of each row cost, of the same dollars', () => {
    expect(computeRowDollars({ ...words, spend: 6000, rows: rows(40, 16, 5) })).toEqual([150, 375, 1200])
  })

  test('has figures that one can count along: whole dollars', () => {
    const [issue] = sum.safeParse({ ...words, spend: 100, rows: rows(10, 3) }).error?.issues ?? []
    expect(issue?.path).toEqual(['rows', 1, 'count'])
    expect(issue?.message).toBe("$100 divided by 3 isn't a whole number of dollars. Choose other figures.")
  })

  test('has one meaning of its dots', () => {
    for (const wrong of [{}, { spend: 10, each: 10 }])
      expect(sum.safeParse({ ...words, ...wrong, rows: rows(5, 2) }).success).toBe(false)
  })
})
