import { expect, test } from 'vitest'
import { clock, isoDuration, minutesAndSeconds, secondsOf } from '../../../renderer/wording/duration.ts'

test('durations', () => {
  expect(minutesAndSeconds(3150)).toBe('52:30')
  expect(minutesAndSeconds(59.6)).toBe('1:00')
  expect(isoDuration('52:30')).toBe('PT52M30S')
  expect(isoDuration('5:07')).toBe('PT5M7S')
  expect(secondsOf('12:34')).toBe(754)
  expect(secondsOf('100:05')).toBe(6005)
  expect(secondsOf('later')).toBeNaN()
})

test('a clock shows whole seconds that have passed', () => {
  expect([0, 9.99, 754.9, 3600].map(clock)).toEqual(['0:00', '0:09', '12:34', '60:00'])
})
