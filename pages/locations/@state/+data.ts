import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { fill } from '../../../renderer/model/fill.ts'
import { findState } from '../../../renderer/model/queries/locations.ts'
import { stateProse } from '../../../renderer/model/queries/stateProse.ts'
import { pageTitle } from '../../../renderer/pageTitle.ts'
import { getSite } from '../../../renderer/site.ts'
import { stateShare } from '../stateShare.ts'

export function data({ routeParams }: PageContextServer) {
  const site = getSite()
  const { copy, facts, navigation } = site
  const state = findState(site, routeParams.state ?? '')
  if (!state) throw render(404)
  const { values, paragraphs } = stateProse(site, state)
  return {
    meta: {
      share: stateShare(copy.state, state),
      title: pageTitle(fill(copy.state.meta.title, values), facts.brand),
      description: fill(copy.state.meta.description, values),
    },
    copy: copy.state,
    search: copy.locations.search,
    facts,
    values,
    place: { paragraphs, rule: state.advertisingRule },
    breadcrumb: { label: navigation.breadcrumb, locations: copy.city.locations },
    state: { slug: state.slug, name: state.name },
    cities: state.cities.map(({ slug, name, population, lat, lon }) => ({ slug, name, population, lat, lon })),
    towns: state.towns.map(({ lat, lon }) => ({ lat, lon })),
  }
}
export type Data = ReturnType<typeof data>
