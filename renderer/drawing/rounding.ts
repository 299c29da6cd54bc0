/** Rounds to a tenth. */
export function roundTenth(value: number): number {
  return Number(value.toFixed(1))
}

/** Formats SVG path data, with numbers rounded to tenths: formatPath`M${x} ${y}`. */
export function formatPath(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  const rounded = values.map((value) => (typeof value === 'number' ? roundTenth(value) : value))
  return String.raw({ raw: parts }, ...rounded)
}

/** Rounds to a hundredth. */
export function roundHundredths(value: number): number {
  return Number(value.toFixed(2))
}

/** Formats a fraction for CSS or SVG: 0.125 becomes `12.5%`. */
export function toCssPercent(fraction: number): string {
  return `${roundHundredths(fraction * 100)}%`
}
