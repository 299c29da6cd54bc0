import { facts } from '../collections/facts/definition.ts'
import { cities, states } from '../collections/states/definition.ts'
import type { Deferred } from '../deferred.ts'
import type { Site } from '../model/site.ts'
import { Atlas, type Place } from './atlas.ts'
import { type CityView, cityView } from './cityView.ts'
import { Facts } from './facts.ts'

/** A city, and what is computed about it. */
interface DeferredView {
  place: Place
  address: string
  view: Deferred<CityView>
}

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

  /**
   * A city with exactly these slugs, and its view where it is needed: what is true of it depends on all places and their
   * facts, and is the same as long as they are.
   */
  findDeferred(stateSlug: string | undefined, citySlug: string | undefined): DeferredView | undefined {
    const found = this.site.findNested(cities, stateSlug, citySlug)
    const place = found && this.atlas.placeOf(found.item)
    if (!place) return undefined
    const address = cities.address(place.state.slug, place.city.slug)
    const of = [this.site.all(states), this.site.all(facts), address]
    return { place, address, view: { of, value: () => this.view(place) } }
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
