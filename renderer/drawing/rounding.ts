/** Rounds to a tenth, for SVG path data. */
export function roundTenth(value: number): number {
  return Number(value.toFixed(1))
}

export function roundHundredths(value: number): number {
  return Number(value.toFixed(2))
}

/** Formats a fraction for CSS or SVG: 0.125 becomes `12.5%`. */
export function toCssPercent(fraction: number): string {
  return `${roundHundredths(fraction * 100)}%`
}
