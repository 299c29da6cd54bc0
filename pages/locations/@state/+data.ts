import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { cities, type StateEntry, states } from '../../../renderer/collections/states/definition.ts'
import { RING_MILES } from '../../../renderer/drawing/lights.ts'
import { createPageMeta, type PageProps } from '../../../renderer/page.ts'
import { createStateTables } from '../../../renderer/places/comparisons.ts'
import type { FactsIndex } from '../../../renderer/places/facts.ts'
import { createServiceJsonLd } from '../../../renderer/structuredData/company.ts'
import { createBreadcrumbJsonLd } from '../../../renderer/structuredData/entries.ts'
import { formatCount, interpolate } from '../../../renderer/wording/format.ts'
import { createBreadcrumb } from '../Breadcrumb.tsx'
import { createSearchFieldCopy, createStateShareImage, formatCityCount, getStateTokenValues } from '../stateTokens.ts'

/** Returns a state, including its cities. Throws Vike's 404 for unknown slugs. */
export function data({ site, places: { facts }, routeParams }: PageContextServer) {
  const state = site.findEntry(states, routeParams.state)
  if (!state) throw render(404)
  const copy = site.get(states.page)
  const residents = facts.getState(state.slug)?.residents
  const tokenValues = getStateTokenValues(state)
  const address = states.getAddress(state.slug)
  return {
    meta: createPageMeta(site, {
      share: createStateShareImage(site, state),
      title: interpolate(copy.meta.title, tokenValues),
      description: interpolate(copy.meta.description, tokenValues),
      structuredData: [
        createBreadcrumbJsonLd(site, address),
        createServiceJsonLd(site, {
          name: interpolate(copy.hero.title, tokenValues),
          address,
          description: interpolate(copy.hero.text, tokenValues),
          area: { state: state.name },
        }),
      ],
    }),
    copy,
    searchField: createSearchFieldCopy(site, state),
    breadcrumb: createBreadcrumb(site),
    tokenValues,
    // Use no-break spaces to avoid a line break in `New York`.
    titleValues: { ...tokenValues, stateInTitle: tokenValues.stateInTitle.replaceAll(' ', '\u00A0') },
    cityCountText: formatCityCount(site.get(states.listing).states, state.cities.length),
    residents: residents === undefined ? undefined : formatCount(residents),
    cities: listCities(state, facts),
    tables: createStateTables(facts, state.slug, copy.comparison),
    notes: state.notes,
    advertisingRule: state.advertisingRule,
    state: { slug: state.slug, name: state.name },
  }
}

export type Data = PageProps<typeof data>

function listCities({ slug: stateSlug, cities: entries }: StateEntry, facts: FactsIndex) {
  const largestFirst = entries.toSorted((a, b) => b.population - a.population)
  return largestFirst.map(({ slug, name, population, lat, lon, teaser }) => {
    const cityFacts = facts.getCity(stateSlug, slug)
    const incomes = (cityFacts?.zips ?? []).flatMap(({ income }) => income ?? [])
    return {
      href: cities.getAddress(stateSlug, slug),
      name,
      population,
      lat,
      lon,
      residentsNearby: cityFacts?.residentsWithin[RING_MILES],
      incomes: incomes.length > 0 ? { low: Math.min(...incomes), high: Math.max(...incomes) } : undefined,
      teaser,
    }
  })
}
