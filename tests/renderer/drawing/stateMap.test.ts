import { describe, expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import { drawStateMap, STATE_MAP } from '../../../renderer/drawing/stateMap.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'
import { SETS, touchingWords } from '../../support/maps.ts'

const inFixture = (await fixtureSiteContent()).all(states)

describe.each(inFixture)('the map of $name', ({ name, cities, towns }) => {
  const map = drawStateMap(name, cities, towns)

  test('has every city on it', () => {
    const off = map.cities.filter(
      ({ disc: { x, y } }) => !(x > 0 && x < STATE_MAP.width && y > map.top && y < map.top + map.height),
    )
    expect(off).toEqual([])
    expect(map.cities.length).toBe(cities.length)
  })

  test.each(SETS)('has no two names that touch (%s), and the largest city’s first', (size) => {
    const names = map.cities.flatMap((city) => city[size] ?? [])
    expect(touchingWords(names)).toEqual([])
    expect(names[0]?.text).toBe(cities[0]?.name)
  })
})

describe('the map of a state', () => {
  test('links sixty cities at most, and draws the others as lights', () => {
    const cities = Array.from({ length: 300 }, (_, index) => ({
      name: `City ${index}`,
      population: 300_000 - index,
      lat: 31 + (index % 20) / 10,
      lon: -100 + Math.floor(index / 20) / 10,
    }))
    const map = drawStateMap('Texas', cities, [])
    expect(map.cities).toHaveLength(60)
    expect(map.lights.match(/h0/g)).toHaveLength(240)
  })

  test('keeps Alaska in one piece, on both sides of the antimeridian', () => {
    const xs = drawStateMap('Alaska', [], []).outline.match(/^m(\d+)/)
    expect(Number(xs?.[1])).toBeLessThan(STATE_MAP.width)
    expect(drawStateMap('Alaska', [], []).height).toBeGreaterThan(300)
  })
})
