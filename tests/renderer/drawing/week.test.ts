import { expect, test } from 'vitest'
import { drawWeek, openHours, WEEK } from '../../../renderer/drawing/week.ts'

test.each([
  ['Mon–Fri 9am–5pm ET', { first: 0, last: 4, from: 9, to: 17 }],
  ['Tue–Sat 12pm–8pm', { first: 1, last: 5, from: 12, to: 20 }],
])('reads hours as they are written: %s', (written, hours) => {
  expect(openHours(written)).toEqual(hours)
})

test.each(['By appointment', 'Fri–Mon 9am–5pm', 'Mon–Fri 9am–9am', ''])('reads nothing into %j', (written) => {
  expect(openHours(written)).toBeUndefined()
})

test('the line is up once a day, at the hours themselves', () => {
  const { line, light } = drawWeek({ first: 0, last: 4, from: 9, to: 17 })
  expect(line.match(/C/g)).toHaveLength(10)
  const [first] = [...line.matchAll(/C([\d.]+)/g)].map(([, x]) => Number(x))
  expect(first).toBeCloseTo((9 / 168) * WEEK.width, 0)
  expect(light.x).toBeGreaterThan(first ?? 0)
})
