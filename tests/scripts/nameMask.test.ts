import { describe, expect, test } from 'vitest'
import { maskOf } from '../../scripts/audit/likeness.ts'

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

describe('the mask of names and numbers', () => {
  const mask = maskOf(NAMES)

  test.each([
    ['In New York Mills, New York and York.', 'In NAME, NAME and NAME.'],
    [
      'Yorkshire, Newyork and New Yorker are no names, nor is McEly.',
      'Yorkshire, Newyork and New Yorker are no names, nor is McEly.',
    ],
    ['Oz', 'NAME'],
    ['St. Louis’s, Winston-Salem-based, ÑUÑOA and Ñuñoa', 'NAME’s, NAME-based, ÑUÑOA and NAME'],
    ['iville begins small', 'iville begins small'],
    ['1,250 of 99.5%', '0 of 0%'],
  ])('replaces whole names, the longest first: %s', (text, masked) => {
    expect(mask(text)).toBe(masked)
  })
})
