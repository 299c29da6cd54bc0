import { REACH_MILES } from '../../renderer/collections/facts/figures.ts'
import type { BlockGroup, Coordinates } from '../../renderer/drawing/geometry.ts'
import { PointIndex } from '../../renderer/places/pointIndex.ts'
import { getRequiredNumber, getText, readTable, sum } from './table.ts'

export type BlockGroupRow = BlockGroup & { countyFips: string }

/** Block groups, to count residents near a point. */
export class BlockGroupIndex extends PointIndex<BlockGroupRow> {
  /** Residents by five-digit FIPS code. */
  readonly residentsByCounty = new Map<string, number>()

  constructor(groups: BlockGroupRow[]) {
    super(groups)
    for (const { countyFips: fips, residents } of groups)
      this.residentsByCounty.set(fips, (this.residentsByCounty.get(fips) ?? 0) + residents)
  }

  /** Counts residents within each distance in `REACH_MILES`. */
  countResidentsWithin(point: Coordinates) {
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
