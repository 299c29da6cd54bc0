import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { chartOf } from '../../../../renderer/model/claimChart.ts'
import { fill } from '../../../../renderer/model/fill.ts'
import { formatCount } from '../../../../renderer/model/format.ts'
import { cityProse } from '../../../../renderer/model/queries/cityProse.ts'
import { claimOf } from '../../../../renderer/model/queries/claims.ts'
import {
  findCity,
  listText,
  nearestCities,
  type Place,
  rankInState,
} from '../../../../renderer/model/queries/locations.ts'
import { cityTestimonial } from '../../../../renderer/model/queries/testimonials.ts'
import { urls } from '../../../../renderer/model/urls.ts'
import { pageTitle } from '../../../../renderer/pageTitle.ts'
import { getSite } from '../../../../renderer/site.ts'
import { stateShare } from '../../stateShare.ts'
import { cityMapData } from './cityMapData.ts'
import { NEAREST } from './placesOnMap.ts'

export function data({ routeParams }: PageContextServer) {
  const site = getSite()
  const { copy, facts, navigation } = site
  const place = findCity(site, routeParams.state ?? '', routeParams.city ?? '')
  if (!place) throw render(404)
  const { state } = place
  const { values, ...prose } = cityProse(site, place)
  return {
    meta: {
      share: stateShare(copy.state, place.state),
      title: pageTitle(fill(copy.city.meta.title, values), facts.brand),
      description: fill(copy.city.meta.description, values),
    },
    copy: copy.city,
    facts,
    values,
    prose,
    breadcrumb: navigation.breadcrumb,
    stateHref: urls.state(state.slug),
    counties: countiesFact(place, copy.city.facts.counties),
    rank: { rank: rankInState(place), count: state.cities.length },
    map: cityMapData(site, place),
    nearest: nearestCities(site, place, NEAREST).map((near) => ({
      href: urls.city(near.state.slug, near.city.slug),
      name: near.state === state ? near.city.name : `${near.city.name}, ${near.state.abbreviation}`,
      miles: formatCount(Math.round(near.miles)),
    })),
    results: copy.city.results.claims.map((reference) => {
      const claim = claimOf(site, reference)
      return { ...claim, id: reference.slug, drawing: chartOf(claim) }
    }),
    testimonial: cityTestimonial(site, place),
  }
}
export type Data = ReturnType<typeof data>

type CountyWords = Record<Place['state']['countyKind'], { one: string; many: string }>

/** The city's counties by name, under the word that the state has for them; none for an independent city. */
function countiesFact(
  { state, city: { counties } }: Place,
  words: CountyWords,
): { label: string; names: string } | undefined {
  if (counties.length === 0) return undefined
  const { one, many } = words[state.countyKind]
  return { label: counties.length === 1 ? one : many, names: listText(counties) }
}
