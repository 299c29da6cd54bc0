import { cities, states } from '../collections/states/definition.ts'
import type { Site } from '../model/site.ts'
import { Atlas, type Place } from './atlas.ts'
import { type CityView, cityView } from './cityView.ts'
import { Facts } from './facts.ts'

/** What is computed about the places of a site: each view once, when it is first asked for. */
export class Places {
  readonly site: Site
  /** What public tables know of them. */
  readonly facts: Facts
  private readonly atlas: Atlas
  private readonly views = new Map<Place['city'], CityView>()

  constructor(site: Site) {
    this.site = site
    this.facts = new Facts(site)
    this.atlas = new Atlas(site.all(states))
  }

  /** The view of the city with exactly these slugs. */
  find(stateSlug: string | undefined, citySlug: string | undefined): CityView | undefined {
    const found = this.site.findNested(cities, stateSlug, citySlug)
    const place = found && this.atlas.placeOf(found.item)
    return place && this.view(place)
  }

  /** The views of all cities that have a page. */
  all(): CityView[] {
    return this.atlas.places.map((place) => this.view(place))
  }

  private view(place: Place): CityView {
    const view = this.views.get(place.city) ?? cityView(this.atlas, this.facts, place)
    this.views.set(place.city, view)
    return view
  }
}
