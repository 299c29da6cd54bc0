import { describe, expect, test } from 'vitest'
import { barRows } from '../../../renderer/drawing/bars.ts'

describe('bars', () => {
  test('are to one scale that starts at zero', () => {
    const [whole, half, none] = barRows([200, 100, 0]).rows.map(({ end }) => end)
    expect(half).toBe((whole ?? 0) / 2)
    expect(none).toBe(0)
  })

  test('leave room for the value behind the longest, whichever it is', () => {
    const ends = barRows([3, 4_500, 12]).rows.map(({ end }) => end)
    expect(Math.max(...ends)).toBeLessThanOrEqual(80)
  })

  test('stand below each other, each under its label, within the drawing', () => {
    const { rows, height } = barRows([1, 2, 3])
    const lines = rows.flatMap(({ label, stem }) => [label, stem])
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    expect(lines.at(-1)).toBeLessThan(height)
  })

  test('of nothing but zeros are points at zero', () => {
    expect(barRows([0, 0]).rows.map(({ end }) => end)).toEqual([0, 0])
  })
})
