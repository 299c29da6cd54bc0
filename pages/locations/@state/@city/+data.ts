import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { listChartedClaims } from '../../../../renderer/collections/claims/queries.ts'
import { company } from '../../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../../renderer/collections/navigation/definition.ts'
import { services } from '../../../../renderer/collections/services/definition.ts'
import {
  listTestimonials,
  lowestPrice,
  type ShownTestimonial,
} from '../../../../renderer/collections/services/queries.ts'
import { cities, states } from '../../../../renderer/collections/states/definition.ts'
import type { Site } from '../../../../renderer/model/site.ts'
import { pageMeta } from '../../../../renderer/page.ts'
import type { CityProse } from '../../../../renderer/places/cityProse.ts'
import { type CityValues, cityValues } from '../../../../renderer/places/cityValues.ts'
import { isOpenToSearch } from '../../../../renderer/places/openToSearch.ts'
import type { Places } from '../../../../renderer/places/places.ts'
import { service } from '../../../../renderer/structuredData/company.ts'
import { breadcrumbs } from '../../../../renderer/structuredData/lists.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount, formatDollars, joinNames } from '../../../../renderer/wording/format.ts'
import { pickForPage } from '../../../../renderer/wording/pickFor.ts'
import { placeFinder, stateShare } from '../../ofState.ts'

export function data({ site, places, routeParams }: PageContextServer) {
  const view = places.find(routeParams.state, routeParams.city)
  const state = site.find(states, routeParams.state)
  if (!view || !state) throw render(404)
  const words = site.get(cities.page)
  const { results, testimonials, price } = site.derived(sharedBy)
  const values = cityValues(view, price)
  const { five } = view.figures?.within ?? {}
  const title = fill(words.hero.title, values)
  return {
    meta: pageMeta(site, {
      share: stateShare(site.get(states.page), state),
      title: fill(words.meta.title, values),
      description:
        five === undefined
          ? fill(words.meta.bare, values)
          : fill(words.meta.description, { ...values, five: formatCount(five) }),
      structuredData: [
        breadcrumbs(site, view.address),
        service(site, {
          name: title,
          address: view.address,
          description: fill(words.hero.text, values),
          area: values,
        }),
      ],
      ...(!isOpenToSearch(view) && { noindex: true }),
    }),
    words,
    company: site.get(company),
    breadcrumb: site.get(navigation).breadcrumb,
    results,
    view,
    surroundings: places.surroundings(view.city),
    finder: placeFinder(site, state, view.city.slug),
    // Of an owner in the same state where there is one, and always the same for the same city.
    testimonial: pickForPage(
      `${view.state.slug}/${view.city.slug} testimonial`,
      nearestOf(testimonials, view.state.name),
      ({ name, date }) => `${name} ${date}`,
    ),
    stateHref: states.address(view.state.slug),
    sources: sourceNames(places),
    price,
  }
}
export type Data = ReturnType<typeof data>

/** What the parts of the page show: the data, and the sentences that follow from them. */
export type Shown = Data & { prose: CityProse; values: CityValues }

function nearestOf(testimonials: ShownTestimonial[], state: string): ShownTestimonial[] {
  const near = testimonials.filter(({ location }) => location.endsWith(`, ${state}`))
  return near.length > 0 ? near : testimonials
}

/** In letters: longer words of an owner stand on the page of their service. */
const SHORT = 160

/** What all cities of a site show, or choose from. */
function sharedBy(site: Site) {
  const words = site.get(cities.page)
  const all = site.all(services).flatMap((service) => listTestimonials(site, service))
  const short = all.filter(({ content }) => content.length <= SHORT)
  return {
    results: listChartedClaims(site, words.results.claims),
    testimonials: short.length > 0 ? short : all,
    price: formatDollars(lowestPrice(site)),
  }
}

/** Who published the figures that the page shows: of registered specialists it shows none. */
function sourceNames({ facts }: Places): string {
  return joinNames([
    ...new Set(Object.entries(facts.sources).flatMap(([of, { by }]) => (of === 'specialists' ? [] : [by]))),
  ])
}
