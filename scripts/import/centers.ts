import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { type Residents, roundDegrees } from './residents.ts'
import { sum } from './table.ts'

const NEAR_MILES = 1
const RING_MILES = 5
const REACH_MILES = 60

/** Minimum residents around the gazetteer's point, as a share of those around the center of population. */
const MIN_SHARE = 5 / 8

/**
 * Returns the point in the gazetteer, or the center of population if no one lives within a mile of that point, or too
 * few within five, for example at the edge of the sea.
 * @param counties codes of the counties of the city
 */
export function chooseCenter(
  point: Coordinates,
  population: number,
  counties: string[],
  residents: Residents,
): Coordinates {
  const center = computePopulationCenter(point, population, counties, residents)
  if (!center || countWithin(center, NEAR_MILES, residents) === 0) return point
  const [pointResidents, centerResidents] = [
    countWithin(point, RING_MILES, residents),
    countWithin(center, RING_MILES, residents),
  ]
  return countWithin(point, NEAR_MILES, residents) === 0 || pointResidents < centerResidents * MIN_SHARE
    ? center
    : point
}

/** Takes the nearest block groups in the counties, up to the population of the city. */
function computePopulationCenter(
  point: Coordinates,
  population: number,
  counties: string[],
  residents: Residents,
): Coordinates | undefined {
  let [remaining, lat, lon] = [population, 0, 0]
  for (const group of residents.findNearest(point, REACH_MILES)) {
    if (!counties.includes(group.county)) continue
    const share = Math.min(remaining, group.residents) / population
    lat += group.lat * share
    lon += group.lon * share
    remaining -= group.residents
    if (remaining <= 0) return { lat: roundDegrees(lat), lon: roundDegrees(lon) }
  }
  return undefined
}

function countWithin(point: Coordinates, miles: number, residents: Residents): number {
  return sum(residents.findNearest(point, miles).map((group) => group.residents))
}
