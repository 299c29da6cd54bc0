import { expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import { measureMilesToState } from '../../../renderer/drawing/boundaries.ts'
import { createStateFrame } from '../../../renderer/drawing/stateFrame.ts'
import { CITY_RING, drawCityLights, drawStateMap, type MapPoint } from '../../../renderer/places/maps.ts'
import { readFullFixtureSite } from '../../support/contentFolder.ts'

const drawLights = (name: string, lat: number, lon: number, neighbors: MapPoint[] = []) =>
  drawCityLights({ city: { name, lat, lon }, neighbors })

const countLights = (lightsPath: string) => lightsPath.split('h0').length - 1

test('draws a light per 4,000 or more residents in a large city, and per 40 in a village', () => {
  const [large, small] = [drawLights('Brooklyn', 40.65, -73.95), drawLights('Utqiagvik', 71.29, -156.79)]
  expect(large.residentsPerLight).toBeGreaterThanOrEqual(4000)
  expect(small.residentsPerLight).toBe(40)
  expect(countLights(large.lightsPath)).toBeGreaterThan(800)
  expect(countLights(small.lightsPath)).toBeGreaterThan(80)
})

test.each([
  ['a village in the desert', 37.615, -114.512, ['altNearCenter']],
  ['the open sea', 27, -90, []],
  ['an Arctic coast with few block groups', 71.25, -156.85, []],
  ['a lake east of a large city', 41.88, -87.54, ['altOneSide 567', 'altEmptySides 01234']],
  ['an inland city', 39.77, -86.15, ['altAllSides']],
  ['a coastal city', 21.3, -157.86, ['altOneSide 023', 'altEmptySides 45']],
])('describes where people live around %s', (_, lat, lon, sentences) => {
  const { distribution } = drawLights('Place', lat, lon)
  expect(distribution.map(({ key, directions }) => `${key} ${directions.join('')}`.trim())).toEqual(sentences)
})

test('labels neighbors at their positions', () => {
  const { labels } = drawLights('New York', 40.7, -74.01, [
    { name: 'Brooklyn', lat: 40.652, lon: -73.955 },
    { name: 'Manhattan', lat: 40.776, lon: -73.967 },
    { name: 'Jersey City', lat: 40.711, lon: -74.065 },
  ])
  const findLabel = (name: string) => labels.find(({ text }) => text === name)
  expect(labels.map(({ text }) => text)).toContain('Brooklyn')
  // The river runs through the middle of the image.
  expect(findLabel('Manhattan')?.point?.x).toBeGreaterThan(CITY_RING.x)
  expect(findLabel('Jersey City')?.point?.x).toBeLessThan(CITY_RING.x)
})

test.each((await readFullFixtureSite()).listEntries(states))('the map of $name has an outline and lights', (state) => {
  const { lightsPath, outline } = drawStateMap(state)
  expect(outline).toMatch(/^m/)
  expect(countLights(lightsPath)).toBeGreaterThan(300)
})

function parseLights(lightsPath: string): { x: number; y: number }[] {
  let currentPoint = { x: 0, y: 0 }
  return [...lightsPath.matchAll(/m(-?\d+) ?(-?\d+)/g)].map(([, dx, dy]) => {
    currentPoint = { x: currentPoint.x + Number(dx), y: currentPoint.y + Number(dy) }
    return currentPoint
  })
}

test('shows no lights in the sea', () => {
  const { lightsPath } = drawStateMap({ name: 'Hawaii', cities: [] })
  const { unproject } = createStateFrame('Hawaii')
  const inTheSea = parseLights(lightsPath).filter(({ x, y }) => measureMilesToState('Hawaii', unproject(x, y)) > 1.5)
  expect(inTheSea).toEqual([])
})
