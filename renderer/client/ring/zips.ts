import type { Point } from '../../places/geography.ts'

type Typed =
  | { is: 'zip'; zip: string }
  /** Digits that are no ZIP code yet, or too many. */
  | { is: 'digits' }
  /** Letters and digits, as other countries' codes have. */
  | { is: 'foreign' }

/**
 * Recognizes a ZIP code, also in full-width digits: the five digits of `33602-1234`, `Tampa 33602`, and `３３６０２`.
 * @returns undefined if the text may be a name.
 */
export function typedZip(typed: string): Typed | undefined {
  const text = typed.normalize('NFKC')
  const [, zip] = /(?:^|\D)(\d{5})(?:$|\D)/.exec(text) ?? []
  if (zip !== undefined) return { is: 'zip', zip }
  if (!/\d/.test(text)) return undefined
  return /^[\d\s-]*$/.test(text) ? { is: 'digits' } : { is: 'foreign' }
}

/** Centers of ZIP areas by their five digits. */
export type ZipCenters = ReadonlyMap<string, Point>

/** Reads a file of `public/zips`: `602 27.9506 -82.4579`, a line for each area. */
export function readZipCenters(text: string, firstTwo: string): ZipCenters {
  const lines = text.split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [rest = '', lat, lon] = line.split(' ')
      return [firstTwo + rest, { lat: Number(lat), lon: Number(lon) }] as const
    }),
  )
}
