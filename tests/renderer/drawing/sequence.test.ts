import { describe, expect, test } from 'vitest'
import { placeNames, sequence } from '../../../renderer/drawing/sequence.ts'

const weeks = (from: number, to?: number) => ({ from: from * 7, to: to === undefined ? undefined : to * 7 })

describe('a sequence', () => {
  test('is to scale in time, and shows what overlaps', () => {
    const { steps } = sequence([weeks(0, 2), weeks(1, 4)], 'weeks')
    expect(steps.map(({ start, end }) => [start, end])).toEqual([
      [0, 0.5],
      [0.25, 1],
    ])
  })

  test('lets a step without an end go on past the last date, and lights the last', () => {
    const { steps } = sequence([weeks(0, 2), weeks(2)], 'weeks')
    const [first, last] = steps
    expect(first?.isLit).toBe(false)
    expect(last).toMatchObject({ start: first?.end, end: 1, isLit: true })
    expect(last?.start).toBeLessThan(1)
  })

  test('counts days or weeks on few ticks', () => {
    const counts = (days: number, unit: 'days' | 'weeks') =>
      sequence([{ from: 0, to: days }], unit).ticks.map(({ count }) => count)
    expect(counts(91, 'weeks')).toEqual([0, 2, 4, 6, 8, 10, 12])
    expect(counts(42, 'weeks')).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(counts(30, 'days')).toEqual([0, 5, 10, 15, 20, 25, 30])
    expect(counts(400, 'days')).toEqual([0, 60, 120, 180, 240, 300, 360])
    expect(counts(5_000, 'days')).toEqual([0, 5_000])
  })

  test('that begins and ends at once is a point', () => {
    expect(sequence([{ from: 0, to: 0 }], 'days').steps).toMatchObject([{ start: 0, end: 0 }])
  })
})

describe('names beside a drawing', () => {
  const room = { lineHeight: 1, longest: 12 }

  test('stand at their heights where there is room', () => {
    const names = placeNames(
      [
        { title: 'One', height: 0 },
        { title: 'Two', height: 5 },
      ],
      room,
    )
    expect(names.map(({ top }) => top)).toEqual([0, 5])
  })

  test('move down where they would touch, by as many lines as the name above has', () => {
    const [first, second] = placeNames(
      [
        { title: 'Write what patients look for', height: 0 },
        { title: 'Two', height: 1 },
      ],
      room,
    )
    expect(first?.lines).toEqual(['Write what', 'patients', 'look for'])
    expect(second?.top).toBeGreaterThan(3)
  })

  test('break between words alone', () => {
    expect(placeNames([{ title: 'Otorhinolaryngology pages', height: 0 }], room)[0]?.lines).toEqual([
      'Otorhinolaryngology',
      'pages',
    ])
  })
})
