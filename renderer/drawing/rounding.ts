/** Formats a coordinate for a path or an attribute. A tenth of a unit is smaller than a pixel on any screen. */
export function formatCoordinate(value: number): string {
  return String(Number(value.toFixed(1)))
}

/** Rounds a length in em or a percentage. These units are larger, so they get two decimals. */
export function roundHundredths(value: number): number {
  return Number(value.toFixed(2))
}

/** Formats a fraction as a CSS percentage, like `12.5%`. */
export function formatPercent(fraction: number): string {
  return `${roundHundredths(fraction * 100)}%`
}
