import { z } from 'zod'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Creates a schema for opening hours: `Mon–Fri 9am–5pm ET`. The fix replaces hyphens with en dashes. */
export const hours = () =>
  z
    .string()
    .refine(
      (value) => parseOpeningHours(value).length > 0,
      'Write the hours like Mon–Fri 9am–5pm ET, or Mon–Thu 9am–5pm, Fri 9am–12:30pm ET.',
    )
    .meta({ fix: (value) => ({ value: value.replaceAll('-', '–'), isCertain: true }) })

/** `Mon–Fri 9am–5pm ET` */
const HOURS_PATTERN = /^(.+) [A-Z]{2,4}$/
/** `Mon–Fri 9am–5pm` or `Sat 10am–12:30pm` */
const PERIOD_PATTERN = /^(\w{3})(?:–(\w{3}))? ([\w:]+)–([\w:]+)$/
/** `9am` or `12:30pm` */
const TIME_PATTERN = /^(1[0-2]|[1-9])(?::([0-5]\d))?([ap])m$/

/** Parses `Mon–Thu 9am–5pm, Fri 9am–12:30pm ET` to periods with the full names of days and 24-hour times: `09:00`. Returns an empty list for other formats. */
export function parseOpeningHours(text: string) {
  const [, list = ''] = HOURS_PATTERN.exec(text) ?? []
  const periods = list.split(', ').map(parsePeriod)
  return periods.every((period) => period !== undefined) ? periods : []
}

function parsePeriod(text: string) {
  const [, first = '', last = first, start = '', end = ''] = PERIOD_PATTERN.exec(text) ?? []
  const [days, opens, closes] = [listDays(first, last), parseTime(start), parseTime(end)]
  return days && opens && closes ? { days, opens, closes } : undefined
}

/** Lists the days from the first to the last, and wraps around: `Sat` to `Mon` are three days. */
function listDays(first: string, last: string) {
  const [from = -1, to = -1] = [first, last].map((name) => DAYS.findIndex((day) => day.slice(0, 3) === name))
  if (from < 0 || to < 0) return undefined
  const week = [...DAYS.slice(from), ...DAYS.slice(0, from)]
  return week.slice(0, ((to - from + DAYS.length) % DAYS.length) + 1)
}

function parseTime(text: string): string | undefined {
  const [, hour, minutes = '00', meridiem] = TIME_PATTERN.exec(text) ?? []
  if (hour === undefined) return undefined
  const hoursOfDay = (Number(hour) % 12) + (meridiem === 'p' ? 12 : 0)
  return `${String(hoursOfDay).padStart(2, '0')}:${minutes}`
}
