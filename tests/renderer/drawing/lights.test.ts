import { expect, test } from 'vitest'
import type { BlockGroup } from '../../../renderer/drawing/geometry.ts'
import { computeLights, createProjection, RING_MAP } from '../../../renderer/drawing/lights.ts'

const center = { lat: 28, lon: -82 }
const frame = { ...RING_MAP, center }

const TOWN_GROUPS: BlockGroup[] = Array.from({ length: 400 }, (_, index) => ({
  lat: center.lat - 0.0036 * (index % 20),
  lon: center.lon - 0.0041 * Math.floor(index / 20),
  residents: 700 + ((index * 37) % 1300),
}))

test('draws at most the maximum of lights, each for the same round number of residents', () => {
  const { residentsPerLight, points } = computeLights(frame, TOWN_GROUPS)
  const residents = TOWN_GROUPS.reduce((sum, group) => sum + group.residents, 0)
  expect(points.length).toBeLessThanOrEqual(RING_MAP.maxLights)
  expect(points.length).toBeGreaterThan(RING_MAP.maxLights / 2)
  expect(Math.abs(points.length * residentsPerLight - residents)).toBeLessThan(residentsPerLight)
  expect(residentsPerLight).toBe(500)
})

test('ignores residents outside the frame, and draws no lights without residents', () => {
  const distantGroup = { lat: center.lat + 0.3, lon: center.lon, residents: 90_000 }
  expect(computeLights(frame, [...TOWN_GROUPS, distantGroup])).toEqual(computeLights(frame, TOWN_GROUPS))
  expect(computeLights(frame, []).points).toEqual([])
})

test('projects coordinates across the antimeridian', () => {
  const project = createProjection({ ...RING_MAP, center: { lat: 51.9, lon: 179.98 } })
  const { x } = project({ lat: 51.9, lon: -179.98 })
  expect(x - RING_MAP.width / 2).toBeCloseTo(
    0.04 * 69.17 * Math.cos((51.9 * Math.PI) / 180) * RING_MAP.pixelsPerMile,
    3,
  )
})
