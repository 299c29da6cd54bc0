import { describe, expect, test } from 'vitest'
import { nameMask } from '../../scripts/audit/likeness.ts'

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
})
