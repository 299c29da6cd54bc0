import { expect, test } from 'vitest'
import type { Cell } from '../../../renderer/places/cells.ts'
import { countAround } from '../../../renderer/places/countAround.ts'

const HERE = { lat: 30, lon: -90 }
/** Miles of a degree of latitude on a sphere with the mean radius of the earth, 6,371 km. */
const MILES_PER_DEGREE = (6371 / 1.609344) * (Math.PI / 180)
const north = (miles: number) => ({ lat: 30 + miles / MILES_PER_DEGREE, lon: -90 })
const cell = (
  groups: Cell['groups'],
  zips: Cell['zips'] = [],
  zipsWithoutOffices: Cell['zipsWithoutOffices'] = [],
): Cell => ({
  groups,
  zips,
  zipsWithoutOffices,
})

test('counts people within three, five, and ten miles in all cells', () => {
  const cells = [
    cell([
      { ...north(2.9), residents: 1 },
      { ...north(4.9), residents: 10 },
    ]),
    cell([
      { ...north(9.9), residents: 100 },
      { ...north(10.1), residents: 1000 },
    ]),
  ]
  expect(countAround(HERE, cells).people).toEqual([1, 11, 111])
})

test('excludes people just outside a ring', () => {
  const radii = [3, 5, 10]
  const peopleAt = (...miles: number[]) =>
    countAround(HERE, [cell(miles.map((each) => ({ ...north(each), residents: 1 })))]).people
  expect(radii.map((radius) => peopleAt(radius - 0.001))).toEqual([
    [1, 1, 1],
    [0, 1, 1],
    [0, 0, 1],
  ])
  expect(radii.map((radius) => peopleAt(radius + 0.001))).toEqual([
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ])
})

test('counts a ZIP code if the center is within five miles', () => {
  const groups = [{ ...HERE, residents: 1000 }]
  const counts = [4.999, 5.001].map((miles) => {
    const zip = { ...north(miles), residents: 1000 }
    const withOffices = countAround(HERE, [cell(groups, [{ ...zip, offices: { dentists: 1 } }])])
    const without = countAround(HERE, [cell(groups, [], [zip])])
    return [withOffices.zips, withOffices.offices, without.isComparable]
  })
  expect(counts).toEqual([
    [1, { dentists: 1 }, true],
    [0, {}, false],
  ])
})

test('sums the offices of ZIP codes, and compares them only if they cover the residents', () => {
  const groups = [{ ...HERE, residents: 1000 }]
  const zips = [
    { ...north(1), residents: 500, offices: { dentists: 3 } },
    { ...north(4), residents: 90, offices: { dentists: 4, physicians: 5 } },
    { ...north(6), residents: 9000, offices: { dentists: 100 } },
  ]
  const counts = countAround(HERE, [cell(groups, zips)])
  expect(counts).toMatchObject({ zips: 2, offices: { dentists: 7, physicians: 5 }, isComparable: false })
  const withBare = (residents: number) =>
    countAround(HERE, [cell(groups, zips, [{ ...north(2), residents }])]).isComparable
  expect([10, 1010, 1020].map(withBare)).toEqual([true, true, false])
})

test('returns zeros without residents', () => {
  expect(countAround(HERE, [])).toEqual({ people: [0, 0, 0], zips: 0, offices: {}, isComparable: false })
})
