import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { serviceSummary } from '../../renderer/collections/services/queries.ts'
import { listingMeta } from '../../renderer/page.ts'
import { itemList } from '../../renderer/structuredData/lists.ts'
import { priceRuler } from './priceRuler.ts'
import { pricesDrawing } from './servicesShare.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(services.listing)
  const all = site.all(services).map(serviceSummary)
  return {
    meta: {
      ...listingMeta(site, services.base, words, { drawing: pricesDrawing(all.flatMap(({ price }) => price ?? [])) }),
      structuredData: [itemList(site, all)],
    },
    words,
    company: site.get(company),
    services: all,
    ruler: priceRuler(site.all(services).map(({ slug, pricing }) => ({ href: services.address(slug), pricing }))),
  }
}
export type Data = ReturnType<typeof data>
