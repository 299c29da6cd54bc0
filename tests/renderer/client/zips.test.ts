import { expect, test } from 'vitest'
import { parseZip } from '../../../renderer/client/ring/zips.ts'

test.each([
  ['33602', { kind: 'zip', zip: '33602' }],
  [' 33602-1234', { kind: 'zip', zip: '33602' }],
  ['Tampa, FL 33602', { kind: 'zip', zip: '33602' }],
  ['３３６０２', { kind: 'zip', zip: '33602' }],
  ['336', { kind: 'wrongLength' }],
  ['SW1A 1AA', { kind: 'notNumeric' }],
  // Text that has no digits may be a name.
  ['', undefined],
  ['Tampa', undefined],
  ['St. Louis', undefined],
])('parses “%s” as a ZIP code: %j', (text, result) => {
  expect(parseZip(text)).toEqual(result)
})
