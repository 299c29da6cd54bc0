import { expect, test } from 'vitest'
import { isoDuration, minutesAndSeconds, secondsOf } from '../../../renderer/wording/duration.ts'

test('durations', () => {
  expect(minutesAndSeconds(3150)).toBe('52:30')
  expect(minutesAndSeconds(59.6)).toBe('1:00')
  expect(isoDuration('52:30')).toBe('PT52M30S')
  expect(isoDuration('5:07')).toBe('PT5M7S')
  expect(secondsOf('12:34')).toBe(754)
  expect(secondsOf('100:05')).toBe(6005)
  expect(secondsOf('later')).toBeNaN()
})
