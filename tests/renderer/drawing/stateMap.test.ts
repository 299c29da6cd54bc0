import { describe, expect, test } from 'vitest'
import { touch } from '../../../renderer/drawing/mapText.ts'
import { drawStateMap, STATE_MAP } from '../../../renderer/drawing/stateMap.ts'
import { loadSite } from '../../../renderer/model/site.ts'

const { site } = await loadSite({ root: 'content', today: '2999-01-01' })
if (!site) throw new Error('The content has problems.')

describe.each(site.states.map(({ name, cities, towns }) => ({ name, cities, towns })))('the map of $name', (state) => {
  const map = drawStateMap(state.name, state.cities, state.towns)

  test('has every city on it', () => {
    const off = map.cities.filter(
      ({ disc: { x, y } }) => !(x > 0 && x < STATE_MAP.width && y > map.top && y < map.top + map.height),
    )
    expect(off).toEqual([])
    expect(map.cities.length).toBe(state.cities.length)
  })

  test.each(['wide', 'small'] as const)('has no two names that touch (%s), and the largest city’s first', (size) => {
    const names = map.cities.flatMap((city) => city[size] ?? [])
    const touching = names.flatMap((name, index) =>
      names.slice(index + 1).flatMap((other) => (touch(name.box, other.box) ? [`${name.text} / ${other.text}`] : [])),
    )
    expect(touching).toEqual([])
    expect(names[0]?.text).toBe(state.cities[0]?.name)
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
