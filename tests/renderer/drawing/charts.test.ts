import { describe, expect, test } from 'vitest'
import { computeBarRows, computeStemTops } from '../../../renderer/drawing/bars.ts'
import { drawDots } from '../../../renderer/drawing/dots.ts'

describe('bars', () => {
  const ends = (values: number[]) => computeBarRows(values).rows.map(({ end }) => end)

  test('are to one scale that starts at zero, and leave room for the value behind the longest', () => {
    const [longest = 0, half, none] = ends([4_500, 2_250, 0])
    expect([half, none]).toEqual([longest / 2, 0])
    expect(longest).toBeLessThanOrEqual(80)
    expect(ends([0, 0])).toEqual([0, 0])
  })

  test('stand below each other, each under its label, within the drawing', () => {
    const { rows, height } = computeBarRows([1, 2, 3])
    const lines = rows.flatMap(({ label, stem }) => [label, stem])
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    expect(lines.at(-1)).toBeLessThan(height)
  })
})

test('stems are to one scale from zero, and the highest leaves room for its figure', () => {
  const [half = 0, whole = 0, none] = computeStemTops([50, 100, 0]).map((top) => 100 - top)
  expect(half * 2).toBeCloseTo(whole)
  expect(none).toBe(0)
  expect(whole).toBeLessThan(90)
})

describe('dots', () => {
  test.each([
    [[40, 16, 5], 10, [4, 2, 1]],
    [[3, 80], 20, [1, 4]],
  ])('of %j are as many as are counted, %i to a line in all rows', (counts, each, lines) => {
    const { perLine, rows } = drawDots(counts)
    expect(perLine).toBe(each)
    expect(rows.map(({ path }) => new Set(path.split('M').slice(1)).size)).toEqual(counts)
    expect(rows.map((row) => row.lines)).toEqual(lines)
  })
})
