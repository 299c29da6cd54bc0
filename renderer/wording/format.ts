import { TOKEN_PATTERN } from '../model/define/strings.ts'

// Shared, because creating a formatter is slow.
const dayFormatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const countFormatter = new Intl.NumberFormat('en-US')
const listFormatter = new Intl.ListFormat('en-US')

/** Formats an ISO day in American English: `December 15, 2024`. */
export const formatDay = (day: string) => dayFormatter.format(new Date(`${day}T00:00:00Z`))

/** Formats dollars: `$1,375`. */
export const formatDollars = (dollars: number) => `$${formatCount(dollars)}`

/** Rounds to thousands of dollars: `$12K`. */
export const formatDollarsInThousands = (dollars: number) => `${formatDollars(Math.round(dollars / 1000))}K`

/** Formats a number with commas: `384,959`. */
export function formatCount(count: number): string {
  // Whole numbers below 1,000 have no comma, and the formatter is slow.
  return Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : countFormatter.format(count)
}

/** Rounds counts of ten or more down to one significant digit: `1,000+` for 1,007, and `80+` for 87. */
export function formatRoundedCount(count: number): string {
  if (count < 10) return String(count)
  const unit = 10 ** Math.floor(Math.log10(count))
  return `${formatCount(Math.floor(count / unit) * unit)}+`
}

/** Joins names for a sentence: `A, B, and C`. */
export const joinNames = (names: string[]) => listFormatter.format(names)

/** Changes the first letter to uppercase. */
export const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Replaces tokens in a template. @throws {Error} if a token has no value */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(TOKEN_PATTERN, (token, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The page has no value for ${token} in "${template}".`)
    return String(value)
  })
}

/** Replaces straight apostrophes between letters with curly ones. */
export const curlApostrophes = (text: string) => text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')

/** Puts non-breaking spaces into a title after `a`, `an`, and `the`, and in `Med Spa`. */
export const keepWordsTogether = (title: string) => title.replaceAll(/\b(an?|the|med(?= spa)) /gi, '$1\u00a0')

/** Adds word joiners to prevent line breaks in `I-70`. Browsers break after the hyphen, contrary to UAX #14, LB25. */
export const keepHighwaysTogether = (text: string) => text.replaceAll(/\b[A-Z]-(?=\d)/g, '$&\u2060')
