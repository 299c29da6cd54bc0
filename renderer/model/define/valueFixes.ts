import { slugOf } from '../slug.ts'
import type { ValueFix } from './notes.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day that is meant by `12/15/2024`, `2024-1-5`, `December 15, 2024` or `15 Dec 2024`. Of numbers with slashes the month comes first. */
export function dayFix(value: string): ValueFix | undefined {
  const [year, month, day] = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/.exec(value)?.[0].split(/[-/.]/) ?? []
  if (year !== undefined) return onCalendar(year, month, day, true)
  const [first, second, last] = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.exec(value)?.[0].split(/[-/.]/) ?? []
  // The fifth of January, or the first of May?
  if (first !== undefined) return onCalendar(last, first, second, Number(second) > 12)
  const words = value.toLowerCase().split(/[\s,.]+/)
  const inWords = MONTHS.findIndex((name) => words.some((word) => word.startsWith(name)))
  const numbers = words.map((word) => Number.parseInt(word, 10)).filter((each) => each > 0)
  const [date, full] = numbers.toSorted((a, b) => a - b)
  if (inWords === -1 || numbers.length !== 2) return undefined
  return onCalendar(String(full), String(inWords + 1), String(date), true)
}

/** A day, or the last one of its month where that has fewer. */
function onCalendar(year = '', month = '', day = '', isCertain: boolean): ValueFix {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isTooLate = Number(day) > last && Number(day) <= 31
  const value = `${year}-${month.padStart(2, '0')}-${(isTooLate ? String(last) : day).padStart(2, '0')}`
  return { value, isCertain: isCertain && !isTooLate }
}

/** Whether `2024-12-15` is a day that there is. */
export function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** The day that is meant by `12/1/2026 9am` or `2026-11-30T09:00`: a time without a zone is none, and may be left out. */
export function instantFix(value: string): ValueFix | undefined {
  const [date = ''] = value.split(/[T\s](?=\d{1,2}(?::\d| ?[ap]m))/i)
  const day = dayFix(date)
  return day && { ...day, isCertain: day.isCertain && date === value }
}

/** The slug that is meant by a name: `local-seo` by `Local SEO`. */
export function slugFix(value: string): ValueFix {
  return { value: slugOf(value), isCertain: false }
}
