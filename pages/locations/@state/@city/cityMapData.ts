import type { MapSpot } from '../../../../renderer/drawing/citySpots.ts'
import { fill } from '../../../../renderer/model/fill.ts'
import { formatCount } from '../../../../renderer/model/format.ts'
import { directionTo, milesBetween } from '../../../../renderer/model/queries/atlas.ts'
import type { Neighbor, Place } from '../../../../renderer/model/queries/locations.ts'
import type { Content } from '../../../../renderer/model/schemas/collections.ts'
import type { City, Town } from '../../../../renderer/model/schemas/states.ts'
import { urls } from '../../../../renderer/model/urls.ts'
import { placesOnMap } from './placesOnMap.ts'

/** How many places the text alternative names. */
const TOLD = 6

/** What a city's map shows and says: everything but the geometry. */
export function cityMapData(content: Pick<Content, 'states' | 'copy'>, place: Place) {
  const { city: here, state: home } = place
  const { map: copy, place: words } = content.copy.city
  const { frame, cities, beyond, towns } = placesOnMap(content, place)
  const tell = (there: City | Town, name = there.name) => {
    const miles = wholeMiles(milesBetween(here, there))
    const direction = words.directions[directionTo(here, there)] ?? ''
    return fill(miles === 1 ? copy.place.one : copy.place.many, { name, miles: formatCount(miles), direction })
  }
  const link = ({ state, city, miles }: Neighbor) => ({
    ...spotOf(city),
    href: urls.city(state.slug, city.slug),
    label: tell(city, state === home ? city.name : `${city.name}, ${state.abbreviation}`),
    miles: fill(copy.edge, { miles: formatCount(wholeMiles(miles)) }),
  })
  const nearest = [...cities.map(({ city }) => city), ...towns]
    .toSorted((a, b) => milesBetween(here, a) - milesBetween(here, b))
    .slice(0, TOLD)
  const sentences = [
    fill(copy.text, { city: here.name }),
    nearest.length > 0 ? fill(copy.around, { places: nearest.map((each) => tell(each)).join('; ') }) : copy.empty,
    ...(beyond.length > 0 ? [fill(copy.beyond, { places: beyond.map((each) => link(each).label).join('; ') })] : []),
  ]
  return {
    name: fill(copy.name, { city: here.name }),
    text: sentences.join(' '),
    frame,
    city: spotOf(here),
    cities: cities.map(link),
    beyond: beyond.map(link),
    towns: towns.map(spotOf),
  }
}
export type CityMapData = ReturnType<typeof cityMapData>

/** A place next door is one mile away, never none. */
function wholeMiles(miles: number): number {
  return Math.max(1, Math.round(miles))
}

function spotOf({ name, population, lat, lon }: City | Town): MapSpot {
  return { name, population, lat, lon }
}
