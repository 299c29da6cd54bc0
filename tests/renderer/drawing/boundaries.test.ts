import { expect, test } from 'vitest'
import { belongsToState, getFipsCode, measureMilesToState } from '../../../renderer/drawing/boundaries.ts'

test.each([
  ['Kansas', 38.5, -98.5, 0],
  ['Hawaii', 19.7, -155.5, 0],
  ['Alaska', 65, -150, 0],
  // The border of Kansas and Nebraska is the 40th parallel.
  ['Kansas', 40.5, -99, 34.5],
  ['Nebraska', 39, -99, 69],
])('computes the distance from %s to %d° north, %d° east', (state, lat, lon, miles) => {
  expect(measureMilesToState(state, { lat, lon })).toBeCloseTo(miles, 0)
})

test('returns a large distance if the longitude has lost its minus sign', () => {
  expect(measureMilesToState('Florida', { lat: 28, lon: 82 })).toBeGreaterThan(1000)
})

test('assigns places off a simplified coast to the state, and places across the border to the neighbor', () => {
  const createPoint = (lat: number, lon: number) => ({ lat, lon })
  const miamiBeach = createPoint(25.79, -80.13)
  const jerseyCity = createPoint(40.72, -74.06)
  expect(belongsToState('Florida', miamiBeach)).toBe(true)
  expect([belongsToState('New Jersey', jerseyCity), belongsToState('New York', jerseyCity)]).toEqual([true, false])
  expect(belongsToState('Florida', createPoint(25.8, -79.9))).toBe(false)
})

test('throws for an unknown state', () => {
  expect(() => measureMilesToState('Atlantis', { lat: 0, lon: 0 })).toThrow('us-atlas has no state called Atlantis')
})

test('returns the FIPS codes of states', () => {
  expect([getFipsCode('Alabama'), getFipsCode('Wyoming'), getFipsCode('Atlantis')]).toEqual(['01', '56', undefined])
})
