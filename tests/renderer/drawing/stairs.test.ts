import { expect, test } from 'vitest'
import { computeLandings } from '../../../renderer/drawing/stairs.ts'

const span = (from: number, to?: number) => ({ from, to })

test('places steps on a timeline to scale and without gaps', () => {
  const { landings: places, toFraction } = computeLandings([span(0, 10), span(10, 30), span(30)])
  expect(places).toEqual([
    { from: 0, to: toFraction(10) },
    { from: toFraction(10), to: toFraction(30) },
    { from: toFraction(30), to: 1 },
  ])
  expect(toFraction(10) * 2).toBeCloseTo(toFraction(30) - toFraction(10))
})
