/** Formats a count with its noun: `1 page`, `1,134 pages`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
}

/** Formats 0.44 as `44%`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`
}
