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

const NORTHERN_GROUPS = Array.from({ length: 6 }, (_, index) => createGroup(4 + index, 1000))

test.each([
  ['keeps the point of the gazetteer if people live around it', 1000, [createGroup(0.5, 700), createGroup(4, 300)], 40],
  ['moves a point without anyone within a mile', 1000, [createGroup(2, 500), createGroup(3, 500)], 40.036],
  ['moves a point on the edge of its city', 6200, [createGroup(0, 200), ...NORTHERN_GROUPS], 40.091],
  ['ignores people in other counties', 1000, [createGroup(2, 1000), createGroup(1.5, 9000, '31003')], 40.029],
  ['keeps the point if no one lives near the new center', 1000, [createGroup(1.5, 500), createGroup(6, 500)], 40],
])('chooses the center of a city: %s', (_, population, groups, lat) => {
  const center = chooseCenter(GAZETTEER_POINT, population, ['31001'], new Residents(groups))
  expect(center).toEqual({ lat, lon: GAZETTEER_POINT.lon })
})
