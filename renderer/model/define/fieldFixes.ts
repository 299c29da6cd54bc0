import { slugifyMediaPath } from '../slug.ts'
import type { FixContext, ValueFix } from './fieldMetadata.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Converts `80.086° W` to -80.086. Undefined if the value isn't a number of degrees. */
export function fixDegrees(value: string): ValueFix | undefined {
  const [, before = '', number, after = ''] = /^([NSEW]?) ?([-−–]?\d+(?:[.,]\d+)?) ?°? ?([NSEW]?)$/i.exec(value) ?? []
  if (number === undefined) return undefined
  const degrees = Number(number.replace(/^[−–]/, '-').replace(',', '.'))
  return { value: /[sw]/i.test(before + after) ? -Math.abs(degrees) : degrees, isCertain: !number.includes(',') }
}

/** Extracts the address from `mailto:hello@example.com` or `Hello <hello@example.com>`, and converts `[at]` to `@`. */
export function fixEmail(value: string): ValueFix {
  const address = value.replace(/^mailto:/i, '').replace(/^<(.*)>$/, '$1')
  const [withoutQuery = ''] = address.replace(/^.*<([^<>]+)>$/, '$1').split('?')
  const fixed = withoutQuery.replaceAll(/ ?[([{]at[)\]}] ?/gi, '@').replaceAll(/\s/g, '')
  return { value: fixed, isCertain: fixed === address }
}

export function getEmailMessage(value: string): string {
  const problem = `\`${value}\` isn't an email address`
  return /^mailto:/i.test(value)
    ? `${problem}. Remove \`mailto:\`.`
    : `${problem}. Write an address such as hello@example.com.`
}

/** Converts `2024/12/15`, `12/15/2024`, and `15 Dec 2024` to `2024-12-15`. Undefined if the value isn't a date. */
export function fixDay(value: string): ValueFix | undefined {
  const [, year, month, day, time] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(.*)$/.exec(value) ?? []
  if (year !== undefined) return createDayFix([year, month, day], time === '')
  const [, first, second, lastYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(value) ?? []
  if (lastYear === undefined) return fixDayInWords(value)
  if (Number(first) > 12) return createDayFix([lastYear, second, first], true)
  // `1/5/2024` is ambiguous, so the fix with the month first isn't certain.
  return createDayFix([lastYear, first, second], Number(second) > 12)
}

/** Fixes `15 Dec 2024` and `December 15th, 2024`. */
function fixDayInWords(value: string): ValueFix | undefined {
  const parts = value.toLowerCase().split(/[\s,.]+/)
  const monthIndex = MONTHS.findIndex((name) => parts.some((word) => word.startsWith(name)))
  const numbers = parts.filter((word) => /^\d+(?:st|nd|rd|th)?$/.test(word)).map((word) => Number.parseInt(word, 10))
  const [day, year] = numbers.toSorted((a, b) => a - b).map(String)
  // Skip ranges: `May 3-5, 2025`.
  const isSingleDate = parts.every((word) => word === '' || /^(?:\d+(?:st|nd|rd|th)?|\D+)$/.test(word))
  if (monthIndex === -1 || numbers.length !== 2 || !isSingleDate) return undefined
  return createDayFix([year, String(monthIndex + 1), day], true)
}

/** Creates an ISO day. If it doesn't exist, suggests the last day of the month: `2025-02-28` for `2025-02-30`. */
function createDayFix([year = '', month = '', day = '']: (string | undefined)[], isCertain: boolean): ValueFix {
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isTooLate = Number(day) > lastDay && Number(day) <= 31
  const value = `${year}-${month.padStart(2, '0')}-${(isTooLate ? String(lastDay) : day).padStart(2, '0')}`
  return { value, isCertain: isCertain && !isTooLate }
}

/** Matches a day or time of RFC 3339. Seconds are optional. The first group is the day. */
const DAY_OR_TIME_PATTERN =
  /^(\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/

export function isDayOrTime(value: string): boolean {
  return isCalendarDay(DAY_OR_TIME_PATTERN.exec(value)?.[1] ?? '')
}

/** Checks whether an ISO day exists: false for `2025-02-30`. */
export function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function getDayMessage(value: string): string {
  const [, date, time] = /^\s*(\d{4}-\d{2}-\d{2})([T\s].*)?$/.exec(value) ?? []
  if (date === undefined) return `\`${value}\` isn't a date like 2024-12-15.`
  const [year, month = 0] = date.split('-').map(Number)
  if (month < 1 || month > 12)
    return `\`${date}\` has an invalid month. Write the year, month, and day, like 2024-12-15.`
  const lastDay = new Date(Date.UTC(Number(year), month, 0))
  const monthName = lastDay.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
  if (!isCalendarDay(date)) return `\`${date}\` doesn't exist. ${monthName} ${year} has ${lastDay.getUTCDate()} days.`
  return time?.trim() ? `A date can't include a time. Remove \`${time.trim()}\`.` : 'Remove the spaces around the date.'
}

/** Matches `9am`, `9:00:30 Z`, and `09:00-05:00`. The groups are hours, minutes, seconds, `a` or `p`, and the offset. */
const TIME_PATTERN =
  /^(\d{1,2})(?::(\d{2}))?(:\d{2}(?:\.\d+)?)? ?(?:([ap])\.?m\.?)? ?(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?$/i

/** Converts `12/1/2026 9am` to `2026-12-01T09:00-05:00`, and `12/1/2026` to `2026-12-01`. Adds the company's UTC offset if the time has none. */
export function fixDayOrTime(value: string, { timeZone }: FixContext): ValueFix | undefined {
  const normalized = value.replaceAll(/[−–‐]/g, '-')
  const [, date = '', rawTime = ''] =
    /^(.*?\d{4}|\d{4}-\d{1,2}-\d{1,2})(?:[T\s,]+|\s+at\s+)(\d.*)$/i.exec(normalized) ?? []
  const day = fixDay(date === '' ? normalized : date)
  if (date === '' || !day) return day
  const [time, hours, minutes = '00', seconds = '', meridiem, offset] = TIME_PATTERN.exec(rawTime) ?? []
  if (time === undefined) return undefined
  const hour = meridiem ? (Number(hours) % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const local = `${day.value}T${String(hour).padStart(2, '0')}:${minutes}${seconds}`
  const utcOffset = offset === undefined ? timeZone?.getUtcOffset(local) : normalizeOffset(offset)
  return utcOffset ? { value: local + utcOffset, isCertain: day.isCertain && offset !== undefined } : undefined
}

/** Converts `-5` and `-0500` to `-05:00`, and `UTC`, `GMT`, and `Z` to `Z`. */
function normalizeOffset(offset: string): string {
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? []
  return sign === undefined ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`
}

/** Slugifies the path of an image. Replaces an extension that isn't an image format with `.png`, or adds it. */
export function fixImagePath(value: string): ValueFix {
  const path = slugifyMediaPath(value.replaceAll('\\', '/'))
  const hasExtension = /\.(?:png|jpe?g|webp|avif)$/.test(path)
  return { value: hasExtension ? path : `${path.replace(/\.\w+$/, '')}.png`, isCertain: false }
}
