import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { ZipFacts } from '../collections/facts/schema.ts'
import { cities, states } from '../collections/states/definition.ts'
import type { City, Place } from '../collections/states/schema.ts'
import { computeCornerMiles } from '../drawing/lights.ts'
import type { Site } from '../model/site.ts'
import { CITY_LIGHTS, type MapPoint, type Surroundings } from './cityLights.ts'
import { type FactsIndex, indexFacts } from './facts.ts'
import { milesBetween, toKilometers } from './geography.ts'

/** A row of the table of ZIP codes on a city's page. */
type ZipRow = ZipFacts & { isInNotes: boolean; customName?: string | undefined }

const MAX_NEAREST_COUNT = 4
const MAX_NEAREST_MILES = 25

/** Looks up the facts, nearest cities, and surroundings of a city. Create it once, because it indexes thousands of places. */
export class Places {
  readonly facts: FactsIndex
  /** Cities and towns. */
  private readonly places: Place[]
  /** Links by city. Contains only fields that pages show, because a page is rebuilt if its data changes. */
  private readonly linksByCity: Map<Place, { href: string; name: string; abbreviation: string }>
  /** Finds array indexes of `places` by coordinates. */
  private readonly spatialIndex: KDBush

  constructor(site: Site) {
    this.facts = indexFacts(site)
    this.places = site.listEntries(states).flatMap((state) => [...state.cities, ...state.towns])
    this.linksByCity = new Map(
      site.listNestedEntries(cities).map(({ parent: { slug, abbreviation }, item }) => {
        return [item, { href: cities.getAddress(slug, item.slug), name: item.name, abbreviation }]
      }),
    )
    this.spatialIndex = new KDBush(this.places.length)
    for (const { lat, lon } of this.places) this.spatialIndex.add(lon, lat)
    this.spatialIndex.finish()
  }

  /** Returns up to four cities within 25 miles, the nearest first, also in other states. */
  findNearestCities(city: City) {
    return this.findPlacesWithin(city, MAX_NEAREST_MILES)
      .flatMap((place) => {
        const link = this.linksByCity.get(place)
        return link ? [{ ...link, miles: milesBetween(city, place) }] : []
      })
      .slice(0, MAX_NEAREST_COUNT)
  }

  /**
   * Returns a city and its neighbors for `drawCityLights`: ZIP codes in the notes or with a custom name, in the order of
   * `zipRows`, and then parts and places by population. If no ZIP codes are in the notes, the other ZIP codes come last.
   */
  getSurroundings(city: City, zipRows: ZipRow[] = []): Surroundings {
    const places = [...(city.parts ?? []), ...this.findPlacesWithin(city, computeCornerMiles(CITY_LIGHTS))].toSorted(
      (a, b) => b.population - a.population,
    )
    const createZipPoint = ({ zip, name, customName, isInNotes, lat, lon }: ZipRow) => {
      return { name: customName ?? (name === city.name ? zip : name), isInNotes, lat, lon }
    }
    const isPrioritized = ({ isInNotes, customName }: ZipRow) => isInNotes || customName !== undefined
    const otherRows = zipRows.some(({ isInNotes }) => isInNotes) ? [] : zipRows.filter((row) => !isPrioritized(row))
    const points = [
      ...zipRows.filter(isPrioritized).map(createZipPoint),
      ...places.map(createMapPoint),
      ...otherRows.map(createZipPoint),
    ]
    // ZIP codes can share a post office, and neighbors can have the name of the city. Keeps the first point with a name.
    const names = [city.name, ...points.map(({ name }) => name)]
    const neighbors = points.filter(({ name }, index) => names.indexOf(name) === index + 1)
    return { city: createMapPoint(city), neighbors }
  }

  /** Returns the cities and towns around a city, the nearest first. */
  private findPlacesWithin(city: City, miles: number): Place[] {
    const ids = around(this.spatialIndex, city.lon, city.lat, Number.POSITIVE_INFINITY, toKilometers(miles))
    return ids.flatMap((id) => this.places[id] ?? []).filter((place) => place !== city)
  }
}

/** Picks the fields for the drawing, because a page is rebuilt if its data changes. */
const createMapPoint = ({ name, lat, lon }: MapPoint): MapPoint => ({ name, lat, lon })
