import { expect, test } from 'vitest'
import { computeLandings, computeTicks } from '../../../renderer/drawing/sequence.ts'

const span = (from: number, to?: number) => ({ from, to })

test.each([
  [91, 'weeks', [0, 2, 4, 6, 8, 10, 12]],
  [42, 'weeks', [0, 1, 2, 3, 4, 5, 6]],
  [30, 'days', [0, 5, 10, 15, 20, 25, 30]],
  [400, 'days', [0, 60, 120, 180, 240, 300, 360]],
  [5_000, 'days', [0, 5_000]],
] as const)('a timeline of %i days has few ticks, in %s', (days, unit, counts) => {
  expect(computeTicks([span(0, days)], unit).map(({ count }) => count)).toEqual(counts)
})

test('places steps on a timeline to scale and without gaps', () => {
  const { landings: places, dayAt } = computeLandings([span(0, 10), span(10, 30), span(30)])
  expect(places).toEqual([
    { from: 0, to: dayAt(10) },
    { from: dayAt(10), to: dayAt(30) },
    { from: dayAt(30), to: 1 },
  ])
  expect(dayAt(10) * 2).toBeCloseTo(dayAt(30) - dayAt(10))
})
