import { expect, test } from 'vitest'
import { hours, parseOpeningHours } from '../../../../renderer/collections/company/openingHours.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['Mon–Fri 9am–5pm ET', [{ days: WEEKDAYS, opens: '09:00', closes: '17:00' }]],
  [
    'Mon–Thu 8:30am–6pm, Sat 12am–12pm CT',
    [
      { days: WEEKDAYS.slice(0, 4), opens: '08:30', closes: '18:00' },
      { days: ['Saturday'], opens: '00:00', closes: '12:00' },
    ],
  ],
])('parses the opening hours %s', (text, periods) => {
  expect(hours().parse(text)).toBe(text)
  expect(parseOpeningHours(text)).toEqual(periods)
})
