import type { Coordinates } from '../../drawing/geometry.ts'

type ParsedZip = { kind: 'zip'; zip: string } | { kind: 'digits' } | { kind: 'foreign' }

/** Finds a ZIP code. Returns undefined if the input may be a name. */
export function parseZip(input: string): ParsedZip | undefined {
  const text = input.normalize('NFKC')
  const [, zip] = /(?:^|\D)(\d{5})(?:$|\D)/.exec(text) ?? []
  if (zip !== undefined) return { kind: 'zip', zip }
  if (!/\d/.test(text)) return undefined
  return /^[\d\s-]*$/.test(text) ? { kind: 'digits' } : { kind: 'foreign' }
}

/** Centers of ZIP areas by five-digit code. */
export type ZipCenters = ReadonlyMap<string, Coordinates>

/** Parses lines such as `602 27.9506 -82.4579`. */
export function parseZipCenters(text: string, prefix: string): ZipCenters {
  const lines = text.split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [lastDigits = '', lat, lon] = line.split(' ')
      return [prefix + lastDigits, { lat: Number(lat), lon: Number(lon) }] as const
    }),
  )
}
