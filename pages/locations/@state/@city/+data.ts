import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { drawnClaims } from '../../../../renderer/collections/claims/queries.ts'
import { company } from '../../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../../renderer/collections/navigation/definition.ts'
import { services } from '../../../../renderer/collections/services/definition.ts'
import { type ShownTestimonial, testimonialsOf } from '../../../../renderer/collections/services/queries.ts'
import { cities, states } from '../../../../renderer/collections/states/definition.ts'
import type { Site } from '../../../../renderer/model/site.ts'
import { pageMeta } from '../../../../renderer/page.ts'
import { cityProse } from '../../../../renderer/places/cityProse.ts'
import type { Places } from '../../../../renderer/places/places.ts'
import { breadcrumbs } from '../../../../renderer/structuredData/lists.ts'
import { service } from '../../../../renderer/structuredData/service.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { listText } from '../../../../renderer/wording/format.ts'
import { pickWording } from '../../../../renderer/wording/pickWording.ts'
import { stateShare } from '../../stateShare.ts'

export function data({ site, places, twins, routeParams }: PageContextServer) {
  const view = places.find(routeParams.state, routeParams.city)
  const state = site.find(states, routeParams.state)
  if (!view || !state) throw render(404)
  const words = site.get(cities.page)
  const { values, ...prose } = cityProse(words, view)
  return {
    meta: pageMeta(site, {
      share: stateShare(site.get(states.page), state),
      title: fill(words.meta.title, values),
      description: fill(words.meta.description, values),
      structuredData: [
        breadcrumbs(site, view.address),
        service(site, { name: fill(words.hero.title, values), address: view.address, area: values }),
      ],
      ...(twins.has(view.address) && { noindex: true }),
    }),
    words,
    company: site.get(company),
    values,
    prose,
    breadcrumb: site.get(navigation).breadcrumb,
    stateHref: states.address(view.state.slug),
    view,
    results: drawnClaims(site, words.results.claims),
    sources: view.figures && fill(words.sources, { names: sourceNames(places) }),
    testimonial: testimonialFor(site, `${view.state.slug}/${view.city.slug}`),
  }
}
export type Data = ReturnType<typeof data>

/** One of all services' testimonials, always the same for the same city. */
function testimonialFor(site: Site, city: string): ShownTestimonial | undefined {
  const all = site.all(services).flatMap((service) => testimonialsOf(site, service))
  return all.length > 0 ? pickWording(all, `${city} testimonial`) : undefined
}

/** Who published the figures that the page shows: of registered specialists it shows none. */
function sourceNames({ facts }: Places): string {
  return listText([
    ...new Set(Object.entries(facts.sources).flatMap(([of, { by }]) => (of === 'specialists' ? [] : [by]))),
  ])
}
