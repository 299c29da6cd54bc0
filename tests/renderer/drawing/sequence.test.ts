import { expect, test } from 'vitest'
import { computeLandings } from '../../../renderer/drawing/sequence.ts'

const createSpan = (from: number, to?: number) => ({ from, to })

test('places steps on a timeline to scale and without gaps', () => {
  const { landings: places, dayAt } = computeLandings([createSpan(0, 10), createSpan(10, 30), createSpan(30)])
  expect(places).toEqual([
    { from: 0, to: dayAt(10) },
    { from: dayAt(10), to: dayAt(30) },
    { from: dayAt(30), to: 1 },
  ])
  expect(dayAt(10) * 2).toBeCloseTo(dayAt(30) - dayAt(10))
})
