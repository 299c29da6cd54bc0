import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { City, states, Town } from '../collections/states/definition.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import type { Entry } from '../model/define/definitions.ts'
import { milesBetween, toKilometers } from './geography.ts'

/** A state with its slug and cities. */
export type StateEntry = Entry<typeof states>

/** Omits the cities of a state. Otherwise, a change to any city would rebuild all pages of the state. */
type StateName = Pick<StateEntry, 'slug' | 'name' | 'nameInText' | 'abbreviation' | 'countyKind'>

/** A city with a page, and its state. */
export interface CityWithState {
  state: StateName
  city: City
}

/** Any place with coordinates, with or without a page. */
export type CityOrTown = City | Town

interface Neighbor<Item> {
  item: Item
  miles: number
}

/** Spatial index of cities and towns. Created once per site. */
export class Atlas {
  /** Cities with a page, sorted by state. */
  readonly citiesWithStates: CityWithState[]
  private readonly entriesByCity: Map<CityOrTown, CityWithState>
  private readonly findCitiesAround: ReturnType<typeof createSpatialIndex<CityWithState>>
  private readonly findPlacesAround: ReturnType<typeof createSpatialIndex<CityOrTown>>

  constructor(states: StateEntry[]) {
    this.citiesWithStates = states.flatMap(listCitiesWithStates)
    this.entriesByCity = new Map(this.citiesWithStates.map((place) => [place.city, place]))
    this.findCitiesAround = createSpatialIndex(this.citiesWithStates, ({ city }) => city)
    const spots = states.flatMap(({ cities, towns }) => [...cities, ...towns])
    this.findPlacesAround = createSpatialIndex<CityOrTown>(spots, (spot) => spot)
  }

  findCityWithState(spot: CityOrTown): CityWithState | undefined {
    return this.entriesByCity.get(spot)
  }

  /** Returns the nearest cities, sorted by distance. They can be in another state. */
  findNearest(city: City, count: number): (CityWithState & { miles: number })[] {
    return this.findCitiesAround(city, count + 1)
      .filter(({ item }) => item.city !== city)
      .map(({ item, miles }) => ({ ...item, miles }))
      .slice(0, count)
  }

  /** Returns all cities and towns in a circle, sorted by distance. */
  findPlacesWithin(city: City, miles: number): Neighbor<CityOrTown>[] {
    return this.findPlacesAround(city, Number.POSITIVE_INFINITY, miles).filter(({ item }) => item !== city)
  }
}

function listCitiesWithStates({
  slug,
  name,
  nameInText,
  abbreviation,
  countyKind,
  cities,
}: StateEntry): CityWithState[] {
  const state = { slug, name, ...(nameInText !== undefined && { nameInText }), abbreviation, countyKind }
  return cities.map((city) => ({ state, city }))
}

/** A linear search would be too slow for 21,000 places. */
function createSpatialIndex<Item>(items: Item[], getPoint: (item: Item) => Coordinates) {
  const index = new KDBush(items.length)
  for (const item of items) index.add(getPoint(item).lon, getPoint(item).lat)
  index.finish()
  return (point: Coordinates, count: number, miles = Number.POSITIVE_INFINITY): Neighbor<Item>[] =>
    around(index, point.lon, point.lat, count, toKilometers(miles)).flatMap((id) => {
      const item = items[id]
      return item ? [{ item, miles: milesBetween(point, getPoint(item)) }] : []
    })
}
