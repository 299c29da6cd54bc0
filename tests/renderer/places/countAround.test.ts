import { expect, test } from 'vitest'
import type { Cell } from '../../../renderer/places/cells.ts'
import { countAround } from '../../../renderer/places/countAround.ts'

/** Of latitude, on a sphere with the mean radius of the earth, 6,371 km. */
const MILES_PER_DEGREE = (6371 / 1.609344) * (Math.PI / 180)
const CENTER = { lat: 30, lon: -90 }
const getPointNorthOfCenter = (miles: number) => ({ lat: 30 + miles / MILES_PER_DEGREE, lon: -90 })
const EMPTY_CELL: Cell = { blockGroups: [], zipsWithOffices: [], zipsWithoutOffices: [] }
const createCell = (parts: Partial<Cell>): Cell => ({ ...EMPTY_CELL, ...parts })
const blockGroups = [{ ...CENTER, residents: 1000 }]

test('counts residents in all cells, and excludes those just outside a radius', () => {
  const radii = [3, 5, 10]
  const countResidents = (...miles: number[]) =>
    countAround(
      CENTER,
      miles.map((mile) => createCell({ blockGroups: [{ ...getPointNorthOfCenter(mile), residents: 1 }] })),
    ).residents
  expect(countResidents(2.9, 4.9, 9.9, 10.1)).toEqual([1, 2, 3])
  expect(radii.map((radius) => countResidents(radius - 0.001))).toEqual([
    [1, 1, 1],
    [0, 1, 1],
    [0, 0, 1],
  ])
  expect(radii.map((radius) => countResidents(radius + 0.001))).toEqual([
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ])
})

test('counts a ZIP code if the center is within five miles', () => {
  const counts = [4.999, 5.001].map((miles) => {
    const zip = { ...getPointNorthOfCenter(miles), residents: 1000 }
    const withOffices = createCell({ blockGroups, zipsWithOffices: [{ ...zip, offices: { dentists: 1 } }] })
    const withoutOffices = createCell({ blockGroups, zipsWithoutOffices: [zip] })
    return [countAround(CENTER, [withOffices]).offices, countAround(CENTER, [withoutOffices]).isComparable]
  })
  expect(counts).toEqual([
    [{ dentists: 1 }, true],
    [{}, false],
  ])
})

test('sums the offices of ZIP codes, which are comparable only if the ZIP codes cover about as many residents as the ring', () => {
  const zipsWithOffices = [
    { ...getPointNorthOfCenter(1), residents: 500, offices: { dentists: 3 } },
    { ...getPointNorthOfCenter(4), residents: 90, offices: { dentists: 4, physicians: 5 } },
    { ...getPointNorthOfCenter(6), residents: 9000, offices: { dentists: 100 } },
  ]
  const counts = countAround(CENTER, [createCell({ blockGroups, zipsWithOffices })])
  expect(counts).toMatchObject({ offices: { dentists: 7, physicians: 5 }, isComparable: false })
  const isComparableWith = (residents: number) => {
    const zipsWithoutOffices = [{ ...getPointNorthOfCenter(2), residents }]
    return countAround(CENTER, [createCell({ blockGroups, zipsWithOffices, zipsWithoutOffices })]).isComparable
  }
  expect([10, 1010, 1020].map(isComparableWith)).toEqual([true, true, false])
})

test('returns zeros without residents', () => {
  expect(countAround(CENTER, [])).toEqual({ residents: [0, 0, 0], offices: {}, isComparable: false })
})
