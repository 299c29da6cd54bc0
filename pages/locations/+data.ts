import type { PageContextServer } from 'vike/types'
import { getClaim } from '../../renderer/collections/claims/definition.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { createMetaFromCopy, type PageProps } from '../../renderer/page.ts'
import { createItemListJsonLd } from '../../renderer/structuredData/entries.ts'
import { formatRoundedCount, interpolate } from '../../renderer/wording/format.ts'

export function data({ site, places: { facts } }: PageContextServer) {
  const copy = site.get(states.listing)
  const cityCount = site.listNestedEntries(cities).length
  const stateRows = site.listEntries(states).map(({ slug, name, abbreviation, cities: entries }) => ({
    slug,
    href: states.getAddress(slug),
    name,
    abbreviation,
    cityCount: entries.length,
    residents: facts.getState(slug)?.residents,
  }))
  const detail = interpolate(copy.states.manyCities, { count: formatRoundedCount(cityCount) })
  const structuredData = [createItemListJsonLd(site, stateRows)]
  return {
    meta: createMetaFromCopy(site, states.base, copy, { detail, structuredData }),
    copy,
    cityCount,
    practices: getClaim(site, copy.counts.practices.claim),
    states: stateRows,
    popularCities: copy.popularCities.cities.map((reference) => {
      const { parent, item } = site.getNestedEntry(cities, reference)
      return { href: cities.getAddress(parent.slug, item.slug), name: item.name }
    }),
  }
}

export type Data = PageProps<typeof data>
