import { describe, expect, test } from 'vitest'
import { MARK, MARKS } from '../../../pages/industries/marks.ts'

describe('a mark', () => {
  test.each(Object.entries(MARKS))(
    '"%s" is one line without a break, from edge to edge on one height',
    (_, { line }) => {
      expect(line.match(/[Mm]/g)).toHaveLength(1)
      expect(line.startsWith(`M0 ${MARK.base}`)).toBe(true)
      expect(line).toMatch(new RegExp(`[ V]${MARK.base}H${MARK.width}$`))
    },
  )

  test('differs from all others', () => {
    expect(new Set(Object.values(MARKS).map(({ line }) => line)).size).toBe(Object.keys(MARKS).length)
  })
})
