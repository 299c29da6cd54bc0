import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { kilometres, milesBetween, type Point } from '../../renderer/places/geography.ts'
import { neededAt, type Row, readTable, textAt } from './table.ts'

/** The rings around a city, in miles. */
export const RINGS = [5, 10, 25] as const

export type Within = [number, number, number]

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

  /** Residents of the block groups whose center lies within 5, 10 and 25 miles, in straight lines on the globe. */
  within(point: Point): Within {
    const near = this.nearest(point, Math.max(...RINGS))
    const sum = (miles: number) =>
      near.reduce((sum, group) => sum + (milesBetween(point, group) <= miles ? group.residents : 0), 0)
    return [sum(RINGS[0]), sum(RINGS[1]), sum(RINGS[2])]
  }

  /** The block groups within a distance, nearest first. */
  nearest(point: Point, miles: number): BlockGroup[] {
    const ids = around(this.index, point.lon, point.lat, Number.POSITIVE_INFINITY, kilometres(miles))
    return ids.flatMap((id) => this.groups[id] ?? [])
  }
}

const COLUMNS = ['county_fips', 'population_2020', 'latitude', 'longitude'] as const

/** Reads the block groups of the country. */
export function readBlockGroups(folder: string): BlockGroup[] {
  return blockGroupsOf(readTable(folder, 'us-block-groups-2020.csv', COLUMNS))
}

export function blockGroupsOf(rows: Row[]): BlockGroup[] {
  return rows.map((row) => ({
    county: textAt(row, 'county_fips'),
    residents: neededAt(row, 'population_2020'),
    lat: neededAt(row, 'latitude'),
    lon: neededAt(row, 'longitude'),
  }))
}
