export function formatCoordinate(value: number): string {
  return String(Number(value.toFixed(1)))
}

export function roundHundredths(value: number): number {
  return Number(value.toFixed(2))
}

export function formatPercent(fraction: number): string {
  return `${roundHundredths(fraction * 100)}%`
}
