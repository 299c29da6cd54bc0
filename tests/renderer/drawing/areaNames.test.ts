import { expect, test } from 'vitest'
import { type Area, placeAreaNames } from '../../../renderer/drawing/areaNames.ts'

const PICTURE = { width: 300, height: 300, size: 12, max: 3, taken: [], ring: { x: 0, y: 0, radius: 0 } }
const labelsOf = (areas: Area[], candidates = areas, rest = {}) =>
  placeAreaNames(areas, { ...PICTURE, candidates, ...rest }).map(({ text, x, y }) => ({ text, x, y }))

const large = { name: 'Large', x: 150, y: 150, population: 900_000 }

test('labels the largest places up to the maximum', () => {
  const towns = [40, 90, 140, 190, 240].map((y, index) => ({
    name: `Town ${index}`,
    x: 60,
    y,
    population: 1000 + index,
  }))
  expect(labelsOf(towns).map(({ text }) => text)).toEqual(['Town 4', 'Town 3', 'Town 2'])
})

test('places no label over occupied areas or outside of the drawing', () => {
  expect(labelsOf([large], [large], { taken: [{ x: 150, y: 150, half: { width: 150, height: 80 } }] })).toEqual([])
  expect(labelsOf([{ ...large, x: 2 }])).toEqual([])
})
