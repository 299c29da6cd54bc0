import { expect, test } from 'vitest'
import { computeBarRows, drawDots, drawStairs, drawTrend } from '../../../renderer/drawing/charts.ts'

const listBarEnds = (values: number[]) => computeBarRows(values.map((value) => ({ value }))).rows.map(({ end }) => end)

test('scales bars from zero, and leaves space after the longest bar', () => {
  const [longest = 0, half, none] = listBarEnds([4_500, 2_250, 0])
  expect([half, none]).toEqual([longest / 2, 0])
  expect(longest).toBeLessThanOrEqual(80)
  expect(listBarEnds([0, 0])).toEqual([0, 0])
})

const listDots = (path = '') => [...path.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => [Number(x), Number(y)])

test('fills lines of dots from the top', () => {
  const { lineLength, rows } = drawDots([{ count: 13 }, { count: 3 }])
  expect(lineLength).toBe(10)
  const [first, second] = rows
  expect([first?.lineCount, second?.lineCount]).toEqual([2, 1])
  expect(listDots(first?.path).filter(([, y]) => y === 0.5)).toHaveLength(10)
  expect(listDots(first?.path).filter(([, y]) => y === 1.5)).toHaveLength(3)
})

test('places steps on a timeline to scale and without gaps', () => {
  const steps = [
    { from: 0, to: 10 },
    { from: 10, to: 30 },
    { from: 30, to: undefined },
  ]
  const { line, dot } = drawStairs(steps, { width: 300, height: 100 })
  expect([...line.matchAll(/C.*? (\S+) \S+(?=H)/g)].map(([, x]) => Number(x))).toEqual([80, 240])
  expect(dot).toEqual({ x: 240, y: 0 })
})

test('draws the values of a trend to scale, from zero', () => {
  const [full = 0, half = 0, zero = 0, quarter = 0] = drawTrend([40, 20, 0, 10]).points.map(({ y }) => 100 - y)
  expect([half / full, zero, quarter / full]).toEqual([0.5, 0, 0.25])
})

test('draws the points of a trend in the middle of each column, with stems to the bottom', () => {
  expect(drawTrend([3, 3]).stems).toBe('M25 22V100M75 22V100')
  expect(drawTrend([0, 0]).line).toBe('M25 100L75 100')
})
