import { expect, test } from 'vitest'
import { MARK, MARKS } from '../../pages/industries/Mark.tsx'

test.each(Object.entries(MARKS))('"%s" is one line without a break, from edge to edge on one height', (_, { line }) => {
  const { width, base } = MARK
  expect(line.match(/[Mm]/g)).toHaveLength(1)
  expect(line).toMatch(new RegExp(`^M(?:0|-1) ${base}`))
  expect(line).toMatch(new RegExp(`[ V]${base}H(?:${width}|${width + 1})$| ${width} ${base}h1$`))
})

test('no two marks are the same', () => {
  expect(new Set(Object.values(MARKS).map(({ line }) => line)).size).toBe(Object.keys(MARKS).length)
})
