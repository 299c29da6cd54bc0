import { expect, test } from 'vitest'
import { computeTrend, createStemsPath, createTrendPath } from '../../../renderer/drawing/trend.ts'

test('draws values to scale, from zero', () => {
  const points = computeTrend([40, 20, 0, 10])
  const [full = 0, half = 0, zero = 0, quarter = 0] = points.map(({ y }) => 100 - y)
  expect([half / full, zero, quarter / full]).toEqual([0.5, 0, 0.25])
})

test('draws a line at the bottom if all values are zero', () => {
  expect(createTrendPath(computeTrend([0, 0]))).toBe('M25 100L75 100')
})

test('draws a stem from each point to the bottom', () => {
  expect(createStemsPath(computeTrend([3, 3]))).toBe('M25 22V100M75 22V100')
})
