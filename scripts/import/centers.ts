import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import type { Residents } from './residents.ts'

/** In miles. */
const NEAR = 1
const RING = 5
const REACH = 60

/** A ring around a point in the gazetteer must hold at least this share of the people around the center of population. */
const FEWEST = 5 / 8

/**
 * Returns the center of a city: its point in the gazetteer, or its center of population if no one lives within a mile of
 * that point or too few live within five, like on the edge of the sea.
 * @param counties codes of the counties of the city
 */
export function centerOf(
  point: Coordinates,
  population: number,
  counties: string[],
  residents: Residents,
): Coordinates {
  const center = centerOfPopulation(point, population, counties, residents)
  if (!center || countWithin(center, NEAR, residents) === 0) return point
  const [own, most] = [countWithin(point, RING, residents), countWithin(center, RING, residents)]
  return countWithin(point, NEAR, residents) === 0 || own < most * FEWEST ? center : point
}

/** Takes the nearest block groups in the counties, up to the population of the city. */
function centerOfPopulation(
  point: Coordinates,
  population: number,
  counties: string[],
  residents: Residents,
): Coordinates | undefined {
  let [remaining, lat, lon] = [population, 0, 0]
  for (const group of residents.nearest(point, REACH)) {
    if (!counties.includes(group.county)) continue
    const share = Math.min(remaining, group.residents) / population
    lat += group.lat * share
    lon += group.lon * share
    remaining -= group.residents
    if (remaining <= 0) return { lat: roundDegrees(lat), lon: roundDegrees(lon) }
  }
  return undefined
}

/** The gazetteer has three decimals, too. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000

function countWithin(point: Coordinates, miles: number, residents: Residents): number {
  return residents.nearest(point, miles).reduce((sum, group) => sum + group.residents, 0)
}
