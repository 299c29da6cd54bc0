import type { Content } from '../schemas/collections.ts'
import type { City, Town } from '../schemas/states.ts'
import { atlasOf } from './atlas.ts'
import type { Neighbor, Place } from './locations.ts'

/** What a map around a city shows: our cities, and the towns without a page. Both nearest first. */
export interface PlacesAround {
  cities: Neighbor[]
  towns: Town[]
}

/** Everything within a distance of a city, itself left out; across state lines too. */
export function placesAround(content: Pick<Content, 'states'>, { city }: Place, miles: number): PlacesAround {
  const { cities, places } = atlasOf(content)
  return {
    cities: cities
      .around(city, Number.POSITIVE_INFINITY, miles)
      .filter(({ place }) => place.city !== city)
      .map(({ place, miles }) => ({ ...place, miles })),
    towns: places.around(city, Number.POSITIVE_INFINITY, miles).flatMap(({ place }) => (isTown(place) ? [place] : [])),
  }
}

/** A town has no page, and so no slug. */
function isTown(place: City | Town): place is Town {
  return !('slug' in place)
}
