import { expect, test } from 'vitest'
import { parseZip } from '../../../renderer/client/ring/zips.ts'

test.each([
  ['33602', '33602'],
  [' 33602-1234', '33602'],
  ['Tampa, FL 33602', '33602'],
  ['３３６０２', '33602'],
])('parses %s as a ZIP code', (text, zip) => {
  expect(parseZip(text)).toEqual({ kind: 'zip', zip })
})

test.each([
  ['336', 'digits'],
  ['SW1A 1AA', 'foreign'],
])('classifies %s as %s', (text, kind) => {
  expect(parseZip(text)).toEqual({ kind })
})

test.each(['', 'Tampa', 'St. Louis'])("doesn't parse %s, because it may be a name", (text) => {
  expect(parseZip(text)).toBeUndefined()
})
