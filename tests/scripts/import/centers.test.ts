import { expect, test } from 'vitest'
import { chooseCenter } from '../../../scripts/import/centers.ts'
import { type BlockGroup, Residents } from '../../../scripts/import/residents.ts'

const GAZETTEER_POINT = { lat: 40, lon: -100 }

/** A degree of latitude is 69 miles. */
const createGroup = (miles: number, residents: number, county = '31001'): BlockGroup => ({
  county,
  residents,
  lat: GAZETTEER_POINT.lat + miles / 69,
  lon: GAZETTEER_POINT.lon,
})

const chooseCenterAmong = (population: number, ...groups: BlockGroup[]) =>
  chooseCenter(GAZETTEER_POINT, population, ['31001'], new Residents(groups))

test('keeps the point of the gazetteer if people live around it', () => {
  expect(chooseCenterAmong(1000, createGroup(0.5, 700), createGroup(4, 300))).toEqual(GAZETTEER_POINT)
})

test('moves a point without anyone within a mile to the center of population', () => {
  expect(chooseCenterAmong(1000, createGroup(2, 500), createGroup(3, 500))).toEqual({ lat: 40.036, lon: -100 })
})

test('moves a point on the edge of its city', () => {
  const north = Array.from({ length: 6 }, (_, index) => createGroup(4 + index, 1000))
  expect(chooseCenterAmong(6200, createGroup(0, 200), ...north)).toEqual({ lat: 40.091, lon: -100 })
})

test('ignores people in other counties', () => {
  expect(chooseCenterAmong(1000, createGroup(2, 1000), createGroup(1.5, 9000, '31003'))).toEqual({
    lat: 40.029,
    lon: -100,
  })
})

test('keeps the point if no one lives within a mile of the center of population', () => {
  expect(chooseCenterAmong(1000, createGroup(1.5, 500), createGroup(6, 500))).toEqual(GAZETTEER_POINT)
})
