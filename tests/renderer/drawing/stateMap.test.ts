import { describe, expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import { STATE_MAP } from '../../../renderer/drawing/stateFrame.ts'
import { drawStateMap } from '../../../renderer/drawing/stateMap.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'
import { faultsOfWords, SETS } from '../../support/maps.ts'

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

  test.each(SETS)('names the largest city (%s)', (set) => {
    expect(map.cities[0]?.[set]?.text).toBe(cities[0]?.name)
  })

  test('has no name that touches another, strikes a dot or is cut', () => {
    expect(faultsOfWords(map)).toEqual([])
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
    expect(map.lights.both.match(/h0/g)).toHaveLength(240)
  })

  test('keeps Alaska in one piece, and cuts it off before the antimeridian', () => {
    const { ground, height } = drawStateMap('Alaska', [], [])
    const [, x] = ground.land.match(/^m(-?\d+)/) ?? []
    expect(Number(x)).toBeLessThan(STATE_MAP.width)
    expect(height).toBeGreaterThan(300)
  })

  test('has a plate where names of a crowd find no room, three times as large and beside the state', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => ({
      name: `Longish Name ${index}`,
      population: 90_000 - index,
      lat: 39.6 + (index % 3) / 9,
      lon: -105 + Math.floor(index / 3) / 7,
    }))
    const { cities, plate } = drawStateMap('Colorado', crowd, [])
    const [first, last] = [plate?.cities[0], plate?.cities.at(-1)]
    const [one, other] = [cities[0], cities.find(({ spot }) => spot === last?.spot)]
    expect(plate?.cities).toHaveLength(9)
    const apart = (a = { x: 0, y: 0 }, b = { x: 0, y: 0 }) => Math.hypot(a.x - b.x, a.y - b.y)
    expect(apart(first?.disc, last?.disc)).toBeCloseTo(3 * apart(one?.disc, other?.disc))
    expect(drawStateMap('Colorado', crowd.slice(0, 2), []).plate).toBeUndefined()
  })

  test('shows the sea and the Great Salt Lake as water, neighbors as land, and no lakes that would be specks', () => {
    const groundOf = (state: string) => drawStateMap(state, [], []).ground
    expect(groundOf('Rhode Island')).toMatchObject({
      water: expect.stringMatching(/^m/),
      coast: expect.stringMatching(/^m/),
    })
    expect(groundOf('Colorado').coast).toBeUndefined()
    const ringsOf = (state: string) => groundOf(state).water?.match(/m/g)?.length ?? 0
    expect(ringsOf('Utah')).toBeGreaterThan(2)
    expect(ringsOf('Texas')).toBeLessThan(16)
  })
})
