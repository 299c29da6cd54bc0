import { describe, expect, test } from 'vitest'
import type { Position } from '../../../renderer/drawing/geometry.ts'
import { ringsPath } from '../../../renderer/drawing/paths.ts'
import { drawUsLights, drawUsMap } from '../../../renderer/drawing/usMap.ts'

const STATES = [
  { name: 'Nevada', abbreviation: 'NV' },
  { name: 'Hawaii', abbreviation: 'HI' },
  { name: 'District of Columbia', abbreviation: 'DC' },
]

describe('the map of the United States', () => {
  const states = drawUsMap(STATES)

  test('has lights where people live, Hawaii’s among them, and none beyond the country', () => {
    const residents = 2_300_000
    const at = (lat: number, lon: number) => ({ lat, lon, residents })
    const { each, path } = drawUsLights([at(36.2, -115.2), at(21.3, -157.8), at(19.4, -99.1)])
    const lights = path.split('h0').length - 1
    const inTheCountry = (2 * residents) / each
    expect(lights).toBeGreaterThan(inTheCountry * 0.95)
    expect(lights).toBeLessThan(inTheCountry * 1.05)
  })

  test('names in the sea a state too small to meet', () => {
    expect(states.map(({ isAside }) => isAside)).toEqual([false, false, true])
  })

  test('draws Nevada where it lies', () => {
    const [, x, y] = /^m(\d+)[ -](\d+)/.exec(states[0]?.path ?? '') ?? []
    expect(Number(x)).toBeGreaterThan(90)
    expect(Number(x)).toBeLessThan(230)
    expect(Number(y)).toBeLessThan(400)
  })

  test('says which state the boundaries do not have', () => {
    expect(() => drawUsMap([{ name: 'Atlantis', abbreviation: 'AT' }])).toThrow('Atlantis')
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
})
