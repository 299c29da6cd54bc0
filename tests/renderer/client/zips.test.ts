import { describe, expect, test } from 'vitest'
import { formatRingHash, parseRingHash, roundPoint } from '../../../renderer/client/ring/ringHash.ts'
import { parseZip, readZipCenters } from '../../../renderer/client/ring/zips.ts'

describe('what was typed', () => {
  test.each([
    ['33602', '33602'],
    [' 33602-1234', '33602'],
    ['Tampa, FL 33602', '33602'],
    ['３３６０２', '33602'],
    ['３３６０２－１２３４', '33602'],
  ])('%s names a ZIP code', (text, zip) => {
    expect(parseZip(text)).toEqual({ is: 'zip', zip })
  })

  test.each([
    ['336', 'digits'],
    ['336021', 'digits'],
    ['SW1A 1AA', 'foreign'],
    ['K1A0B1', 'foreign'],
  ])('%s is %s', (text, is) => {
    expect(parseZip(text)).toEqual({ is })
  })

  test.each(['', 'Tampa', 'St. Louis'])('%s may be a name', (text) => {
    expect(parseZip(text)).toBeUndefined()
  })
})

const CENTERS = readZipCenters(
  '602 27.9506 -82.4579\n603 27.9451 -82.4562\n604 28.0173 -82.4578\n620 28.1 -82.5\n',
  '33',
)

test('a file of ZIP centers is read by the digits of its name', () => {
  expect(CENTERS.get('33602')).toEqual({ lat: 27.9506, lon: -82.4579 })
  expect(CENTERS.has('602')).toBe(false)
})

describe('the end of an address', () => {
  test.each([
    ['#33602', { zip: '33602' }],
    ['#27.95,-82.46', { point: { lat: 27.95, lon: -82.46 } }],
    ['#-14.3,-170.7', { point: { lat: -14.3, lon: -170.7 } }],
    ['#closing', undefined],
    ['#336021', undefined],
    ['', undefined],
  ])('%s', (hash, look) => {
    expect(parseRingHash(hash)).toEqual(look)
  })

  test('names a point to half a mile, and is read back as the same', () => {
    const point = roundPoint({ lat: 27.94666, lon: -82.45499 })
    expect(formatRingHash(point)).toBe('#27.95,-82.45')
    expect(parseRingHash(formatRingHash(point))).toEqual({ point })
  })
})
