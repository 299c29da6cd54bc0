import { expect, test } from 'vitest'
import { drawStairs } from '../../../renderer/drawing/stairs.ts'

const span = (from: number, to?: number) => ({ from, to })

test('places steps on a timeline to scale and without gaps', () => {
  const { line, dot } = drawStairs([span(0, 10), span(10, 30), span(30)], { width: 300, height: 100 })
  const ends = [...line.matchAll(/C.*? (\S+) \S+(?=H)/g)].map(([, x]) => Number(x))
  expect(ends).toEqual([80, 240])
  expect(dot).toEqual({ x: 240, y: 0 })
})
