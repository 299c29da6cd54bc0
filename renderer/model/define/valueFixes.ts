import { slugOf } from '../slug.ts'
import type { FixContext, ValueFix } from './notes.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Suggests a day for `12/15/2024` (month first), `2024-1-5`, `December 15, 2024`, or `15 Dec 2024`. */
export function dayFix(value: string): ValueFix | undefined {
  const [written, iso = '', time = ''] = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?!\d)(.*)$/.exec(value) ?? []
  const [year, month, day] = iso.split(/[-/.]/)
  if (written !== undefined) return onCalendar(year, month, day, time === '')
  const [first, second, last] = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.exec(value)?.[0].split(/[-/.]/) ?? []
  // `1/5/2024` can be January 5 or May 1.
  if (first !== undefined) return onCalendar(last, first, second, Number(second) > 12)
  const words = value.toLowerCase().split(/[\s,.]+/)
  const inWords = MONTHS.findIndex((name) => words.some((word) => word.startsWith(name)))
  const numbers = words.filter((word) => /^\d+(?:st|nd|rd|th)?$/.test(word)).map((word) => Number.parseInt(word, 10))
  const [date, full] = numbers.toSorted((a, b) => a - b)
  // Skips ranges like `May 3-5, 2025`.
  const isWhole = words.every((word) => word === '' || /^(?:\d+(?:st|nd|rd|th)?|\D+)$/.test(word))
  if (inWords === -1 || numbers.length !== 2 || !isWhole) return undefined
  return onCalendar(String(full), String(inWords + 1), String(date), true)
}

/** Returns a day. Replaces a date like February 30 with the last day of the month. */
function onCalendar(year = '', month = '', day = '', isCertain: boolean): ValueFix {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isTooLate = Number(day) > last && Number(day) <= 31
  const value = `${year}-${month.padStart(2, '0')}-${(isTooLate ? String(last) : day).padStart(2, '0')}`
  return { value, isCertain: isCertain && !isTooLate }
}

/** Checks if `2024-12-15` is a valid date. */
export function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function dayFault(value: string): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})([T\s].*)?$/.exec(value) ?? []
  if (date === undefined) return `\`${value}\` isn't written like 2024-12-15.`
  return isCalendarDay(date) ? `A date has no time: leave out \`${time?.trim()}\`.` : `There is no day \`${date}\`.`
}

/** A time of day with optional seconds and an optional UTC offset. */
const TIME = /^(\d{1,2})(?::(\d{2}))?(:\d{2}(?:\.\d+)?)? ?(?:([ap])\.?m\.?)? ?(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?$/i

/** Suggests `2026-12-01T09:00-05:00` for `12/1/2026 9am`. Defaults to the company's UTC offset on that day. */
export function instantFix(value: string, { offsetAt }: FixContext): ValueFix | undefined {
  const plain = value.replaceAll(/[−–‐]/g, '-')
  const [, date = '', written = ''] = /^(.*?\d{4}|\d{4}-\d{1,2}-\d{1,2})(?:[T\s,]+|\s+at\s+)(\d.*)$/i.exec(plain) ?? []
  const day = dayFix(date === '' ? plain : date)
  if (date === '' || !day) return day
  const [time, hours, minutes = '00', seconds = '', half, offset] = TIME.exec(written) ?? []
  if (time === undefined) return undefined
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const local = `${day.value}T${String(hour).padStart(2, '0')}:${minutes}${seconds}`
  const meant = offset === undefined ? offsetAt?.(local) : withColon(offset)
  return meant ? { value: local + meant, isCertain: day.isCertain && offset !== undefined } : undefined
}

/** Writes `-0500` and `-5` as `-05:00`. */
function withColon(offset: string): string {
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? []
  return sign === undefined ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`
}

/** Suggests `local-seo` for `Local SEO`. */
export function slugFix(value: string): ValueFix {
  return { value: slugOf(value), isCertain: false }
}
