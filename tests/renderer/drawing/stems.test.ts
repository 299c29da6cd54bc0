import { expect, test } from 'vitest'
import { stemTops } from '../../../renderer/drawing/bars.ts'

const heights = (values: number[]) => stemTops(values).map((top) => 100 - top)

test('stems are to one scale from zero', () => {
  const [half = 0, whole = 0, none] = heights([50, 100, 0])
  expect(half * 2).toBeCloseTo(whole)
  expect(none).toBe(0)
})

test('the highest leaves room for its figure', () => {
  expect(stemTops([7])[0]).toBeGreaterThan(10)
})
