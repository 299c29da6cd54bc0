import { describe, expect, test } from 'vitest'
import { groundInWords } from '../../pages/locations/@state/@city/mapWords.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { boxAround, isInside, touch } from '../../renderer/drawing/mapText.ts'
import { STATE_MAP } from '../../renderer/drawing/stateFrame.ts'
import { drawStateMap } from '../../renderer/drawing/stateMap.ts'
import { milesBetween } from '../../renderer/places/geography.ts'
import { cityMaps, faultsOfWords, SETS, shownWords, struckDots, touchingWords } from '../support/maps.ts'
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
  test('names all parts of a city that has any', () => {
    const nameless = maps.filter(({ drawing: { parts } }) => parts.some(({ wide, small }) => !wide || !small))
    expect(nameless.map(({ name }) => name)).toEqual([])
  })

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

describe('every city’s map in words', () => {
  test('calls each link by what it shows (WCAG 2.5.3)', () => {
    const faulty = maps.flatMap(({ name, drawing: { cities, beyond } }) =>
      [...cities, ...beyond].flatMap(({ spot, labels: { wide, small } }) =>
        [wide, small].flatMap((shown) => (shown && !spot.label.includes(shown.text) ? [`${name}: ${spot.label}`] : [])),
      ),
    )
    expect(faulty).toEqual([])
  })

  test('tells where in its state a city lies that has nothing within 30 miles', () => {
    const faulty = maps.filter(({ view, drawing }) => {
      const spots = [...view.map.cities.map(({ city }) => city), ...view.map.towns]
      // The map's own miles are true to a hundredth.
      const nearest = Math.min(...spots.map((spot) => milesBetween(view.city, spot)))
      const told = groundInWords(site.get(cities.page), view, drawing).some((text) => text.includes(view.city.name))
      return nearest > 30.5 ? !told : nearest < 29.5 && told
    })
    expect(faulty.map(({ name }) => name)).toEqual([])
  })
})

describe('the map of every state', () => {
  const stateMaps = site
    .all(states)
    .map((state) => ({ state, map: drawStateMap(state.name, state.cities, state.towns) }))

  test('has every city on it, and its plate covers none', () => {
    const off = stateMaps.filter(({ state, map }) => {
      const inside = map.cities.filter(
        ({ disc: { x, y } }) => x > 0 && x < STATE_MAP.width && y > map.top && y < map.top + map.height,
      )
      const covered = map.cities.filter(({ disc }) => map.plate && touch(boxAround(disc, 0), map.plate.box))
      return inside.length !== Math.min(state.cities.length, 60) || covered.length > 0
    })
    expect(off.map(({ state }) => state.name)).toEqual([])
  })

  test('has no name that touches another, strikes a dot or is cut', () => {
    const faults = stateMaps.flatMap(({ state, map }) => faultsOfWords(map).map((fault) => `${state.name}: ${fault}`))
    expect(faults).toEqual([])
  })

  test.each(SETS)('names the largest city (%s)', (set) => {
    const nameless = stateMaps.filter(({ state, map }) => map.cities[0]?.[set]?.text !== state.cities[0]?.name)
    expect(nameless.map(({ state }) => state.name)).toEqual([])
  })

  test('names two of three cities where the map is wide, on itself or on its plate', () => {
    const unclear = stateMaps.filter(({ map: { cities, plate } }) => {
      const inPlate = new Set(plate?.cities.flatMap(({ spot, name }) => (name ? [spot] : [])))
      return cities.filter(({ spot, wide }) => wide || inPlate.has(spot)).length < (cities.length * 2) / 3
    })
    expect(unclear.map(({ state }) => state.name)).toEqual([])
  })
})
