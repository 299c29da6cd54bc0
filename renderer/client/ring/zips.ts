type ParsedZip = { kind: 'zip'; zip: string } | { kind: 'wrongLength' } | { kind: 'notNumeric' }

/**
 * Finds a ZIP code of five digits. Returns `wrongLength` for fewer or more digits, and `notNumeric` for digits with
 * letters, as in Canadian postal codes. Returns undefined for input without digits, such as the name of a city.
 */
export function parseZip(input: string): ParsedZip | undefined {
  const text = input.normalize('NFKC')
  const [, zip] = /(?:^|\D)(\d{5})(?:$|\D)/.exec(text) ?? []
  if (zip !== undefined) return { kind: 'zip', zip }
  if (!/\d/.test(text)) return undefined
  return /^[\d\s-]*$/.test(text) ? { kind: 'wrongLength' } : { kind: 'notNumeric' }
}
