import { isComparableToRing, type OfficeKind, RING_OFFICE_KINDS } from '../collections/facts/figures.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import { RING_MILES, sumResidents } from '../drawing/lights.ts'
import type { Cell } from './cells.ts'
import { milesBetween } from './geography.ts'

/** Radii of the circles in which the ring counts residents, in miles. City pages use `REACH_MILES`. */
export const RADII_MILES = [3, RING_MILES, 10] as const

export interface RingCounts {
  /** Residents within each of `RADII_MILES`. */
  residents: [three: number, five: number, ten: number]
  /** Minimum numbers of offices in the ZIP codes with a center in the ring, by kind. Unpublished kinds are missing. */
  offices: Partial<Record<OfficeKind, number>>
  /** True if these ZIP codes have about as many residents as the ring. If false, don't show `offices`. */
  isComparable: boolean
}

/** Counts the residents around a point, and the offices of the ZIP codes with a center in the ring. @param cells all cells that the largest circle touches */
export function countAround(point: Coordinates, cells: Cell[]): RingCounts {
  const residents: RingCounts['residents'] = [0, 0, 0]
  for (const group of cells.flatMap(({ blockGroups }) => blockGroups)) {
    const miles = milesBetween(point, group)
    for (const [index, radius] of RADII_MILES.entries())
      if (miles <= radius) residents[index] = (residents[index] ?? 0) + group.residents
  }
  const isInRing = (zip: Coordinates) => milesBetween(point, zip) <= RING_MILES
  const zipsWithOffices = cells.flatMap((cell) => cell.zipsWithOffices).filter(isInRing)
  const zipsWithoutOffices = cells.flatMap((cell) => cell.zipsWithoutOffices).filter(isInRing)
  const zipResidents = sumResidents([...zipsWithOffices, ...zipsWithoutOffices])
  return {
    residents,
    offices: sumOffices(zipsWithOffices),
    isComparable: isComparableToRing(zipResidents, residents[1]),
  }
}

function sumOffices(zips: Cell['zipsWithOffices']): RingCounts['offices'] {
  const sums: RingCounts['offices'] = {}
  for (const { offices } of zips)
    for (const kind of RING_OFFICE_KINDS) {
      const count = offices[kind]
      if (count !== undefined) sums[kind] = (sums[kind] ?? 0) + count
    }
  return sums
}
