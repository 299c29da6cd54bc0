import { expect, test } from 'vitest'
import { drawTrend } from '../../../renderer/drawing/trend.ts'

test('draws values to scale, from zero', () => {
  const [full = 0, half = 0, zero = 0, quarter = 0] = drawTrend([40, 20, 0, 10]).points.map(({ y }) => 100 - y)
  expect([half / full, zero, quarter / full]).toEqual([0.5, 0, 0.25])
})

test('draws a line at the bottom if all values are zero', () => {
  expect(drawTrend([0, 0]).line).toBe('M25 100L75 100')
})

test('draws a stem in the middle of each column, from the point to the bottom', () => {
  expect(drawTrend([3, 3]).stems).toBe('M25 22V100M75 22V100')
})
