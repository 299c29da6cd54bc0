import { expect, test } from 'vitest'
import { assertSerializable } from '../../../../scripts/build/pages/assertSerializable.ts'

const EXAMPLE_PAGE = { address: '/about', folder: '/pages/about' }

test.each([
  { problem: '`data` is a function', data: () => 1 },
  { problem: '`data.a.1` is NaN', data: { a: [1, Number.NaN] } },
  { problem: '`data.a` is a Map', data: { a: new Map() } },
  { problem: '`data.0` is undefined', data: [undefined] },
])("rejects data that JSON can't represent: $problem", ({ problem, data }) => {
  const assertData = () => assertSerializable(data, EXAMPLE_PAGE)
  expect(assertData).toThrow(`The data of /about can't be serialized: ${problem}.`)
  expect(assertData).toThrow('pages/about/+data.ts')
})

test('accepts plain data, shared objects, and undefined properties', () => {
  const copy = { title: 'Title', of: [1, null, true, { more: undefined }] }
  for (const data of [copy, { copy, again: copy }, Object.create(null)])
    expect(() => assertSerializable(data, EXAMPLE_PAGE)).not.toThrow()
})
