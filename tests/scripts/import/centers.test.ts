import { expect, test } from 'vitest'
import { chooseCenter } from '../../../scripts/import/centers.ts'
import { type BlockGroup, Residents } from '../../../scripts/import/residents.ts'

const POINT = { lat: 40, lon: -100 }

/** A degree of latitude is 69 miles. */
const groupNorth = (miles: number, residents: number, county = '31001'): BlockGroup => ({
  county,
  residents,
  lat: POINT.lat + miles / 69,
  lon: POINT.lon,
})

const centerAmong = (population: number, ...groups: BlockGroup[]) =>
  chooseCenter(POINT, population, ['31001'], new Residents(groups))

test('keeps the point of the gazetteer if people live around it', () => {
  expect(centerAmong(1000, groupNorth(0.5, 700), groupNorth(4, 300))).toEqual(POINT)
})

test('moves a point without anyone within a mile to the center of population', () => {
  expect(centerAmong(1000, groupNorth(2, 500), groupNorth(3, 500))).toEqual({ lat: 40.036, lon: -100 })
})

test('moves a point on the edge of its city', () => {
  const north = Array.from({ length: 6 }, (_, index) => groupNorth(4 + index, 1000))
  expect(centerAmong(6200, groupNorth(0, 200), ...north)).toEqual({ lat: 40.091, lon: -100 })
})

test('ignores people in other counties', () => {
  expect(centerAmong(1000, groupNorth(2, 1000), groupNorth(1.5, 9000, '31003'))).toEqual({ lat: 40.029, lon: -100 })
})

test('keeps the point if no one lives within a mile of the center of population', () => {
  expect(centerAmong(1000, groupNorth(1.5, 500), groupNorth(6, 500))).toEqual(POINT)
})
