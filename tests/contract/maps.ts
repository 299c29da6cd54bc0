import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import { LIGHTS } from '../../renderer/drawing/lights.ts'
import { boxAround, isInside, touch } from '../../renderer/drawing/mapText.ts'
import { STATE_MAP } from '../../renderer/drawing/stateFrame.ts'
import { drawStateMap } from '../../renderer/drawing/stateMap.ts'
import { Places } from '../../renderer/places/places.ts'
import { boxOfName, faultsOfWords, SETS } from '../support/maps.ts'
import { html, site } from './realSite.ts'

const places = new Places(site)
const pictures = places
  .all()
  .map((view) => ({ name: `${view.city.name}, ${view.state.abbreviation}`, view, lights: places.lightsOf(view) }))

describe('the lights of every city', () => {
  test('are at most 3 KB, gzipped, with all that stands around them', () => {
    const heavy = pictures.filter(({ view }) => {
      const [figure = ''] = /<figure class="city-lights.*?<\/figure>/s.exec(html(view.address)) ?? []
      return figure === '' || gzipSync(figure).length > 3 * 1024
    })
    expect(heavy.map(({ name }) => name)).toEqual([])
  })

  test('have at most five names, of other places, which touch neither each other, nor the city’s own, nor the edge', () => {
    const faults = pictures.flatMap(({ name, view, lights: { names } }) => {
      const own = boxOfName(view.city.name, 'serif', 24, { x: LIGHTS.width / 2, y: 67 })
      const boxes = names.map(({ text, x, y }) => boxOfName(text, 'sans', 13, { x, y }))
      const touching = boxes.filter((box, index) => [own, ...boxes.slice(0, index)].some((other) => touch(other, box)))
      const cut = [own, ...boxes].filter(
        (box) => !isInside(box, { left: 0, top: 0, right: LIGHTS.width, bottom: LIGHTS.height }),
      )
      const isOwn = names.some(({ text }) => text === view.city.name)
      return names.length > 5 || isOwn || touching.length > 0 || cut.length > 0 ? [name] : []
    })
    expect(faults).toEqual([])
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
