/** Formats 0.44 as `44%`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`
}
