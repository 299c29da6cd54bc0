import { expect, test } from 'vitest'

import { findZips, readSurveyedZips, ZipIndex } from '../../../scripts/import/zips.ts'

const createCenter = (latitude: number) => ({ latitude, longitude: 0 })

const createEntry = (zip: string) => [zip, { zip, name: 'Place', state: 'OH', households: Number(zip) * 100 }] as const
// 0.01 degrees are 0.69 miles.
const zipIndex = new ZipIndex([], {
  1: createCenter(0.01),
  2: createCenter(0.02),
  3: createCenter(0.03),
  6: createCenter(0.12),
  7: createCenter(0.3),
  8: createCenter(1),
})
const findNear = (zips: string[], name = 'Elsewhere', { state = 'OH', centers = zipIndex } = {}) =>
  findZips({ name, lat: 0, lon: 0 }, state, centers, new Map(zips.map(createEntry)))

test('finds ZIP codes within five miles, or the nearest 16 within ten miles', () => {
  expect(findNear(['2', '1', '7'])).toEqual([
    ['1', 0.7],
    ['2', 1.4],
  ])
  const names = Array.from({ length: 17 }, (_, index) => String(index + 1))
  const farther = new ZipIndex(
    [],
    Object.fromEntries(names.map((name, index) => [name, createCenter(0.09 + index / 1000)])),
  )
  expect(findNear(names, 'Elsewhere', { centers: farther }).map(([zip]) => zip)).toEqual(names.slice(0, 16))
})

test("finds ZIP codes of the city's post office within 30 miles", () => {
  expect(findNear(['1', '6', '7', '8'], 'Place')).toEqual([
    ['1', 0.7],
    ['6', 8.3],
    ['7', 20.7],
  ])
  expect(findNear(['1', '7'], 'Place', { state: 'PA' })).toEqual([['1', 0.7]])
})

test('finds at most 40 ZIP codes: those with the most households, those within five miles first', () => {
  const zips = Array.from({ length: 45 }, (_, index) => String(index + 1))
  const centers = Object.fromEntries(zips.map((zip) => [zip, createCenter(Number(zip) <= 10 ? 0.01 : 0.2)]))
  const codes = findNear(zips, 'Place', { centers: new ZipIndex([], centers) }).map(([zip]) => Number(zip))
  expect(codes.toSorted((a, b) => a - b)).toEqual(zips.map(Number).filter((zip) => zip <= 10 || zip > 15))
})

test('omits the income if few households answered, or if the value is a code', () => {
  const zips = readSurveyedZips('tests/fixtures/tables')
  expect([...zips.values()]).toEqual([
    { zip: '00001', name: 'St. McAmes', state: 'IA', households: 1000, income: 50_000, physicians: 7 },
    { zip: '00002', name: 'Bend', state: 'OR', households: 999 },
    { zip: '00003', name: 'Ely', state: 'NV', households: 2000, isIncomeAboveMax: true },
    { zip: '00004', name: 'Oz', state: 'KS', households: 2000 },
  ])
})
