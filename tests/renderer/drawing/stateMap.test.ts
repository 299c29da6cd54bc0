import { expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import { measureMilesToState } from '../../../renderer/drawing/boundaries.ts'
import { createStateFrame } from '../../../renderer/drawing/stateFrame.ts'
import { drawStateMap } from '../../../renderer/places/lights.ts'
import { readFullFixtureSite } from '../../support/contentFolder.ts'

test.each((await readFullFixtureSite()).listEntries(states))('the map of $name has an outline and lights', (state) => {
  const { lightsPath, outline } = drawStateMap(state)
  expect(outline).toMatch(/^m/)
  expect(lightsPath.split('h0').length).toBeGreaterThan(300)
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
  const inTheSea = parseLights(lightsPath).filter(
    (light) => measureMilesToState('Hawaii', unproject(light.x, light.y)) > 1.5,
  )
  expect(inTheSea).toEqual([])
})
