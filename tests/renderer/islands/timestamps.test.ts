import { describe, expect, test } from 'vitest'
import { spokenTime } from '../../../renderer/islands/player/Timeline.tsx'
import { timestampAddress, timestampIn } from '../../../renderer/islands/player/timestamps.ts'

test.each([
  ['?t=754', '', 754],
  ['', '#t=754', 754],
  ['', '#t=12:34', 754],
  ['?t=10', '#t=0:20', 20],
  ['?t=12.5', '', 12.5],
  ['?t=12:99', '', undefined],
  ['?t=-5', '', undefined],
  ['?t=later', '', undefined],
  ['', '#transcript', undefined],
  ['', '#t-754', undefined],
  ['', '', undefined],
])('the moment of %s%s is %s', (search, hash, moment) => {
  expect(timestampIn({ search, hash })).toBe(moment)
})

test('the address of a moment leads back to it, that of the beginning is the page’s own', () => {
  const { search, hash } = new URL(timestampAddress('/podcast/one', 754.9), 'https://example.com')
  expect(timestampIn({ search, hash })).toBe(754)
  expect(timestampAddress('/podcast/one', 0.9)).toBe('/podcast/one')
})

describe('the time that is told', () => {
  test('stays while the recording plays, for a minute', () => {
    expect(spokenTime(10, 30, 30.25, true)).toBe(10)
    expect(spokenTime(10, 69.8, 70.1, true)).toBe(70.1)
  })

  test('is where it was moved to, forward or back', () => {
    expect(spokenTime(10, 30, 40, true)).toBe(40)
    expect(spokenTime(10, 30, 20, true)).toBe(20)
  })

  test('is that of the clock while nothing plays', () => {
    expect(spokenTime(10, 30, 30.5, false)).toBe(30.5)
  })
})
