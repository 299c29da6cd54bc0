import { describe, expect, test } from 'vitest'
import { milesOutside } from '../../../renderer/drawing/outline.ts'

describe('a point and the outline of a state', () => {
  test('is inside, in the middle of it, on an island', () => {
    expect(milesOutside('Kansas', { lat: 38.5, lon: -98.5 })).toBe(0)
    expect(milesOutside('Hawaii', { lat: 19.7, lon: -155.5 })).toBe(0)
    expect(milesOutside('Alaska', { lat: 65, lon: -150 })).toBe(0)
  })

  test('is as many miles outside as it lies from the nearest border', () => {
    // The border of Kansas and Nebraska is the 40th parallel.
    expect(milesOutside('Kansas', { lat: 40.5, lon: -99 })).toBeCloseTo(34.5, 0)
    expect(milesOutside('Nebraska', { lat: 39, lon: -99 })).toBeCloseTo(69, 0)
  })

  test('is an ocean away when its sign is lost', () => {
    expect(milesOutside('Florida', { lat: 28, lon: 82 })).toBeGreaterThan(1000)
  })

  test('belongs to a state that the map knows', () => {
    expect(() => milesOutside('Atlantis', { lat: 0, lon: 0 })).toThrow('us-atlas has no state called Atlantis')
  })
})
