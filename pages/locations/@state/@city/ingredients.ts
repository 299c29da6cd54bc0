import { render } from 'vike/abort'
import { type DrawnClaim, drawnClaims } from '../../../../renderer/collections/claims/queries.ts'
import { company } from '../../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../../renderer/collections/navigation/definition.ts'
import { services } from '../../../../renderer/collections/services/definition.ts'
import { type ShownTestimonial, testimonialsOf } from '../../../../renderer/collections/services/queries.ts'
import { cities, states } from '../../../../renderer/collections/states/definition.ts'
import type { Settled } from '../../../../renderer/deferred.ts'
import type { Site } from '../../../../renderer/model/site.ts'
import { type Handed, metaOf } from '../../../../renderer/page.ts'
import { cityProse } from '../../../../renderer/places/cityProse.ts'
import type { Places } from '../../../../renderer/places/places.ts'
import { breadcrumbs } from '../../../../renderer/structuredData/lists.ts'
import { serviceOf } from '../../../../renderer/structuredData/service.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { listText } from '../../../../renderer/wording/format.ts'
import { pickWording } from '../../../../renderer/wording/pickWording.ts'
import { stateShare } from '../../stateShare.ts'

/** All that a city's page is made of; `compose` makes its data of nothing else. */
export function gather({ site, places, twins, routeParams }: Handed & { routeParams: Record<string, string> }) {
  const found = places.find(routeParams.state, routeParams.city)
  const state = site.find(states, routeParams.state)
  if (!found || !state) throw render(404)
  const { address, place, view } = found
  const { results, testimonials, sources } = sharedBy(site, places)
  return {
    words: site.get(cities.page),
    company: site.get(company),
    breadcrumb: site.get(navigation).breadcrumb,
    results,
    sources,
    view,
    share: stateShare(site.get(states.page), state),
    crumbs: breadcrumbs(site, address),
    // One of all services' testimonials, always the same for the same city.
    testimonial:
      testimonials.length > 0
        ? pickWording(testimonials, `${place.state.slug}/${place.city.slug} testimonial`)
        : undefined,
    isTwin: twins.has(address),
  }
}
export type Ingredients = Settled<ReturnType<typeof gather>>

/** Composes the page's data. */
export function compose({ share, crumbs, isTwin, sources, ...shown }: Ingredients) {
  const { words, view, company: by } = shown
  const { values, ...prose } = cityProse(words, view)
  const title = fill(words.hero.title, values)
  return {
    meta: metaOf(by, {
      share,
      title: fill(words.meta.title, values),
      description: fill(words.meta.description, values),
      structuredData: [crumbs, serviceOf(by, { name: title, address: view.address, area: values })],
      ...(isTwin && { noindex: true }),
    }),
    ...shown,
    values,
    prose,
    stateHref: states.address(view.state.slug),
    sources: view.figures && sources,
  }
}

/** What all cities of a site show, or choose from. */
interface Shared {
  results: DrawnClaim[]
  testimonials: ShownTestimonial[]
  /** Who published the figures. */
  sources: string
}

const known = new WeakMap<Site, Shared>()

/** Once for each site, which has thousands of cities. */
function sharedBy(site: Site, places: Places): Shared {
  const words = site.get(cities.page)
  const shared = known.get(site) ?? {
    results: drawnClaims(site, words.results.claims),
    testimonials: site.all(services).flatMap((service) => testimonialsOf(site, service)),
    sources: fill(words.sources, { names: sourceNames(places) }),
  }
  known.set(site, shared)
  return shared
}

/** Who published the figures that the page shows: of registered specialists it shows none. */
function sourceNames({ facts }: Places): string {
  return listText([
    ...new Set(Object.entries(facts.sources).flatMap(([of, { by }]) => (of === 'specialists' ? [] : [by]))),
  ])
}
