import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { company } from '../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import { pageMeta } from '../../../renderer/page.ts'
import { stateProse } from '../../../renderer/places/stateProse.ts'
import { breadcrumbs } from '../../../renderer/structuredData/lists.ts'
import { service } from '../../../renderer/structuredData/service.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { stateShare } from '../stateShare.ts'

export function data({ site, routeParams }: PageContextServer) {
  const state = site.find(states, routeParams.state)
  if (!state) throw render(404)
  const words = site.get(states.page)
  const address = states.address(state.slug)
  const { values, paragraphs } = stateProse(words, state)
  return {
    meta: pageMeta(site, {
      share: stateShare(words, state),
      title: fill(words.meta.title, values),
      description: fill(words.meta.description, values),
      structuredData: [
        breadcrumbs(site, address),
        service(site, { name: fill(words.hero.title, values), address, area: { state: state.name } }),
      ],
    }),
    words,
    search: site.get(states.listing).search,
    company: site.get(company),
    values,
    place: { paragraphs, rule: state.advertisingRule },
    breadcrumb: { label: site.get(navigation).breadcrumb, locations: site.get(cities.page).locations },
    state: { slug: state.slug, name: state.name },
    cities: state.cities.map(({ slug, name, population, lat, lon }) => ({
      href: cities.address(state.slug, slug),
      slug,
      name,
      population,
      lat,
      lon,
    })),
    towns: state.towns.map(({ lat, lon }) => ({ lat, lon })),
  }
}
export type Data = ReturnType<typeof data>
