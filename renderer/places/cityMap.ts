import { type CityFrame, cityFrame, frameReach, isOnMap, project } from '../drawing/cityFrame.ts'
import type { Near, Neighbor, Place, Spot } from './atlas.ts'

/** What a city's map draws. Names get their room in this order. */
export interface CityMapView {
  frame: CityFrame
  /** Cities with a page: the nearest first, as the page lists them, then the largest. */
  cities: Neighbor[]
  /** Of the nearest, those beyond the edge: the map points at them. */
  beyond: Neighbor[]
  /** The other places, the largest first: towns without a page, and cities beyond the cap. */
  towns: Spot[]
}

/** A disc nearer to the edge than this would be cut. */
const EDGE = 8
/**
 * Around New York and Los Angeles more places lie on the map than it can show. The smallest would add bytes and no
 * picture, so what is drawn is capped; it stays so when the content lists all 21,000 places of the country.
 */
const MOST_CITIES = 24
const MOST_TOWNS = 60

/** On a map without any place a line toward a city farther away than this would lead nowhere: a locator says more. */
const FARTHEST = 100

/** @param nearest the cities that the page lists; the last of them decides how far the map reaches. */
export function cityMapFrame(city: Place['city'], nearest: Neighbor[]): CityFrame {
  return cityFrame(city, nearest.length < NEAREST ? Number.POSITIVE_INFINITY : (nearest.at(-1)?.miles ?? 0))
}

/**
 * Chooses the places on the map of a city: what is nearest, and what is largest.
 * @param nearest the cities that the page lists.
 * @param cities those with a page that may lie on the map.
 * @param spots all that may, the nearest first.
 */
export function cityMapView(
  frame: CityFrame,
  nearest: Neighbor[],
  cities: Neighbor[],
  spots: Near<Spot>[],
): CityMapView {
  const isShown = (spot: Spot) => isOnMap(project(frame, spot), EDGE)
  const isNear = new Set(nearest.map((near) => near.city))
  const reach = frameReach(frame)
  const others = cities.filter(({ city, miles }) => miles <= reach && !isNear.has(city))
  const shown = [...nearest, ...others.toSorted((a, b) => bySize(a.city, b.city))].filter((near) => isShown(near.city))
  const towns = spots.flatMap(({ place, miles }) => (miles <= reach && isTown(place) && isShown(place) ? [place] : []))
  const isEmpty = shown.length + towns.length === 0
  return {
    frame,
    cities: shown.slice(0, MOST_CITIES),
    beyond: nearest.filter((near) => (near.miles <= FARTHEST || !isEmpty) && !isShown(near.city)),
    towns: [...shown.slice(MOST_CITIES).map((near) => near.city), ...towns].toSorted(bySize).slice(0, MOST_TOWNS),
  }
}

/** How many cities a page lists as the nearest. */
export const NEAREST = 4

/** The largest first. */
function bySize(a: Spot, b: Spot): number {
  return b.population - a.population
}

/** A town has no page, and so no slug. */
function isTown(spot: Spot): boolean {
  return !('slug' in spot)
}
