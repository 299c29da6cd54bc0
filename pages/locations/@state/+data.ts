import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { company } from '../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { StateWords } from '../../../renderer/collections/states/words.ts'
import { pageMeta } from '../../../renderer/page.ts'
import { figureText, yearsOf } from '../../../renderer/places/stateFigures.ts'
import { type StateProse, stateProse } from '../../../renderer/places/stateProse.ts'
import { type StateView, stateView } from '../../../renderer/places/stateView.ts'
import { service } from '../../../renderer/structuredData/company.ts'
import { breadcrumbs } from '../../../renderer/structuredData/lists.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import { placeFinder, stateShare } from '../ofState.ts'

export function data({ site, places: { facts }, routeParams }: PageContextServer) {
  const state = site.find(states, routeParams.state)
  if (!state) throw render(404)
  const words = site.get(states.page)
  const view = stateView(facts, state, words.place.figures)
  const prose = stateProse(words, view)
  const { values, lede } = prose
  const address = states.address(state.slug)
  const title = fill(words.hero.title, values)
  return {
    meta: pageMeta(site, {
      share: stateShare(words, state),
      title: fill(words.meta.title, values),
      description: fill(words.meta.description, values),
      structuredData: [
        breadcrumbs(site, address),
        service(site, { name: title, address, description: lede, area: { state: state.name } }),
      ],
    }),
    words,
    finder: placeFinder(site, state),
    company: site.get(company),
    breadcrumb: { label: site.get(navigation).breadcrumb, locations: site.get(cities.page).locations },
    values,
    lede,
    residents: view.residents === undefined ? undefined : formatCount(view.residents),
    cities: citiesOf(view),
    place: placeData(words.place, view, prose),
    state: { slug: state.slug },
    map: {
      name: state.name,
      cities: state.cities.map(({ slug, name, population, lat, lon }) => {
        return { href: cities.address(state.slug, slug), name, population, lat, lon }
      }),
    },
  }
}
export type Data = ReturnType<typeof data>

function citiesOf({ state: { slug, cities: all }, rings }: StateView) {
  const around = new Map(rings.map(({ city, people }) => [city, people]))
  return all
    .toSorted((a, b) => b.population - a.population)
    .map((city) => {
      const { name, population } = city
      return { href: cities.address(slug, city.slug), name, population, around: around.get(city) }
    })
}

const TABLES = { offices: ['offices', 'registered'], people: ['people', 'health'] } as const

function placeData(words: StateWords['place'], view: StateView, { differs, why, services }: StateProse) {
  const { notes, advertisingRule: rule } = view.state
  const tables = (['offices', 'people'] as const).flatMap((name) => {
    const groups = TABLES[name].flatMap((group) => groupOf(words, view, group))
    const sources = groups.map(({ source }) => source).join('; ')
    const { title, note } = words.tables[name]
    return groups.length > 0 ? [{ title, groups, note: fill(note, { sources }) }] : []
  })
  return { differs, tables, notes, rule, why, services }
}

function groupOf(words: StateWords['place'], { figures }: StateView, group: keyof StateWords['place']['figures']) {
  const own = figures.filter((figure) => figure.group === group)
  const [first] = own
  if (!first) return []
  const rows = own.map(({ row, here, nation }) => ({
    name: row.name,
    here: figureText(group, here, words),
    nation: figureText(group, nation, words),
  }))
  const years = yearsOf(first.source)
  const source = fill(words.source, { ...first.source, years })
  return [{ head: fill(words.figures[group].head, { years }), rows, source }]
}
