type ParsedZip = { kind: 'zip'; zip: string } | { kind: 'wrongLength' } | { kind: 'notNumeric' }

/** Finds a ZIP code of five digits. Returns `notNumeric` for codes with letters, like Canadian postal codes, and undefined for input that has no digits. */
export function parseZip(input: string): ParsedZip | undefined {
  const text = input.normalize('NFKC')
  const [, zip] = /(?:^|\D)(\d{5})(?:$|\D)/.exec(text) ?? []
  if (zip !== undefined) return { kind: 'zip', zip }
  if (!/\d/.test(text)) return undefined
  return /^[\d\s-]*$/.test(text) ? { kind: 'wrongLength' } : { kind: 'notNumeric' }
}
