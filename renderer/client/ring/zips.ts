type ParsedZip = { kind: 'zip'; zip: string } | { kind: 'digits' } | { kind: 'foreign' }

/** Finds a ZIP code, or says why there is none: too few or many digits, or letters. Returns undefined if the input may be a name. */
export function parseZip(input: string): ParsedZip | undefined {
  const text = input.normalize('NFKC')
  const [, zip] = /(?:^|\D)(\d{5})(?:$|\D)/.exec(text) ?? []
  if (zip !== undefined) return { kind: 'zip', zip }
  if (!/\d/.test(text)) return undefined
  return /^[\d\s-]*$/.test(text) ? { kind: 'digits' } : { kind: 'foreign' }
}
