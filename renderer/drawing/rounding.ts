/** A coordinate of a view box, for a path or an attribute: one decimal is less than a dot of any screen. */
export function coordinate(value: number): string {
  return String(Number(value.toFixed(1)))
}

/** A length in em or a share in per cent. These units are larger, so there are two decimals. */
export function rounded(value: number): number {
  return Number(value.toFixed(2))
}

/** A share of one as CSS and attributes have it: `12.5%`. */
export function percent(share: number): string {
  return `${rounded(share * 100)}%`
}
