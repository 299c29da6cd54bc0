import { expect, test } from 'vitest'
import { drawUsLights } from '../../../renderer/drawing/usMap.ts'

test('draws lights for the residents of Nevada and Hawaii, but not of Mexico', () => {
  const residents = 2_300_000
  const createGroup = (lat: number, lon: number) => ({ lat, lon, residents })
  const { residentsPerLight, lightsPath } = drawUsLights([
    createGroup(36.2, -115.2),
    createGroup(21.3, -157.8),
    createGroup(19.4, -99.1),
  ])
  const lights = lightsPath.split('h0').length - 1
  const expectedLights = (2 * residents) / residentsPerLight
  expect(lights).toBeGreaterThan(expectedLights * 0.95)
  expect(lights).toBeLessThan(expectedLights * 1.05)
})
