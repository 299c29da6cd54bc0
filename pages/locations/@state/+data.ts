import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { company } from '../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import { pageMeta } from '../../../renderer/page.ts'
import { stateProse } from '../../../renderer/places/stateProse.ts'
import { stateView } from '../../../renderer/places/stateView.ts'
import { breadcrumbs } from '../../../renderer/structuredData/lists.ts'
import { service } from '../../../renderer/structuredData/service.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import { stateShare } from '../stateShare.ts'
import { placeData } from './placeData.ts'

export function data({ site, places: { facts }, twins, routeParams }: PageContextServer) {
  const state = site.find(states, routeParams.state)
  if (!state) throw render(404)
  const words = site.get(states.page)
  const view = stateView(
    facts,
    state,
    words.place.offices.kinds.map(({ kind }) => kind),
  )
  const prose = stateProse(words, view)
  const { values } = prose
  const address = states.address(state.slug)
  return {
    meta: pageMeta(site, {
      share: stateShare(words, state),
      title: fill(words.meta.title, values),
      description: fill(words.meta.description, values),
      ...(twins.has(address) && { noindex: true }),
      structuredData: [
        breadcrumbs(site, address),
        service(site, { name: fill(words.hero.title, values), address, area: { state: state.name } }),
      ],
    }),
    words,
    search: site.get(states.listing).search,
    company: site.get(company),
    values,
    residents: view.residents === undefined ? undefined : formatCount(view.residents),
    place: placeData(words.place, facts, view, prose),
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
