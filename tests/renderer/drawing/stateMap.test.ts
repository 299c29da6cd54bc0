import { expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import { placeMapLabels } from '../../../renderer/drawing/mapLabels.ts'
import { createStateFrame } from '../../../renderer/drawing/stateFrame.ts'
import { belongsToState, measureMilesOutside } from '../../../renderer/drawing/stateMembership.ts'
import { drawStateMap } from '../../../renderer/places/stateLights.ts'
import { readFullFixtureSite } from '../../support/fixtureContent.ts'

test.each((await readFullFixtureSite()).listEntries(states))('the map of $name has an outline and lights', (state) => {
  const { lightsPath, outline } = drawStateMap(state)
  expect(outline).toMatch(/^m/)
  expect(lightsPath.split('h0').length).toBeGreaterThan(300)
})

test("shows the neighbors' lights around a small state only", () => {
  const [small, large] = ['Rhode Island', 'Colorado'].map((name) => drawStateMap({ name, cities: [] }).surroundings)
  expect(small?.lightsPath).toMatch(/^m/)
  expect(large).toBeUndefined()
})

test('assigns residents off a simplified coast to the state, and across a border to the neighbor', () => {
  const createPoint = (lat: number, lon: number) => ({ lat, lon })
  const miamiBeach = createPoint(25.79, -80.13)
  const jerseyCity = createPoint(40.72, -74.06)
  expect(belongsToState('Florida', miamiBeach)).toBe(true)
  expect([belongsToState('New Jersey', jerseyCity), belongsToState('New York', jerseyCity)]).toEqual([true, false])
  expect(belongsToState('Florida', createPoint(25.8, -79.9))).toBe(false)
})

function parseLights(lightsPath: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 }
  return [...lightsPath.matchAll(/m(-?\d+) ?(-?\d+)/g)].map(([, right, down]) => {
    at = { x: at.x + Number(right), y: at.y + Number(down) }
    return at
  })
}

test('shows no lights in the sea', () => {
  const { lightsPath } = drawStateMap({ name: 'Hawaii', cities: [] })
  const { unproject } = createStateFrame('Hawaii')
  const inTheSea = parseLights(lightsPath).filter(
    (light) => measureMilesOutside('Hawaii', unproject(light.x, light.y)) > 1.5,
  )
  expect(inTheSea).toEqual([])
})

test('scatters the lights of an inset instead of enlarging a grid', () => {
  const cities = Array.from({ length: 8 }, (_, index) => ({
    name: `City ${index}`,
    population: 1000,
    lat: 34 + index / 50,
    lon: -118.2 + index / 50,
  }))
  const { inset } = drawStateMap({ name: 'California', cities }).cities
  const columns = new Set(parseLights(inset?.lightsPath ?? '').map(({ x }) => x))
  expect(columns.size).toBeGreaterThan((inset?.size ?? 0) / 2)
})

const drawing = { left: 0, right: 760, top: 0, bottom: 700 }

test('places names next to other cities, and omits names in dense areas', () => {
  const grid = Array.from({ length: 49 }, (_, index) => ({
    name: `Place ${index}`,
    x: 300 + (index % 7) * 14,
    y: 300 + Math.floor(index / 7) * 14,
  }))
  const names = placeMapLabels(grid, drawing)
  expect(names[24]).toBeUndefined()
  expect(names.filter((name) => name).length).toBeGreaterThan(3)
  const [left] = placeMapLabels(
    [
      { name: 'West', x: 300, y: 300 },
      { name: 'East', x: 322, y: 300 },
    ],
    drawing,
  )
  expect(left?.side).toBe(6)
})
