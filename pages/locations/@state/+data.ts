import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { company } from '../../../renderer/collections/company/definition.ts'
import { navigation } from '../../../renderer/collections/navigation/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { StateCopy } from '../../../renderer/collections/states/stateCopy.ts'
import { createPageMeta } from '../../../renderer/page.ts'
import { formatFigure, formatYears } from '../../../renderer/places/stateFigures.ts'
import { createStateView, getStateValues, type StateView } from '../../../renderer/places/stateView.ts'
import { createServiceJsonLd } from '../../../renderer/structuredData/company.ts'
import { createBreadcrumbJsonLd } from '../../../renderer/structuredData/lists.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import { interpolate } from '../../../renderer/wording/interpolate.ts'
import { createFinderCopy, createStateShare } from '../stateShare.ts'

/** Returns a state with its cities and statistics. Throws Vike's 404 for an unknown slug. */
export function data({ site, places: { facts }, routeParams }: PageContextServer) {
  const state = site.findEntry(states, routeParams.state)
  if (!state) throw render(404)
  const copy = site.get(states.page)
  const view = createStateView(facts, state, copy.place.figures)
  const values = getStateValues(state)
  const address = states.getAddress(state.slug)
  const title = interpolate(copy.hero.title, values)
  return {
    meta: createPageMeta(site, {
      share: createStateShare(copy, state),
      title: interpolate(copy.meta.title, values),
      description: interpolate(copy.meta.description, values),
      structuredData: [
        createBreadcrumbJsonLd(site, address),
        createServiceJsonLd(site, {
          name: title,
          address,
          description: interpolate(copy.hero.text, values),
          area: { state: state.name },
        }),
      ],
    }),
    copy,
    finder: createFinderCopy(site, state),
    company: site.get(company),
    breadcrumb: { label: site.get(navigation).breadcrumb, locations: site.get(cities.page).locations },
    values,
    residents: view.residents === undefined ? undefined : formatCount(view.residents),
    cities: listCities(view),
    tables: createTables(copy.place, view),
    notes: state.notes,
    rule: state.advertisingRule,
    state: { slug: state.slug },
    map: {
      name: state.name,
      cities: state.cities.map(({ slug, name, population, lat, lon }) => {
        return { href: cities.getAddress(state.slug, slug), name, population, lat, lon }
      }),
    },
  }
}

/** Props of a state's page. */
export type Data = ReturnType<typeof data>

function listCities({ state, cities: cityViews }: StateView) {
  return cityViews.map(({ city: { slug, name, population, teaser }, figures }) => {
    const incomes = (figures?.zips ?? []).flatMap(({ income }) => income ?? [])
    return {
      href: cities.getAddress(state.slug, slug),
      name,
      population,
      residentsNearby: figures?.within[5],
      incomes: incomes.length > 1 ? { low: Math.min(...incomes), high: Math.max(...incomes) } : undefined,
      teaser,
    }
  })
}

const TABLE_GROUPS = { offices: ['offices', 'registered'], people: ['people', 'health'] } as const

function createTables(copy: StateCopy['place'], view: StateView) {
  return (['offices', 'people'] as const).flatMap((name) => {
    const groups = TABLE_GROUPS[name].flatMap((group) => listTableGroups(copy, view, group))
    const sources = groups.map(({ source }) => source).join('; ')
    const { title, note } = copy.tables[name]
    return groups.length > 0 ? [{ title, groups, note: interpolate(note, { sources }) }] : []
  })
}

function listTableGroups(copy: StateCopy['place'], { figures }: StateView, group: keyof StateCopy['place']['figures']) {
  const groupFigures = figures.filter((figure) => figure.group === group)
  const [first] = groupFigures
  if (!first) return []
  const rows = groupFigures.map(({ row, state, nation }) => ({
    name: row.name,
    state: formatFigure(group, state, copy),
    nation: formatFigure(group, nation, copy),
  }))
  const years = formatYears(first.source)
  const source = interpolate(copy.source, { ...first.source, years })
  return [{ head: interpolate(copy.figures[group].head, { years }), rows, source }]
}
