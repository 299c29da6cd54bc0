import { areRing, CELL_KINDS, type CellKind } from '../collections/facts/kinds.ts'
import type { Cell } from './cells.ts'
import { milesBetween, type Point } from './geography.ts'

/** The rings in which people are counted, in miles; the second is the one that is drawn. */
export const RINGS = [3, 5, 10] as const
export const [, RING, FARTHEST] = RINGS

export interface Counted {
  /** People within each of the rings. */
  people: [three: number, five: number, ten: number]
  /** How many ZIP codes with published numbers have their center within five miles. */
  zips: number
  /** At least so many offices in them; a kind of which nothing is published is missing. */
  offices: Partial<Record<CellKind, number>>
  /** Whether about as many people live in these ZIP codes as in the ring: else their offices say nothing of it. */
  isComparable: boolean
}

/** What is counted around a point, by the same distance as on the pages. */
export function countAround(point: Point, cells: Cell[]): Counted {
  const people: Counted['people'] = [0, 0, 0]
  for (const group of cells.flatMap(({ groups }) => groups)) {
    const miles = milesBetween(point, group)
    for (const [ring, reach] of RINGS.entries())
      if (miles <= reach) people[ring] = (people[ring] ?? 0) + group.residents
  }
  const isNear = (zip: Point) => milesBetween(point, zip) <= RING
  const zips = cells.flatMap(({ zips }) => zips).filter(isNear)
  const bare = cells.flatMap(({ bareZips }) => bareZips).filter(isNear)
  const zipResidents = [...zips, ...bare].reduce((sum, { residents }) => sum + residents, 0)
  return { people, zips: zips.length, offices: officesIn(zips), isComparable: areRing(zipResidents, people[1]) }
}

function officesIn(zips: Cell['zips']): Counted['offices'] {
  const sums: Counted['offices'] = {}
  for (const { offices } of zips)
    for (const kind of CELL_KINDS) {
      const count = offices[kind]
      if (count !== undefined) sums[kind] = (sums[kind] ?? 0) + count
    }
  return sums
}
