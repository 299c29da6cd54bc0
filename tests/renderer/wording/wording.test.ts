import { expect, onTestFinished, test, vi } from 'vitest'
import { formatDuration, formatPosition, parseDuration, toIsoDuration } from '../../../renderer/wording/duration.ts'
import {
  curlApostrophes,
  formatCount,
  formatDay,
  formatDollars,
  formatRoundedCount,
  interpolate,
  joinNames,
  keepHighwaysTogether,
  keepWordsTogether,
} from '../../../renderer/wording/format.ts'

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'formats a date as the same day in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(formatDay('2024-12-15')).toBe('December 15, 2024')
  },
)

test('formats counts and dollars with commas', () => {
  expect([formatCount(384959), formatCount(999), formatDollars(1250)]).toEqual(['384,959', '999', '$1,250'])
})

test('rounds counts of ten or more down to one digit', () => {
  const rounded = [1007, 1000, 999, 87, 10, 9, 0].map(formatRoundedCount)
  expect(rounded).toEqual(['1,000+', '1,000+', '900+', '80+', '10+', '9', '0'])
})

test('formats and parses durations', () => {
  expect([3150, 59.6].map(formatDuration)).toEqual(['52:30', '1:00'])
  expect([0, 9.99, 754.9, 3600].map(formatPosition)).toEqual(['0:00', '0:09', '12:34', '60:00'])
  expect(['52:30', '5:07'].map(toIsoDuration)).toEqual(['PT52M30S', 'PT5M7S'])
  expect(['12:34', '100:05', 'later'].map(parseDuration)).toEqual([754, 6005, Number.NaN])
})

test('joins names with commas and a conjunction', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(joinNames)).toEqual(['', 'A', 'A and B', 'A, B, and C'])
})

test('replaces only apostrophes in words', () => {
  expect(curlApostrophes(`It doesn't, at 5' by 8", he said 'no'.`)).toBe(`It doesn’t, at 5' by 8", he said 'no'.`)
})

test('adds non-breaking spaces after articles and inside “Med Spa” only', () => {
  expect(keepWordsTogether('A Plan for the Med Spa: an Idea')).toBe(
    'A\u00a0Plan for the\u00a0Med\u00a0Spa: an\u00a0Idea',
  )
  expect(keepWordsTogether('Banana Med Student, Ask a')).toBe('Banana Med Student, Ask a')
})

test('adds word joiners to numbers of highways only', () => {
  expect(keepHighwaysTogether('I-70 to CA-1, a 5-2 win, 7-eleven')).toBe('I-\u206070 to CA-1, a 5-2 win, 7-eleven')
})

test('fills templates with literal values, without the patterns of String.replace', () => {
  expect(interpolate('{city} in {state}, {city}', { city: "$& $1 $'", state: 'FL' })).toBe("$& $1 $' in FL, $& $1 $'")
})
