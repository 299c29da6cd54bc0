import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { ZipArea } from '../collections/facts/schema.ts'
import { type City, cities, type Place, states } from '../collections/states/definition.ts'
import { computeReachMiles } from '../drawing/lights.ts'
import type { Site } from '../model/site.ts'
import { CITY_LIGHTS, type MapPoint, type Surroundings } from './cityLights.ts'
import { Facts } from './facts.ts'
import { milesBetween, toKilometers } from './geography.ts'

const MAX_NEAREST_COUNT = 4
const MAX_NEAREST_MILES = 25

/** Looks up the figures, nearest cities, and surroundings of a city. Create it once per site. */
export class Places {
  readonly facts: Facts
  /** Cities and towns. */
  private readonly places: Place[]
  /** Fields of cities that pages nearby show. With all fields, any change would rebuild those pages. */
  private readonly links: Map<Place, { href: string; name: string; abbreviation: string }>
  /** A linear search would be too slow for 21,000 places. */
  private readonly spatialIndex: KDBush

  constructor(site: Site) {
    this.facts = new Facts(site)
    this.places = site.listEntries(states).flatMap(({ cities, towns }) => [...cities, ...towns])
    this.links = new Map(
      site.listNestedEntries(cities).map(({ parent: { slug, abbreviation }, item }) => {
        return [item, { href: cities.getAddress(slug, item.slug), name: item.name, abbreviation }]
      }),
    )
    this.spatialIndex = new KDBush(this.places.length)
    for (const { lat, lon } of this.places) this.spatialIndex.add(lon, lat)
    this.spatialIndex.finish()
  }

  /** Returns up to four cities with a page within 25 miles, the nearest first. They can be in another state. */
  findNearestCities(city: City) {
    return this.findPlacesWithin(city, MAX_NEAREST_MILES)
      .flatMap((place) => {
        const link = this.links.get(place)
        return link ? [{ ...link, miles: milesBetween(city, place) }] : []
      })
      .slice(0, MAX_NEAREST_COUNT)
  }

  /** Returns a city and its neighbors for `drawCityLights`: ZIP areas in its notes, other places, and other ZIP areas. */
  getSurroundings(city: City, zips: (ZipArea & { isInNotes: boolean })[] = []): Surroundings {
    const places = [...(city.parts ?? []), ...this.findPlacesWithin(city, computeReachMiles(CITY_LIGHTS))]
      .filter(({ name }) => name !== city.name)
      .toSorted((a, b) => b.population - a.population)
    const zipPoints = zips.map(({ zip, lat, lon, isInNotes }) => ({ name: zip, lat, lon, isInNotes }))
    return {
      city: createMapPoint(city),
      neighbors: [
        ...zipPoints.filter(({ isInNotes }) => isInNotes),
        ...places.map(createMapPoint),
        ...zipPoints.filter(({ isInNotes }) => !isInNotes),
      ],
    }
  }

  /** Returns the other cities and towns in a circle, the nearest first. */
  private findPlacesWithin(city: City, miles: number): Place[] {
    const ids = around(this.spatialIndex, city.lon, city.lat, Number.POSITIVE_INFINITY, toKilometers(miles))
    return ids.flatMap((id) => this.places[id] ?? []).filter((place) => place !== city)
  }
}

/** Picks the fields for maps. With all fields, any change would rebuild all pages nearby. */
const createMapPoint = ({ name, lat, lon }: MapPoint): MapPoint => ({ name, lat, lon })
