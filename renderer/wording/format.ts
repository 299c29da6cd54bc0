// A formatter takes longer to make than a hundred numbers to write.
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const counts = new Intl.NumberFormat('en-US')

/** A calendar day, `2024-12-15`, as `December 15, 2024`: the day that is written, whatever the visitor's time zone. */
export function formatDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`))
}

/** Dollars as `$1,250`. */
export function formatDollars(dollars: number): string {
  return `$${formatCount(dollars)}`
}

/** Writes dollars in thousands, `$84K`, for medians of a survey without published margins. */
export function formatThousands(dollars: number): string {
  return `${formatDollars(Math.round(dollars / 1000))}K`
}

/** A count as `384,959`. */
export function formatCount(count: number): string {
  // Most have no comma, and need no formatter, which takes forty times as long (measured).
  return Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : counts.format(count)
}

/** A count rounded down to its leading digit's place, with a plus: 1,007 is `1,000+`, 87 is `80+`. Below ten it stands as it is. */
export function roundedCount(count: number): string {
  if (count < 10) return String(count)
  const unit = 10 ** Math.floor(Math.log10(count))
  return `${formatCount(Math.floor(count / unit) * unit)}+`
}

/** Names in a sentence: `Tampa, Miami and Orlando`. */
export function listText(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** With a capital: a sentence may begin with a name that has an article, `the District of Columbia`. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
