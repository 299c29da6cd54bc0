import { render } from 'vike/abort'
import { company } from '../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { StateWords } from '../../../renderer/collections/states/words.ts'
import type { Settled } from '../../../renderer/deferred.ts'
import { type Handed, metaOf } from '../../../renderer/page.ts'
import type { StateEntry } from '../../../renderer/places/atlas.ts'
import type { Facts } from '../../../renderer/places/facts.ts'
import { stateProse } from '../../../renderer/places/stateProse.ts'
import { stateView } from '../../../renderer/places/stateView.ts'
import { breadcrumbs } from '../../../renderer/structuredData/lists.ts'
import { serviceOf } from '../../../renderer/structuredData/service.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import { stateShare } from '../stateShare.ts'
import { placeData } from './placeData.ts'

/** All that a state's page is made of; `compose` makes its data of nothing else. */
export function gather({ site, places, twins, routeParams }: Handed & { routeParams: Record<string, string> }) {
  const state = site.find(states, routeParams.state)
  if (!state) throw render(404)
  const words = site.get(states.page)
  const { facts } = places
  const address = states.address(state.slug)
  return {
    words,
    search: site.get(states.listing).search,
    company: site.get(company),
    breadcrumb: { label: site.get(navigation).breadcrumb, locations: site.get(cities.page).locations },
    crumbs: breadcrumbs(site, address),
    state,
    told: {
      of: [words, state, facts.ofState(state.slug), facts.nation],
      value: () => tellOf(words, facts, state),
    },
    isTwin: twins.has(address),
  }
}
export type Ingredients = Settled<ReturnType<typeof gather>>

/** What the page says of a state, in words and figures. */
function tellOf(words: StateWords, facts: Facts, state: StateEntry) {
  const kinds = words.place.offices.kinds.map(({ kind }) => kind)
  const view = stateView(facts, state, kinds)
  const prose = stateProse(words, view)
  return {
    values: prose.values,
    residents: view.residents === undefined ? undefined : formatCount(view.residents),
    place: placeData(words.place, facts, view, prose),
  }
}

/** Composes the page's data. */
export function compose({ crumbs, state, told, isTwin, ...shown }: Ingredients) {
  const { words, company: by } = shown
  const title = fill(words.hero.title, told.values)
  const served = { name: title, address: states.address(state.slug), area: { state: state.name } }
  return {
    meta: metaOf(by, {
      share: stateShare(words, state),
      title: fill(words.meta.title, told.values),
      description: fill(words.meta.description, told.values),
      ...(isTwin && { noindex: true }),
      structuredData: [crumbs, serviceOf(by, served)],
    }),
    ...shown,
    ...told,
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
