/** A number with its noun: `1 page`, `1,134 pages`. */
export function pluralize(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`
}

/** A share of one as whole percent: `44 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
