import { fill } from '../../renderer/model/fill.ts'
import { claimOf } from '../../renderer/model/queries/claims.ts'
import { cityCount, cityOf, roundedCount } from '../../renderer/model/queries/locations.ts'
import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const site = getSite()
  const { copy, facts, states } = site
  return {
    meta: {
      title: pageTitle(copy.locations.meta.title, facts.brand),
      description: copy.locations.meta.description,
      share: {
        of: urls.locations(),
        title: copy.locations.hero.title,
        detail: fill(copy.locations.states.cities, { count: roundedCount(cityCount(site)) }),
      },
    },
    copy: copy.locations,
    facts,
    cities: roundedCount(cityCount(site)),
    practices: claimOf(site, copy.locations.counts.practices.claim),
    states: states.map(({ slug, name, abbreviation, cities }) => ({
      slug,
      name,
      abbreviation,
      count: cities.length,
      cities: cities.map(({ lat, lon }) => ({ lat, lon })),
    })),
    popular: copy.locations.popular.cities.map((reference) => {
      const { state, city } = cityOf(site, reference)
      return { href: urls.city(state.slug, city.slug), name: city.name }
    }),
  }
}
export type Data = ReturnType<typeof data>
