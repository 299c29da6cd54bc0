import { expect, test } from 'vitest'
import { type Area, placeAreaLabels } from '../../../renderer/drawing/areaLabels.ts'
import type { Point } from '../../../renderer/drawing/geometry.ts'

const OPTIONS = { width: 300, height: 300, fontSize: 12, maxLabels: 3, ring: { x: 150, y: 150, radius: 60 } }
const placeLabels = (areas: Area[], lights: Point[] = []) => placeAreaLabels(areas, { ...OPTIONS, lights })

const westArea = { name: 'West', x: 20, y: 150 }

test('labels the first areas, up to the maximum', () => {
  const towns = [40, 90, 140, 190, 240].map((y, index) => ({ name: `Town ${index}`, x: 60, y }))
  expect(placeLabels(towns).map(({ text }) => text)).toEqual(['Town 0', 'Town 1', 'Town 2'])
})

test('puts a label next to its point, on the side with fewer lights', () => {
  expect(placeLabels([westArea])).toMatchObject([{ x: 25, isLeft: false, point: { x: 20, y: 150 } }])
  const lights = Array.from({ length: 100 }, (_, index) => ({ x: 155 + (index % 10), y: 36 + index / 10 }))
  expect(placeLabels([{ ...westArea, x: 150, y: 40 }], lights)).toMatchObject([{ x: 145, isLeft: true }])
})

test('labels an area that the notes name even if the label covers lights', () => {
  const lights = Array.from({ length: 90_000 }, (_, index) => ({ x: index % 300, y: Math.floor(index / 300) }))
  const area = { ...westArea, name: '07102', x: 150 }
  expect(placeLabels([area], lights)).toEqual([])
  expect(placeLabels([{ ...area, isInNotes: true }], lights)).toHaveLength(1)
})

test('places no label across the ring, or at a point on the edge of the drawing', () => {
  expect(placeLabels([{ ...westArea, name: 'A very long name for a place', x: 60 }])).toEqual([])
  expect(placeLabels([{ ...westArea, x: 2 }])).toEqual([])
})
