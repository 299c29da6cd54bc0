import { expect, test } from 'vitest'
import { clock, momentAddress, momentIn } from '../../../renderer/islands/player/moment.ts'

test.each([
  ['?t=754', '', 754],
  ['', '#t=754', 754],
  ['', '#t=12:34', 754],
  ['?t=10', '#t=0:20', 20],
  ['?t=12.5', '', 12.5],
  ['?t=12:99', '', undefined],
  ['?t=-5', '', undefined],
  ['?t=later', '', undefined],
  ['', '#transcript', undefined],
  ['', '#t-754', undefined],
  ['', '', undefined],
])('the moment of %s%s is %s', (search, hash, moment) => {
  expect(momentIn({ search, hash })).toBe(moment)
})

test('the address of a moment leads back to it, that of the beginning is the page’s own', () => {
  const { search, hash } = new URL(momentAddress('/podcast/one', 754.9), 'https://example.com')
  expect(momentIn({ search, hash })).toBe(754)
  expect(momentAddress('/podcast/one', 0.9)).toBe('/podcast/one')
})

test('a clock shows whole seconds that have passed', () => {
  expect([0, 9.99, 754.9, 3600].map(clock)).toEqual(['0:00', '0:09', '12:34', '60:00'])
})
