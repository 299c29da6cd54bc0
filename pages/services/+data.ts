import type { PageContextServer } from 'vike/types'
import { services, summarizeService } from '../../renderer/collections/services/definition.ts'
import { createMetaFromCopy, type PageProps } from '../../renderer/page.ts'
import { createItemListJsonLd } from '../../renderer/structuredData/entries.ts'
import { createPriceRuler } from './priceRuler.ts'

export function data({ site }: PageContextServer) {
  const copy = site.get(services.listing)
  const entries = site.listEntries(services)
  const summaries = entries.map(summarizeService)
  const lowestPrices = summaries.flatMap(({ lowestMonthlyPrice }) => lowestMonthlyPrice ?? []).sort((a, b) => a - b)
  const { pricesByService, ...ruler } = createPriceRuler(entries.map(({ pricing }) => pricing?.plans ?? []))
  const drawing = lowestPrices.length < 2 ? undefined : { kind: 'stems' as const, values: lowestPrices }
  const structuredData = [createItemListJsonLd(site, summaries)]
  return {
    meta: createMetaFromCopy(site, services.base, copy, { drawing, structuredData }),
    copy,
    services: summaries.map((summary, index) => ({ ...summary, prices: pricesByService[index] ?? [] })),
    ruler,
  }
}

export type Data = PageProps<typeof data>
