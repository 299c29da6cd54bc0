import { expect, test } from 'vitest'
import { formatRingHash, parseRingHash } from '../../../../renderer/client/ring/ringHash.ts'

test.each([
  ['#33602', { zip: '33602' }],
  ['#27.95,-82.46', { point: { lat: 27.95, lon: -82.46 } }],
  ['#closing', undefined],
  ['', undefined],
])('parses the hash “%s”', (hash, center) => {
  expect(parseRingHash(hash)).toEqual(center)
})

test('rounds a point to 0.01 degrees, formats it as a hash, and parses it again', () => {
  const hash = formatRingHash({ lat: 27.94666, lon: -82.45499 })
  expect(hash).toBe('#27.95,-82.45')
  expect(parseRingHash(hash)).toEqual({ point: { lat: 27.95, lon: -82.45 } })
})
