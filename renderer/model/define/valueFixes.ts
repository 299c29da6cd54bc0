import { mediaPathOf, slugOf } from '../slug.ts'
import type { FixContext, ValueFix } from './notes.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Suggests degrees as a number: -80.086 for `80.086° W`, 36.847 for `36.847°`. */
export function degreesFix(value: string): ValueFix | undefined {
  const [, before = '', number, after = ''] = /^([NSEW]?) ?([-−–]?\d+(?:[.,]\d+)?) ?°? ?([NSEW]?)$/i.exec(value) ?? []
  if (number === undefined) return undefined
  const degrees = Number(number.replace(/^[−–]/, '-').replace(',', '.'))
  return { value: /[sw]/i.test(before + after) ? -Math.abs(degrees) : degrees, isCertain: !number.includes(',') }
}

/** Suggests an email address without `mailto:` and the angle brackets of mail programs. */
export function emailFix(value: string): ValueFix {
  const address = value.replace(/^mailto:/i, '').replace(/^<(.*)>$/, '$1')
  const [plain = ''] = address.replace(/^.*<([^<>]+)>$/, '$1').split('?')
  const meant = plain.replaceAll(/ ?[([{]at[)\]}] ?/gi, '@').replaceAll(/\s/g, '')
  return { value: meant, isCertain: meant === address }
}

/** Explains why a text isn't an email address. */
export function emailMessage(value: string): string {
  const problem = `\`${value}\` isn't an email address`
  return /^mailto:/i.test(value) ? `${problem}: leave out \`mailto:\`.` : `${problem}, like hello@example.com.`
}

/** Suggests a day for `12/15/2024`, `2024-1-5`, `December 15, 2024`, or `15 Dec 2024`. In numbers with slashes, the month comes first, unless it can't be one. */
export function dayFix(value: string): ValueFix | undefined {
  const [written, iso = '', time = ''] = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?!\d)(.*)$/.exec(value) ?? []
  const [year, month, day] = iso.split(/[-/.]/)
  if (written !== undefined) return onCalendar(year, month, day, time === '')
  const [first, second, last] = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.exec(value)?.[0].split(/[-/.]/) ?? []
  // `15.12.2024` has the day first. `1/5/2024` may be the fifth of January, or the first of May.
  if (first !== undefined && Number(first) > 12) return onCalendar(last, second, first, true)
  if (first !== undefined) return onCalendar(last, first, second, Number(second) > 12)
  const words = value.toLowerCase().split(/[\s,.]+/)
  const formatError = MONTHS.findIndex((name) => words.some((word) => word.startsWith(name)))
  const numbers = words.filter((word) => /^\d+(?:st|nd|rd|th)?$/.test(word)).map((word) => Number.parseInt(word, 10))
  const [date, full] = numbers.toSorted((a, b) => a - b)
  // Skips ranges like `May 3-5, 2025`.
  const isWhole = words.every((word) => word === '' || /^(?:\d+(?:st|nd|rd|th)?|\D+)$/.test(word))
  if (formatError === -1 || numbers.length !== 2 || !isWhole) return undefined
  return onCalendar(String(full), String(formatError + 1), String(date), true)
}

/** Returns a day, or the last one of its month if the month has fewer days. */
function onCalendar(year = '', month = '', day = '', isCertain: boolean): ValueFix {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isTooLate = Number(day) > last && Number(day) <= 31
  const value = `${year}-${month.padStart(2, '0')}-${(isTooLate ? String(last) : day).padStart(2, '0')}`
  return { value, isCertain: isCertain && !isTooLate }
}

/** Checks whether the calendar has a day: `2024-12-15`. */
export function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function dayMessage(value: string): string {
  const [, date, time] = /^\s*(\d{4}-\d{2}-\d{2})([T\s].*)?$/.exec(value) ?? []
  if (date === undefined) return `\`${value}\` isn't written like 2024-12-15.`
  if (!isCalendarDay(date)) return absentDay(date)
  return time?.trim() ? `A date has no time: leave out \`${time.trim()}\`.` : 'A date has no spaces around it.'
}

/** Explains why `2026-02-30` isn't in the calendar. */
function absentDay(date: string): string {
  const [year, month = 0] = date.split('-').map(Number)
  if (month < 1 || month > 12)
    return `There is no month ${date.slice(5, 7)} in \`${date}\`: a date is written year-month-day.`
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  const name = first.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
  return `There is no \`${date}\`: ${name} ${year} has ${new Date(Date.UTC(Number(year), month, 0)).getUTCDate()} days.`
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

/** Suggests the slug of a name: `local-seo` for `Local SEO`. */
export function slugFix(value: string): ValueFix {
  return { value: slugOf(value), isCertain: false }
}

/** Explains why a text isn't a slug. */
export function slugMessage(value: string): string {
  return `\`${value}\` can't be the end of an address: use lowercase letters, digits, and single hyphens, as in \`local-seo\`.`
}

/** Suggests the path of a picture in small letters and with an extension. The check makes sure that there is such a file. */
export function pictureFix(value: string): ValueFix {
  const path = mediaPathOf(value.replaceAll('\\', '/'))
  const isNamed = /\.(?:png|jpe?g|webp|avif)$/.test(path)
  return { value: isNamed ? path : `${path.replace(/\.\w+$/, '')}.png`, isCertain: false }
}
