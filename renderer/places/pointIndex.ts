import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Coordinates } from '../drawing/geometry.ts'
import { KILOMETERS_PER_MILE } from './geography.ts'

/** Spatial index of points. */
export class PointIndex<Point extends Coordinates> {
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
    const ids = around(this.index, lon, lat, maxCount, miles * KILOMETERS_PER_MILE)
    return ids.flatMap((id) => this.points[id] ?? [])
  }
}
