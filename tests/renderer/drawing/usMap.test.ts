import { describe, expect, test } from 'vitest'
import type { Position } from '../../../renderer/drawing/geometry.ts'
import { pointsPath, ringsPath } from '../../../renderer/drawing/paths.ts'
import { drawUsMap } from '../../../renderer/drawing/usMap.ts'

const city = (lat: number, lon: number, population = 10_000) => ({ lat, lon, population })
const STATES = [
  {
    name: 'Nevada',
    abbreviation: 'NV',
    cities: [city(36.2, -115.2, 641_903), city(39.5, -119.8, 264_165), city(36, -115)],
  },
  { name: 'Hawaii', abbreviation: 'HI', cities: [city(21.3, -157.8), city(19.7, -155.1)] },
  { name: 'District of Columbia', abbreviation: 'DC', cities: [city(38.9, -77, 50_000)] },
]

describe('the map of the United States', () => {
  const { states, lights } = drawUsMap(STATES)

  test('has a light for every city, Hawaii’s among them, larger with its residents', () => {
    expect(lights.map((paths) => paths.join('').match(/h0/g)?.length)).toEqual([3, 1, 2])
  })

  test('leads a line off the coast to a state too small to meet', () => {
    expect(states.map(({ leader }) => leader !== undefined)).toEqual([false, false, true])
  })

  test('draws Nevada where it lies', () => {
    const [, x, y] = /^m(\d+)[ -](\d+)/.exec(states[0]?.path ?? '') ?? []
    expect(Number(x)).toBeGreaterThan(90)
    expect(Number(x)).toBeLessThan(230)
    expect(Number(y)).toBeLessThan(400)
  })

  test('says which state the boundaries do not have', () => {
    expect(() => drawUsMap([{ name: 'Atlantis', abbreviation: 'AT', cities: [city(30, -40)] }])).toThrow('Atlantis')
  })
})

describe('path data', () => {
  const ring = (...points: [x: number, y: number][]): Position[] => points

  test('is relative, on whole units, and closes each ring where it began; islands that would be a dot are left out', () => {
    const square = ring([10.2, 10], [20, 10], [20, 20], [10, 20.4])
    const farther = square.map(([x, y]): Position => [x + 5, y - 3])
    const path = ringsPath([square, ring([1, 1], [1.9, 1], [1.9, 1.9]), farther])
    expect(path).toBe('m10 10l10 0 0 10-10 0zm5-3l10 0 0 10-10 0z')
  })

  test('has a zero-length stroke for each point', () => {
    const points = ring([3, 4.4], [1, 9]).map(([x, y]) => ({ x, y }))
    expect(pointsPath(points)).toBe('m3 4h0m-2 5h0')
  })
})
