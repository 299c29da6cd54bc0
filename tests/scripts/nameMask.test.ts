import { describe, expect, test } from 'vitest'
import { nameMask } from '../../scripts/audit/placeNames.ts'
import { Random } from '../support/random.ts'

const NAMES = [
  'York',
  'New York',
  'New York Mills',
  'Ely',
  'Oz',
  'O’Fallon',
  'Winston-Salem',
  'St. Louis',
  'Ñuñoa',
  'iville',
]

/** The same by one expression of all names, which takes long. */
function byExpression(names: string[], text: string): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'))
  const each = new RegExp(`(?<!\\p{L})(?=\\p{Lu})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
  return text.replaceAll(each, '@')
}

describe('the mask of names', () => {
  const mask = nameMask(NAMES)

  test.each([
    ['In New York Mills, New York and York.', 'In @, @ and @.'],
    [
      'Yorkshire, Newyork and New Yorker are no names, nor is McEly.',
      'Yorkshire, Newyork and New Yorker are no names, nor is McEly.',
    ],
    ['Oz', '@'],
    ['St. Louis’s, Winston-Salem-based, ÑUÑOA and Ñuñoa', '@’s, @-based, ÑUÑOA and @'],
    ['iville begins small', 'iville begins small'],
  ])('takes whole names, of two the longer: %s', (text, masked) => {
    expect(mask(text, '@')).toBe(masked)
  })

  test('finds what one expression of all names finds', () => {
    const random = new Random(7)
    const parts = [...NAMES, ' ', '-', ', ', 's', '’s', 'New ', 'E', 'é', 'Mc']
    for (let each = 0; each < 500; each += 1) {
      const text = Array.from({ length: 12 }, () => random.pick(parts)).join('')
      expect(mask(text, '@'), text).toBe(byExpression(NAMES, text))
    }
  })
})
