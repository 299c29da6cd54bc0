import { type CityFrame, cityFrame, frameReach, isOnMap, project } from '../../../../renderer/drawing/cityFrame.ts'
import { type Neighbor, nearestCities, type Place } from '../../../../renderer/model/queries/locations.ts'
import { placesAround } from '../../../../renderer/model/queries/placesAround.ts'
import type { Content } from '../../../../renderer/model/schemas/collections.ts'
import type { City, Town } from '../../../../renderer/model/schemas/states.ts'

/** What a city's map draws. Names get their room in this order. */
export interface PlacesOnMap {
  frame: CityFrame
  /** Cities with a page: the nearest first, as the page lists them, then the largest. */
  cities: Neighbor[]
  /** Of the nearest, those beyond the edge: the map points at them. */
  beyond: Neighbor[]
  /** The other places, the largest first: towns without a page, and cities beyond the cap. */
  towns: (City | Town)[]
}

/** How many cities the page lists as the nearest; the last of them decides how far the map reaches. */
export const NEAREST = 4
/** A disc nearer to the edge than this would be cut. */
const EDGE = 8
/**
 * Around New York and Los Angeles more places lie on the map than it can show. The smallest would add bytes and no
 * picture, so what is drawn is capped; it stays so when the content lists all 21,000 places of the country.
 */
const MOST_CITIES = 24
const MOST_TOWNS = 60

/** Chooses the places on the map of a city: what is nearest, and what is largest. */
export function placesOnMap(content: Pick<Content, 'states'>, place: Place): PlacesOnMap {
  const nearest = nearestCities(content, place, NEAREST)
  const frame = cityFrame(place.city, nearest[NEAREST - 1]?.miles ?? Number.POSITIVE_INFINITY)
  const isShown = (other: City | Town) => isOnMap(project(frame, other), EDGE)
  const around = placesAround(content, place, frameReach(frame))
  const isNear = new Set(nearest.map(({ city }) => city))
  const others = around.cities.filter(({ city }) => !isNear.has(city)).toSorted((a, b) => bySize(a.city, b.city))
  const shown = [...nearest, ...others].filter(({ city }) => isShown(city))
  const unlinked = [...shown.slice(MOST_CITIES).map(({ city }) => city), ...around.towns.filter(isShown)]
  return {
    frame,
    cities: shown.slice(0, MOST_CITIES),
    beyond: nearest.filter(({ city }) => !isShown(city)),
    towns: unlinked.toSorted(bySize).slice(0, MOST_TOWNS),
  }
}

/** The largest first. */
function bySize(a: City | Town, b: City | Town): number {
  return b.population - a.population
}
