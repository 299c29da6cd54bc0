import { expect, test } from 'vitest'
import { computeBarRows } from '../../../renderer/drawing/bars.ts'

const listBarEnds = (values: number[]) => computeBarRows(values.map((value) => ({ value }))).rows.map(({ end }) => end)

test('scales bars from zero, and leaves space after the longest bar', () => {
  const [longest = 0, half, none] = listBarEnds([4_500, 2_250, 0])
  expect([half, none]).toEqual([longest / 2, 0])
  expect(longest).toBeLessThanOrEqual(80)
  expect(listBarEnds([0, 0])).toEqual([0, 0])
})
