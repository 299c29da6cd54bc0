import { expect, test } from 'vitest'
import type { Cell } from '../../../renderer/places/cells.ts'
import { countAround } from '../../../renderer/places/countAround.ts'

const HERE = { lat: 30, lon: -90 }
/** A degree of latitude is 69 miles. */
const north = (miles: number) => ({ lat: 30 + miles / 69.1, lon: -90 })
const cell = (groups: Cell['groups'], zips: Cell['zips'] = [], bareZips: Cell['bareZips'] = []): Cell => ({
  groups,
  zips,
  bareZips,
})

test('people are counted within three, five and ten miles, in all cells', () => {
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

test('offices are those of ZIP codes whose center lies in the ring, told where these hold about its people', () => {
  const groups = [{ ...HERE, residents: 1000 }]
  const zips = [
    { ...north(1), residents: 500, offices: { dentists: 3 } },
    { ...north(4), residents: 90, offices: { dentists: 4, physicians: 5 } },
    { ...north(6), residents: 9000, offices: { dentists: 100 } },
  ]
  const counted = countAround(HERE, [cell(groups, zips)])
  expect(counted).toMatchObject({ zips: 2, offices: { dentists: 7, physicians: 5 }, isComparable: false })
  const withBare = (residents: number) =>
    countAround(HERE, [cell(groups, zips, [{ ...north(2), residents }])]).isComparable
  expect([10, 1010, 1020].map(withBare)).toEqual([true, true, false])
})

test('where nobody lives nothing is told', () => {
  expect(countAround(HERE, [])).toEqual({ people: [0, 0, 0], zips: 0, offices: {}, isComparable: false })
})
