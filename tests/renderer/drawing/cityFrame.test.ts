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
const [near, middle, far] = [2, 15, 200].map((fourth) => cityFrame(tampa, fourth)) as [Frame, Frame, Frame]
type Frame = ReturnType<typeof cityFrame>

describe('the frame of a city’s map', () => {
  test('is as wide as the fourth neighbor asks, between 28 and 68 miles, and reaches to its farthest corner', () => {
    expect([near, middle, far].map(({ scale }) => MAP.width / scale)).toEqual([28, 48, 68])
    expect(frameReach(far)).toBeCloseTo(Math.hypot(0.54 * 68, 0.5 * 68 * (MAP.height / MAP.width)), 5)
  })

  test.each([19.7, 27.9, 40, 48, 64.8])(
    'has the city at its center, and is true to a hundredth at %d° north',
    (lat) => {
      const frame = cityFrame({ lat, lon: -150 }, 200)
      const { center, origin, scale } = frame
      expect(project(frame, origin)).toEqual(center)
      for (const [north, east] of [
        [0.4, 0],
        [0, 0.4],
        [-0.3, 0.3],
        [0.2, -0.5],
      ] as const) {
        const place = { lat: lat + north, lon: -150 + east }
        const { x, y } = project(frame, place)
        expect([Math.sign(x - center.x), Math.sign(center.y - y)]).toEqual([Math.sign(east), Math.sign(north)])
        const miles = Math.hypot(x - center.x, y - center.y) / scale
        expect(Math.abs(miles / milesBetween(origin, place) - 1), `${north} ${east}`).toBeLessThan(0.01)
      }
    },
  )

  test('crosses the line where the day changes without going round the world', () => {
    const frame = cityFrame({ lat: 52, lon: -179.9 }, 200)
    expect(isOnMap(project(frame, { lat: 52, lon: 179.9 }), 0)).toBe(true)
  })
})

describe('the rings', () => {
  test('are those of 5, 10, 20 and 30 miles that fit, each inside the map and so many miles wide', () => {
    expect(ringsOf(near).map(({ miles }) => miles)).toEqual([5, 10])
    expect(ringsOf(far).map(({ miles }) => miles)).toEqual([5, 10, 20, 30])
    for (const { radius } of [near, middle, far].flatMap(ringsOf)) {
      expect(isOnMap({ x: far.center.x - radius, y: far.center.y }, 0)).toBe(true)
      expect(isOnMap({ x: far.center.x, y: far.center.y - radius }, 0)).toBe(true)
    }
    const { y } = project(near, { lat: tampa.lat + 5 / 69.05, lon: tampa.lon })
    expect(near.center.y - y).toBeCloseTo(innermostRing(near).radius, 5)
  })

  test('say their distance, but for ten miles on a wide map; the scale is of five miles, there of ten', () => {
    expect([near, far].map((frame) => namedRings(frame).map(({ miles }) => miles))).toEqual([
      [5, 10],
      [5, 20, 30],
    ])
    expect([near, far].map(scaleMiles)).toEqual([5, 10])
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
})
