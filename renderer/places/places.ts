import type { ZipFacts } from '../collections/facts/schema.ts'
import { cities, states } from '../collections/states/definition.ts'
import type { City, Place } from '../collections/states/schema.ts'
import { computeCornerMiles } from '../drawing/lights.ts'
import type { Site } from '../model/site.ts'
import { type FactsIndex, indexFacts } from './facts.ts'
import { milesBetween } from './geography.ts'
import { CITY_LIGHTS, type MapPoint, type Surroundings } from './maps.ts'
import { PointIndex } from './pointIndex.ts'

/** A row of the table of ZIP codes on a city's page. */
type ZipRow = ZipFacts & { isInNotes: boolean; areaName?: string | undefined }

/** Looks up the facts, nearest cities, and surroundings of a city. Create it once, because it indexes thousands of places. */
export class Places {
  readonly facts: FactsIndex
  /** Cities and towns. */
  private readonly places: PointIndex<Place>
  /** Links by city. Contains only fields that pages show, because a page is rebuilt if its data changes. */
  private readonly linksByCity: Map<Place, { href: string; name: string; abbreviation: string }>

  constructor(site: Site) {
    this.facts = indexFacts(site)
    this.places = new PointIndex(site.listEntries(states).flatMap((state) => [...state.cities, ...state.towns]))
    this.linksByCity = new Map(
      site.listNestedEntries(cities).map(({ parent: { slug, abbreviation }, item }) => {
        return [item, { href: cities.getAddress(slug, item.slug), name: item.name, abbreviation }]
      }),
    )
  }

  /** Returns up to four cities within 25 miles, the nearest first, also in other states. */
  findNearestCities(city: City) {
    const links = this.places.findNearest(city, 25).flatMap((place) => {
      const link = place === city ? undefined : this.linksByCity.get(place)
      return link ? [{ ...link, miles: milesBetween(city, place) }] : []
    })
    return links.slice(0, 4)
  }

  /**
   * Returns a city and its neighbors for `drawCityLights`: ZIP codes in the notes or with a name in `areas`, in the order of
   * `zipRows`, and then parts and places by population. If no ZIP codes are in the notes, the other ZIP codes come last.
   */
  getSurroundings(city: City, zipRows: ZipRow[] = []): Surroundings {
    const neighbors = this.places.findNearest(city, computeCornerMiles(CITY_LIGHTS)).filter((place) => place !== city)
    const places = [...(city.parts ?? []), ...neighbors].toSorted((a, b) => b.population - a.population)
    const createZipPoint = ({ zip, name, areaName, isInNotes, lat, lon }: ZipRow) => {
      return { name: areaName ?? (name === city.name ? zip : name), isInNotes, lat, lon }
    }
    const isPrioritized = ({ isInNotes, areaName }: ZipRow) => isInNotes || areaName !== undefined
    const otherRows = zipRows.some(({ isInNotes }) => isInNotes) ? [] : zipRows.filter((row) => !isPrioritized(row))
    const points = [
      ...zipRows.filter(isPrioritized).map(createZipPoint),
      ...places.map(createMapPoint),
      ...otherRows.map(createZipPoint),
    ]
    // ZIP codes can share a post office, and neighbors can have the name of the city. Keeps the first point with a name.
    const names = [city.name, ...points.map(({ name }) => name)]
    const labeled = points.filter(({ name }, index) => names.indexOf(name) === index + 1)
    return { city: createMapPoint(city), neighbors: labeled }
  }
}

/** Picks the fields for the drawing, because a page is rebuilt if its data changes. */
const createMapPoint = ({ name, lat, lon }: MapPoint): MapPoint => ({ name, lat, lon })
