import { describe, expect, test } from 'vitest'
import {
  cityFrame,
  frameReach,
  innermostRing,
  isOnMap,
  MAP,
  namedRings,
  project,
  ringLabelPoints,
  ringsOf,
  scaleMiles,
} from '../../../renderer/drawing/cityFrame.ts'
import { milesBetween } from '../../../renderer/places/geography.ts'

const tampa = { lat: 27.949, lon: -82.458 }
const near = cityFrame(tampa, 2)
const middle = cityFrame(tampa, 15)
const far = cityFrame(tampa, 200)

/** Units between a place and the city on a map. */
function units(frame: typeof near, place: typeof tampa) {
  const { x, y } = project(frame, place)
  return Math.hypot(x - frame.center.x, y - frame.center.y)
}

describe('the frame of a city’s map', () => {
  test('is as wide as the fourth neighbor asks, between 28 and 68 miles', () => {
    expect([near, middle, far].map(({ scale }) => MAP.width / scale)).toEqual([28, 48, 68])
  })

  test('puts the city at its center, and north at the top', () => {
    expect(project(near, tampa)).toEqual(near.center)
    expect(project(near, { lat: 28, lon: -82.458 }).y).toBeLessThan(near.center.y)
    expect(project(near, { lat: 27.949, lon: -82.4 }).x).toBeGreaterThan(near.center.x)
  })

  test('is true to a hundredth, at every latitude of the country', () => {
    for (const lat of [19.7, 27.9, 40, 48, 64.8]) {
      const frame = cityFrame({ lat, lon: -150 }, 200)
      for (const [north, east] of [
        [0.4, 0],
        [0, 0.4],
        [-0.3, 0.3],
        [0.2, -0.5],
      ] as const) {
        const place = { lat: lat + north, lon: -150 + east }
        const miles = milesBetween(frame.origin, place)
        expect(Math.abs(units(frame, place) / frame.scale / miles - 1), `${lat} ${north} ${east}`).toBeLessThan(0.01)
      }
    }
  })

  test('crosses the line where the day changes without going round the world', () => {
    const frame = cityFrame({ lat: 52, lon: -179.9 }, 200)
    expect(isOnMap(project(frame, { lat: 52, lon: 179.9 }), 0)).toBe(true)
  })

  test('reaches from the city to its farthest corner', () => {
    expect(frameReach(far)).toBeCloseTo(Math.hypot(0.54 * 68, 0.5 * 68 * (MAP.height / MAP.width)), 5)
  })
})

describe('the rings', () => {
  test('are those of 5, 10, 20 and 30 miles that fit, each inside the map', () => {
    expect(ringsOf(near).map(({ miles }) => miles)).toEqual([5, 10])
    expect(ringsOf(far).map(({ miles }) => miles)).toEqual([5, 10, 20, 30])
    for (const { radius } of [...ringsOf(near), ...ringsOf(middle), ...ringsOf(far)]) {
      expect(isOnMap({ x: far.center.x - radius, y: far.center.y }, 0)).toBe(true)
      expect(isOnMap({ x: far.center.x, y: far.center.y - radius }, 0)).toBe(true)
    }
  })

  test('lie where a place so many miles away lies', () => {
    const five = innermostRing(near).radius
    expect(units(near, { lat: tampa.lat + 5 / 69.05, lon: tampa.lon })).toBeCloseTo(five, 5)
    expect(ringsOf(near)[0]?.radius).toBe(five)
  })

  test('say their distance, but for ten miles on a wide map', () => {
    expect(namedRings(near).map(({ miles }) => miles)).toEqual([5, 10])
    expect(namedRings(far).map(({ miles }) => miles)).toEqual([5, 20, 30])
  })

  test('bear their words on the line, and the innermost inside itself', () => {
    const size = { width: 30, height: 10 }
    for (const ring of ringsOf(far)) {
      const [first = far.center] = ringLabelPoints(far, ring, size)
      const distance = Math.hypot(first.x - far.center.x, first.y - far.center.y)
      const corner = Math.hypot(size.width / 2, distance + size.height / 2)
      if (ring.miles === 5) expect(ring.radius - corner).toBeCloseTo(5, 5)
      else expect(distance).toBeCloseTo(ring.radius, 5)
    }
  })

  test('have a scale of five miles on a near map, of ten on a wide one', () => {
    expect([near, far].map(scaleMiles)).toEqual([5, 10])
  })
})
