import { type City, cities, states } from '../collections/states/definition.ts'
import { computeReachMiles } from '../drawing/lights.ts'
import type { Site } from '../model/site.ts'
import { Atlas } from './atlas.ts'
import { CITY_LIGHTS, type Surroundings } from './cityLights.ts'
import { type CityView, createCityView } from './cityView.ts'
import { Facts } from './facts.ts'

/** Answers questions about cities: neighbors, figures, and surroundings. Create it once per site. */
export class Places {
  private readonly site: Site
  readonly facts: Facts
  private readonly atlas: Atlas

  constructor(site: Site) {
    this.site = site
    this.facts = new Facts(site)
    this.atlas = new Atlas(site.listEntries(states))
  }

  find(stateSlug: string | undefined, citySlug: string | undefined): CityView | undefined {
    const match = this.site.findNestedEntry(cities, stateSlug, citySlug)
    const place = match && this.atlas.findCityWithState(match.item)
    return place && createCityView(this.atlas, this.facts, place)
  }

  /** Returns a city and its neighbors for `drawCityLights`. */
  getSurroundings(city: City): Surroundings {
    const neighbors = this.atlas.findPlacesWithin(city, computeReachMiles(CITY_LIGHTS))
    return {
      city,
      neighbors: neighbors.map(({ item: { name, population, lat, lon } }) => ({ name, population, lat, lon })),
    }
  }

  all(): CityView[] {
    return this.atlas.citiesWithStates.map((place) => createCityView(this.atlas, this.facts, place))
  }
}
