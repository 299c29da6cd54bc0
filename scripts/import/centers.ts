import type { Coordinates } from '../../renderer/drawing/geometry.ts'
import { type Residents, roundDegrees } from './residents.ts'
import { sum } from './table.ts'

const NEAR_MILES = 1
const RING_MILES = 5
/** Distance that's larger than any city. */
const MAX_CENTER_SEARCH_MILES = 60

/** Minimum residents around the gazetteer's point, as a share of those around the center of population. */
const MIN_SHARE = 5 / 8

/**
 * Returns the center of population if too few people live around the gazetteer's point, as at the edge of the sea, and
 * the gazetteer's point otherwise, or if there's no usable center of population.
 * @param counties codes of the counties of the city
 */
export function chooseCenter(
  gazetteerPoint: Coordinates,
  population: number,
  counties: string[],
  residents: Residents,
): Coordinates {
  const populationCenter = computePopulationCenter(gazetteerPoint, population, counties, residents)
  if (!populationCenter || countWithin(populationCenter, NEAR_MILES, residents) === 0) return gazetteerPoint
  const hasNeighbors = countWithin(gazetteerPoint, NEAR_MILES, residents) > 0
  const minResidents = countWithin(populationCenter, RING_MILES, residents) * MIN_SHARE
  return hasNeighbors && countWithin(gazetteerPoint, RING_MILES, residents) >= minResidents
    ? gazetteerPoint
    : populationCenter
}

/** Computes the center of the nearest block groups in the counties, up to the population of the city. */
function computePopulationCenter(
  point: Coordinates,
  population: number,
  counties: string[],
  residents: Residents,
): Coordinates | undefined {
  let [remaining, lat, lon] = [population, 0, 0]
  for (const group of residents.findNearest(point, MAX_CENTER_SEARCH_MILES)) {
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
