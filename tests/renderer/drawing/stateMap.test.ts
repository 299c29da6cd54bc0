import { expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import { createStateFrame } from '../../../renderer/drawing/stateFrame.ts'
import { belongsToState, measureMilesToState } from '../../../renderer/drawing/stateMembership.ts'
import { drawStateMap } from '../../../renderer/places/mapLights.ts'
import { readFullFixtureSite } from '../../support/contentFolder.ts'

test.each((await readFullFixtureSite()).listEntries(states))('the map of $name has an outline and lights', (state) => {
  const { lightsPath, outline } = drawStateMap(state)
  expect(outline).toMatch(/^m/)
  expect(lightsPath.split('h0').length).toBeGreaterThan(300)
})

test('assigns places off a simplified coast to the state, and places across the border to the neighbor', () => {
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
    (light) => measureMilesToState('Hawaii', unproject(light.x, light.y)) > 1.5,
  )
  expect(inTheSea).toEqual([])
})
