import { CELL_KINDS, type CellKind, hasMatchingZips } from '../collections/facts/kinds.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import type { Cell } from './cells.ts'
import { milesBetween } from './geography.ts'

/** Radius in miles. The drawing shows the second ring. */
export const RADII_MILES = [3, 5, 10] as const
/** The ring in the drawing and the farthest one, in miles. */
export const [, RING_MILES, MAX_RADIUS_MILES] = RADII_MILES

/** Sums within three, five, and ten miles of a point. */
export interface RingCounts {
  people: [three: number, five: number, ten: number]
  /** Number of ZIP codes with offices inside the ring. */
  zips: number
  /** Minimum number of offices. Unpublished kinds are `undefined`. */
  offices: Partial<Record<CellKind, number>>
  /** See `zipsMatchRing`. */
  isComparable: boolean
}

/** Counts residents in each ring, and ZIP codes and offices within five miles. @param cells all cells that the largest ring touches */
export function countAround(point: Coordinates, cells: Cell[]): RingCounts {
  const people: RingCounts['people'] = [0, 0, 0]
  for (const group of cells.flatMap(({ groups }) => groups)) {
    const miles = milesBetween(point, group)
    for (const [ringIndex, radius] of RADII_MILES.entries())
      if (miles <= radius) people[ringIndex] = (people[ringIndex] ?? 0) + group.residents
  }
  const isNear = (zip: Coordinates) => milesBetween(point, zip) <= RING_MILES
  const zips = cells.flatMap(({ zips }) => zips).filter(isNear)
  const withoutOffices = cells.flatMap(({ zipsWithoutOffices }) => zipsWithoutOffices).filter(isNear)
  const zipResidents = [...zips, ...withoutOffices].reduce((sum, { residents }) => sum + residents, 0)
  return {
    people,
    zips: zips.length,
    offices: sumOffices(zips),
    isComparable: hasMatchingZips(zipResidents, people[1]),
  }
}

function sumOffices(zips: Cell['zips']): RingCounts['offices'] {
  const sums: RingCounts['offices'] = {}
  for (const { offices } of zips)
    for (const kind of CELL_KINDS) {
      const count = offices[kind]
      if (count !== undefined) sums[kind] = (sums[kind] ?? 0) + count
    }
  return sums
}
