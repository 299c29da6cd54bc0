import { describe, expect, test } from 'vitest'
import { MARK, MARKS } from '../../../pages/industries/marks.ts'
import { problemsOf } from '../../support/contentFolder.ts'

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

  test('belongs to one specialty alone', async () => {
    const change = (text: string) => text.replace('icon: house', 'icon: tooth')
    expect(await problemsOf({ 'industries/hospice-companies.yaml': change })).toContain('tooth')
  })
})
