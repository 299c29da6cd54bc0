import { describe, expect, test } from 'vitest'
import { calmingPath, pulsePath } from '../../../renderer/drawing/pulse.ts'

const pulse = { end: 100, base: 20, crest: 70, width: 5, height: 15 }

/** The end points of a path's pieces. */
function points(path: string): [number, number][] {
  return [...path.matchAll(/[MC][^A-Z]*?(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

describe('the pulse', () => {
  test('begins and ends on the calm line, and rises once, to its full height at the crest', () => {
    const path = points(pulsePath(pulse))
    expect(path[0]).toEqual([0, 20])
    expect(path.at(-1)).toEqual([100, 20])
    const heights = path.map(([, y]) => y)
    expect(Math.min(...heights)).toBe(5)
    expect(path.find(([, y]) => y === 5)?.[0]).toBe(70)
    const turns = heights.slice(1, -1).filter((y, index) => y < (heights[index] ?? 0) && y < (heights[index + 2] ?? 0))
    expect(turns).toHaveLength(1)
  })

  test('goes from left to right', () => {
    const xs = points(pulsePath(pulse)).map(([x]) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  })

  test('ends where the drawing ends, even on the slope', () => {
    expect(points(pulsePath({ ...pulse, end: 72 })).at(-1)?.[0]).toBe(72)
  })
})

describe('the calming line', () => {
  const line = { ...pulse, beats: 4, amplitude: 10, calmFrom: 40, growth: 1.1 }

  test('has as many beats as it is told, each lower and wider than the last, before it rises', () => {
    const beats = points(calmingPath(line)).filter(([x, y]) => x < 40 && y < 20)
    expect(beats).toHaveLength(4)
    const heights = beats.map(([, y]) => 20 - y)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    const gaps = beats.slice(1).map(([x], index) => x - (beats[index]?.[0] ?? 0))
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  })
})
