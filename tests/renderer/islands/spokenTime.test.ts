import { describe, expect, test } from 'vitest'
import { spokenTime } from '../../../renderer/islands/player/spokenTime.ts'

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
