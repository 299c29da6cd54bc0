/** A calendar day, `2024-12-15`, as `December 15, 2024`: the day that is written, whatever the visitor's time zone. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** Dollars as `$1,250`. */
export function formatDollars(dollars: number): string {
  return `$${formatCount(dollars)}`
}

/** A count as `384,959`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

const SUFFIXES: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })

/** A rank as `1st`, `22nd`, `113th`. */
export function formatOrdinal(rank: number): string {
  return formatCount(rank) + SUFFIXES[ordinals.select(rank)]
}
