import { hasMatchingZips, OFFICE_KINDS, type OfficeKind } from '../../renderer/collections/facts/kinds.ts'
import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { milesBetween } from '../../renderer/places/geography.ts'
import type { ZipAreas } from './residents.ts'
import { getNumbers, getRequiredNumber, getText, readTable } from './table.ts'

/** Minimum number of offices by kind. Kinds without published numbers are missing. */
export type Offices = Partial<Record<OfficeKind, number>>

/** ZIP code with center and offices. */
export interface ZipCode extends Coordinates {
  /** Five digits. */
  zip: string
  offices: Offices
}

/** Reads the table of offices by ZIP code. @throws {UserError} if the table or a column is missing */
export function readZipCodes(folder: string): ZipCode[] {
  const columns = ['zip', 'latitude', 'longitude', ...Object.values(OFFICE_KINDS)]
  return readTable(folder, 'us-zip-health-offices-2022.csv', columns).map((row) => ({
    zip: getText(row, 'zip'),
    lat: getRequiredNumber(row, 'latitude'),
    lon: getRequiredNumber(row, 'longitude'),
    offices: getNumbers(row, OFFICE_KINDS) ?? {},
  }))
}

export const RING_MILES = 5

/** Returns minimums, because counts of one or two aren't published. Returns undefined if the ZIP codes don't match the ring. */
export function countOffices(point: Coordinates, ringResidents: number, zipCodes: ZipCode[], areas: ZipAreas) {
  const nearbyZips = zipCodes.filter((zip) => milesBetween(point, zip) <= RING_MILES)
  const ringZips = new Set([...nearbyZips.map(({ zip }) => zip), ...areas.findWithin(point, RING_MILES)])
  const zipResidents = [...ringZips].reduce((sum, zip) => sum + areas.getResidents(zip), 0)
  const offices = sumByKind(nearbyZips.map(({ offices }) => offices))
  return offices && hasMatchingZips(zipResidents, ringResidents)
    ? { zips: nearbyZips.length, zipResidents, offices }
    : undefined
}

/** Sums known numbers by kind. Returns undefined if all are unknown. */
export function sumByKind(all: Offices[]): Offices | undefined {
  const kinds = Object.keys(OFFICE_KINDS) as OfficeKind[]
  const sums = kinds.flatMap((kind) => {
    const counts = all.flatMap((row) => row[kind] ?? [])
    return counts.length === 0 ? [] : [[kind, counts.reduce((sum, count) => sum + count, 0)] as const]
  })
  return sums.length === 0 ? undefined : Object.fromEntries(sums)
}
