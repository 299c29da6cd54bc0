import { describe, expect, test } from 'vitest'
import type { Position } from '../../../renderer/drawing/cityFrame.ts'
import { cityFrame, project } from '../../../renderer/drawing/cityFrame.ts'
import { cityGround } from '../../../renderer/drawing/cityGround.ts'
import { isWithinRings } from '../../../renderer/drawing/clip.ts'

const groundAt = (lat: number, lon: number, fourth = 12) => cityGround(cityFrame({ lat, lon }, fourth))

/** Whether a point of the map is water: in an odd number of the path's rings. */
function isWater(path: string, x: number, y: number): boolean {
  // The pen is at the origin first, and after `z` back at the ring's first point.
  let at: Position = [0, 0]
  const rings = path.split('z').map((text) => {
    const ring: Position[] = []
    for (const [, right, down] of text.matchAll(/(-?\d+) ?(-?\d+)/g)) {
      at = [at[0] + Number(right), at[1] + Number(down)]
      ring.push(at)
    }
    at = ring[0] ?? at
    return ring
  })
  return isWithinRings(rings, [x, y])
}

describe('the ground of a city’s map', () => {
  test('is, on plain land, the lines of counties alone', () => {
    const { counties, ...others } = groundAt(39.0, -98.5)
    expect(counties).toMatch(/^m/)
    expect(others).toEqual({ water: undefined, waterward: [], borders: undefined })
  })

  test('has the sea in the west of a Pacific coast, land in the east, and knows it', () => {
    const { water = '', waterward } = groundAt(37.36, -122.38)
    expect([isWater(water, 20, 350), isWater(water, 370, 350)]).toEqual([true, false])
    expect([waterward.includes(6), waterward.includes(2)]).toEqual([true, false])
  })

  test('has water all around an island', () => {
    const { water = '' } = groundAt(21.48, -158.0, 200)
    const edges = [isWater(water, 10, 350), isWater(water, 750, 650), isWater(water, 10, 10), isWater(water, 350, 690)]
    expect([...edges, isWater(water, 350, 350)]).toEqual([true, true, true, true, false])
  })

  test('has lakes, and land beyond a border: the river at Detroit is water, and Windsor behind it is land', () => {
    const { water = '' } = groundAt(42.38, -83.1)
    const at = (lat: number, lon: number) => {
      const { x, y } = project(cityFrame({ lat: 42.38, lon: -83.1 }, 12), { lat, lon })
      return isWater(water, x, y)
    }
    expect([at(42.45, -82.75), at(42.27, -83.0)]).toEqual([true, false])
  })

  test('has the line between two states, and no water where the city itself would stand in it', () => {
    expect(groundAt(39.1, -94.58).borders).toMatch(/^m-?\d/)
    expect(groundAt(36.95, -76.05).water).toBeUndefined()
  })

  test('has no more bytes than a kilobyte where a coast is plain', () => {
    expect(groundAt(26.1, -80.15).water?.length).toBeLessThan(1024)
  })
})
