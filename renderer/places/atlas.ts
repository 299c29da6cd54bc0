import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { City, states, Town } from '../collections/states/definition.ts'
import type { Entry } from '../model/define/definitions.ts'
import { kilometres, milesBetween, type Point } from './geography.ts'

export type StateEntry = Entry<typeof states>

/** What the page of a place says of its state. Its other places are no part of it: a page depends on what it shows. */
type StateName = Pick<StateEntry, 'slug' | 'name' | 'nameInText' | 'abbreviation' | 'countyKind'>

export interface Place {
  state: StateName
  city: City
}

/** Whatever has a name, people and a position: our cities, and the towns that maps name. */
export type Spot = City | Town

/** Something of a list, and how far away it is. */
interface Near<Item> {
  place: Item
  miles: number
}

/** All places of the country, ready to be searched. Made once for a site. */
export class Atlas {
  /** The cities that have a page, in the order of their states. */
  readonly places: Place[]
  private readonly placeOfCity: Map<Spot, Place>
  private readonly citiesAround: ReturnType<typeof spatialIndex<Place>>
  private readonly spotsAround: ReturnType<typeof spatialIndex<Spot>>

  constructor(states: StateEntry[]) {
    this.places = states.flatMap(placesIn)
    this.placeOfCity = new Map(this.places.map((place) => [place.city, place]))
    this.citiesAround = spatialIndex(this.places, ({ city }) => city)
    const spots = states.flatMap(({ cities, towns }) => [...cities, ...towns])
    this.spotsAround = spatialIndex<Spot>(spots, (spot) => spot)
  }

  placeOf(spot: Spot): Place | undefined {
    return this.placeOfCity.get(spot)
  }

  /** The cities with a page that lie nearest to one, nearest first; across state lines too. */
  nearest(city: City, count: number): (Place & { miles: number })[] {
    return this.citiesAround(city, count + 1)
      .filter(({ place }) => place.city !== city)
      .map(({ place, miles }) => ({ ...place, miles }))
      .slice(0, count)
  }

  /** All other spots within a distance, nearest first. */
  spotsWithin(city: City, miles: number): Near<Spot>[] {
    return this.spotsAround(city, Number.POSITIVE_INFINITY, miles).filter(({ place }) => place !== city)
  }
}

function placesIn({ slug, name, nameInText, abbreviation, countyKind, cities }: StateEntry): Place[] {
  const state = { slug, name, ...(nameInText !== undefined && { nameInText }), abbreviation, countyKind }
  return cities.map((city) => ({ state, city }))
}

/** What finds the items around a point, nearest first: at most `count`, at most `miles` away. 21,000 places make it worthwhile. */
function spatialIndex<Item>(items: Item[], pointOf: (item: Item) => Point) {
  const index = new KDBush(items.length)
  for (const item of items) index.add(pointOf(item).lon, pointOf(item).lat)
  index.finish()
  return (point: Point, count: number, miles = Number.POSITIVE_INFINITY): Near<Item>[] =>
    around(index, point.lon, point.lat, count, kilometres(miles)).flatMap((id) => {
      const item = items[id]
      return item ? [{ place: item, miles: milesBetween(point, pointOf(item)) }] : []
    })
}
