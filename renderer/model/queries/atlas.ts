import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import type { Content } from '../schemas/collections.ts'
import type { City, Town } from '../schemas/states.ts'
import type { Place, StateEntry } from './locations.ts'

type States = Pick<Content, 'states'>

const KILOMETRES_PER_MILE = 1.609344

/** Great-circle distance in miles. */
export function milesBetween(a: Pick<Town, 'lat' | 'lon'>, b: Pick<Town, 'lat' | 'lon'>): number {
  return distance(a.lon, a.lat, b.lon, b.lat) / KILOMETRES_PER_MILE
}

/** The compass direction from one place to another: 0 is north, 2 east, 7 north-west. */
export function directionTo(from: Pick<Town, 'lat' | 'lon'>, to: Pick<Town, 'lat' | 'lon'>): number {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180)
  const eighths = (Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)) * 8
  return (Math.round(eighths) + 8) % 8
}

/** A place of some list, and how far away it is. */
export interface Near<Item> {
  place: Item
  miles: number
}

/** Finds what lies around a point. Built once per list: 21,000 places make it worthwhile. */
class SpatialIndex<Item> {
  private readonly items: { item: Item; lat: number; lon: number }[]
  private readonly index: KDBush

  constructor(items: { item: Item; lat: number; lon: number }[]) {
    this.items = items
    this.index = new KDBush(items.length)
    for (const { lat, lon } of items) this.index.add(lon, lat)
    this.index.finish()
  }

  /** The nearest items, nearest first: at most `count`, at most `miles` away. */
  around(point: Pick<Town, 'lat' | 'lon'>, count: number, miles = Number.POSITIVE_INFINITY): Near<Item>[] {
    const ids = around(this.index, point.lon, point.lat, count, miles * KILOMETRES_PER_MILE)
    return ids.flatMap((id) => {
      const found = this.items[id]
      return found ? [{ place: found.item, miles: milesBetween(point, found) }] : []
    })
  }
}

/** All places of the country, ready to be searched. */
export interface Atlas {
  /** The cities that have a page. */
  cities: SpatialIndex<Place>
  /** Those, and the towns that maps name. */
  places: SpatialIndex<City | Town>
  /** The cities that have a page, the largest first. */
  bySize: Place[]
  /** Each city's index in `bySize`. */
  position: Map<City, number>
}

const atlases = new WeakMap<StateEntry[], Atlas>()

/** The atlas of a content, made at its first use. */
export function atlasOf({ states }: States): Atlas {
  const known = atlases.get(states)
  if (known) return known
  const places = states.flatMap((state) => state.cities.map((city) => ({ state, city })))
  const bySize = places.toSorted((a, b) => b.city.population - a.city.population)
  const atlas = {
    cities: new SpatialIndex(places.map((item) => ({ item, lat: item.city.lat, lon: item.city.lon }))),
    places: new SpatialIndex(
      states
        .flatMap(({ cities, towns }) => [...cities, ...towns])
        .map((item) => ({ item, lat: item.lat, lon: item.lon })),
    ),
    bySize,
    position: new Map(bySize.map(({ city }, index) => [city, index])),
  }
  atlases.set(states, atlas)
  return atlas
}
