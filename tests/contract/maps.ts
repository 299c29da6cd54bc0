import { describe, expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import { isInside } from '../../renderer/drawing/mapText.ts'
import { drawStateMap, STATE_MAP } from '../../renderer/drawing/stateMap.ts'
import { cityMaps, SETS, shownWords, struckDots, touchingWords } from '../support/maps.ts'
import { site } from './realSite.ts'

const maps = cityMaps(site)

describe.each(SETS)('on the %s map of every city', (set) => {
  test('no two words touch', () => {
    const touching = maps.flatMap(({ name, drawing }) =>
      touchingWords(shownWords(drawing, set)).map((pair) => `${name}: ${pair}`),
    )
    expect(touching).toEqual([])
  })

  test('every word lies inside the frame', () => {
    const outside = maps.flatMap(({ name, drawing }) =>
      shownWords(drawing, set).flatMap(({ text, box }) => (isInside(box) ? [] : [`${name}: ${text}`])),
    )
    expect(outside).toEqual([])
  })

  test('no word strikes a dot', () => {
    const struck = maps.flatMap(({ name, drawing }) => struckDots(drawing, set).map((word) => `${name}: ${word}`))
    expect(struck).toEqual([])
  })

  test('the city itself, its five miles and the scale are named', () => {
    const lacking = maps.filter(({ drawing: { here, distances, scale } }) => {
      return !here[set] || distances[0]?.[set]?.text !== '5 mi' || !scale
    })
    expect(lacking.map(({ name }) => name)).toEqual([])
  })
})

describe('every city’s map', () => {
  test('draws no more than a picture can hold', () => {
    const crowded = maps.filter(({ map: { cities, towns } }) => cities.length > 24 || towns.length > 60)
    expect(crowded.map(({ name }) => name)).toEqual([])
  })

  test('has no disc that buries others', () => {
    const discs = maps.flatMap(({ drawing: { cities, discs } }) => [...cities.map(({ disc }) => disc), ...discs.both])
    expect(Math.max(...discs.map(({ radius }) => radius))).toBeLessThanOrEqual(13)
  })

  test('names few cities on phones, but one at least, or shows where in its state the city lies', () => {
    const faulty = maps.filter(({ drawing: { cities, beyond, locator } }) => {
      const named = [...cities, ...beyond].filter(({ labels }) => labels.small)
      return (named.length === 0 && !locator) || cities.filter(({ labels }) => labels.small).length > 5
    })
    expect(faulty.map(({ name }) => name)).toEqual([])
  })
})

describe('the map of every state', () => {
  const stateMaps = site
    .all(states)
    .map((state) => ({ state, map: drawStateMap(state.name, state.cities, state.towns) }))

  test('has every city on it', () => {
    const off = stateMaps.filter(({ state, map }) => {
      const inside = map.cities.filter(
        ({ disc: { x, y } }) => x > 0 && x < STATE_MAP.width && y > map.top && y < map.top + map.height,
      )
      return inside.length !== Math.min(state.cities.length, 60)
    })
    expect(off.map(({ state }) => state.name)).toEqual([])
  })

  test.each(SETS)('has no two names that touch (%s), and the largest city’s first', (set) => {
    for (const { state, map } of stateMaps) {
      const names = map.cities.flatMap((city) => city[set] ?? [])
      expect(touchingWords(names), state.name).toEqual([])
      expect(names[0]?.text).toBe(state.cities[0]?.name)
    }
  })
})
