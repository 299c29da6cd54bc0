import type { City } from '../collections/states/definition.ts'
import { directionTo, milesBetween, type Point } from './geography.ts'

/** The longest way across a state between two of its cities, as a line from west to east. */
export interface Transect {
  from: City
  to: City
  /** On the globe, in a straight line. */
  miles: number
  /** The compass direction from one end to the other, as `directionTo` counts. */
  direction: number
  /** All cities at their projection onto the line, which is so many miles from its beginning; in this order. */
  stops: { city: City; mile: number }[]
  /** The longest stretch without a projection. */
  gap: { before: City; after: City; miles: number }
}

/** The way between the two cities that lie farthest apart; none in a state with one city. */
export function transectOf(cities: City[]): Transect | undefined {
  const ends = farthestApart(cities)
  if (!ends) return undefined
  const [from, to] = ends.one.lon <= ends.other.lon ? [ends.one, ends.other] : [ends.other, ends.one]
  const stops = cities
    .map((city) => ({ city, mile: mileOf(city, from, to, ends.miles) }))
    .toSorted((a, b) => a.mile - b.mile)
  const gaps = stops.slice(1).map(({ city, mile }, index) => ({
    before: stops[index]?.city ?? from,
    after: city,
    miles: mile - (stops[index]?.mile ?? 0),
  }))
  const [gap = { before: from, after: to, miles: ends.miles }] = gaps.toSorted((a, b) => b.miles - a.miles)
  return { from, to, miles: ends.miles, direction: directionTo(from, to), stops, gap }
}

/** Of pairs that lie equally far apart the first. */
function farthestApart(cities: City[]): { one: City; other: City; miles: number } | undefined {
  let farthest: { one: City; other: City; miles: number } | undefined
  for (const [index, one] of cities.entries())
    for (const other of cities.slice(index + 1)) {
      const miles = milesBetween(one, other)
      if (!farthest || miles > farthest.miles) farthest = { one, other, miles }
    }
  return farthest
}

const RADIANS = Math.PI / 180

/**
 * How far along the line a point's projection lies, in miles: the along-track distance of navigation. The two ends are the
 * points that lie farthest apart, so no other projects beyond them.
 * Source: E. Williams, Aviation Formulary, "Cross track error".
 */
function mileOf(point: Point, from: Point, to: Point, miles: number): number {
  if (point === from) return 0
  if (point === to) return miles
  const perMile = angle(from, to) / miles
  const away = angle(from, point)
  const turn = bearing(from, point) - bearing(from, to)
  const aside = Math.asin(Math.sin(away) * Math.sin(turn))
  const along = Math.acos(Math.min(1, Math.cos(away) / Math.cos(aside))) / perMile
  return Math.min(miles, Math.max(0, Math.cos(turn) < 0 ? -along : along))
}

/** The angle at the center of the globe between two points. */
function angle(a: Point, b: Point): number {
  const [north, east] = [Math.sin(((b.lat - a.lat) * RADIANS) / 2), Math.sin(((b.lon - a.lon) * RADIANS) / 2)]
  return 2 * Math.asin(Math.sqrt(north ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * east ** 2))
}

/** The direction in which the shortest way begins, in radians clockwise from north. */
function bearing(from: Point, to: Point): number {
  const [lat, lat2, turn] = [from.lat * RADIANS, to.lat * RADIANS, (to.lon - from.lon) * RADIANS]
  return Math.atan2(
    Math.sin(turn) * Math.cos(lat2),
    Math.cos(lat) * Math.sin(lat2) - Math.sin(lat) * Math.cos(lat2) * Math.cos(turn),
  )
}
