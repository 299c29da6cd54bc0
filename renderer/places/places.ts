import { facts } from '../collections/facts/definition.ts'
import { cities, states } from '../collections/states/definition.ts'
import type { Deferred } from '../deferred.ts'
import type { Site } from '../model/site.ts'
import { Atlas, type Place } from './atlas.ts'
import { type CityView, cityView, ghostOf } from './cityView.ts'
import { Facts } from './facts.ts'
import { neighborhoods } from './neighborhood.ts'

/** A city, and what is computed about it. */
export interface DeferredView {
  place: Place
  address: string
  view: Deferred<CityView>
}

/** So many views are kept, for whoever asks next: more than sites have, and few enough for ten times as many places. */
const MOST_VIEWS = 2000

/** What is computed about the places of a site: each view when it is first asked for. */
export class Places {
  readonly site: Site
  /** What public tables know of them. */
  readonly facts: Facts
  private readonly atlas: Atlas
  private readonly views = new Map<Place['city'], CityView>()
  private neighborhoods: ReturnType<typeof neighborhoods> | undefined

  constructor(site: Site) {
    this.site = site
    this.facts = new Facts(site)
    this.atlas = new Atlas(site.all(states))
  }

  /** A city with exactly these slugs, and its view where it is needed. */
  find(stateSlug: string | undefined, citySlug: string | undefined): DeferredView | undefined {
    const found = this.site.findNested(cities, stateSlug, citySlug)
    const place = found && this.atlas.placeOf(found.item)
    return place && this.deferred(place)
  }

  /** All cities that have a page, each with its view where it is needed. */
  all(): DeferredView[] {
    return this.atlas.places.map((place) => this.deferred(place))
  }

  /** What is true of a city depends on the places around it and on all facts, and on its ghost, which may be anywhere. */
  private deferred(place: Place): DeferredView {
    const address = cities.address(place.state.slug, place.city.slug)
    const known = this.site.all(facts)
    const ghost = { of: [this.site.all(states), known, address], value: () => [ghostOf(this.atlas, this.facts, place)] }
    this.neighborhoods ??= neighborhoods(this.site.all(states))
    const of = [this.neighborhoods.get(place.state.slug), known, address, ghost]
    return { place, address, view: { of, value: () => this.view(place) } }
  }

  private view(place: Place): CityView {
    const known = this.views.get(place.city)
    if (known) return known
    const view = cityView(this.atlas, this.facts, place)
    const [oldest] = this.views.keys()
    if (oldest && this.views.size >= MOST_VIEWS) this.views.delete(oldest)
    this.views.set(place.city, view)
    return view
  }
}
