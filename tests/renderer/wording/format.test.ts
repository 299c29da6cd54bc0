import { describe, expect, test } from 'vitest'
import { formatCount, formatDay, formatDollars, listText, roundedCount } from '../../../renderer/wording/format.ts'

describe('formats', () => {
  test('a day is the day that is written, in any time zone', () => {
    const zone = process.env.TZ
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      process.env.TZ = TZ
      expect(formatDay('2024-12-15')).toBe('December 15, 2024')
    }
    process.env.TZ = zone
  })

  test('counts and dollars', () => {
    expect(formatCount(384959)).toBe('384,959')
    expect(formatDollars(1250)).toBe('$1,250')
  })

  test('counts that are rounded down', () => {
    expect([1007, 1000, 999, 87, 10, 9, 0].map(roundedCount)).toEqual([
      '1,000+',
      '1,000+',
      '900+',
      '80+',
      '10+',
      '9',
      '0',
    ])
  })

  test('names in a sentence', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listText)).toEqual(['', 'A', 'A and B', 'A, B and C'])
  })
})
