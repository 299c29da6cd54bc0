import { describe, expect, test } from 'vitest'
import { directionTo, milesBetween } from '../../../renderer/places/geography.ts'

describe('on the globe', () => {
  test('distances are those of the globe', () => {
    // New York to Los Angeles: about 2,445 miles on the great circle.
    const miles = milesBetween({ lat: 40.713, lon: -74.006 }, { lat: 34.052, lon: -118.244 })
    expect(Math.abs(miles - 2445)).toBeLessThan(5)
  })

  test('directions are those of the compass', () => {
    const here = { lat: 40, lon: -100 }
    const there = [
      [41, -100],
      [41, -98.7],
      [40, -99],
      [39, -98.7],
      [39, -100],
      [39, -101.3],
      [40, -101],
      [41, -101.3],
    ]
    expect(there.map(([lat = 0, lon = 0]) => directionTo(here, { lat, lon }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})
