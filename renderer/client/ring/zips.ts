import type { Point } from '../../places/geography.ts'

type Typed =
  | { is: 'zip'; zip: string }
  /** Digits that are no ZIP code yet, or too many. */
  | { is: 'digits' }
  /** Letters and digits, as other countries' codes have. */
  | { is: 'foreign' }

/** Undefined where it may be a name. Of `33602-1234` and `Tampa 33602` the five digits count. */
export function typedZip(text: string): Typed | undefined {
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
