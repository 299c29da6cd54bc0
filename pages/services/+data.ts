import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { serviceSummary } from '../../renderer/collections/services/queries.ts'
import { ARTICLE_BASE, ARTICLE_SHEET, drawArticle } from '../../renderer/drawing/articleDrawing.ts'
import { listingMeta } from '../../renderer/page.ts'
import type { ShareDrawing } from '../../renderer/share.ts'
import { itemList } from '../../renderer/structuredData/lists.ts'
import { createPriceRuler } from './priceRuler.ts'

export function data({ site }: PageContextServer) {
  const copy = site.get(services.listing)
  const all = site.all(services).map(serviceSummary)
  return {
    meta: {
      ...listingMeta(site, services.base, copy, { drawing: pricesDrawing(all.flatMap(({ price }) => price ?? [])) }),
      structuredData: [itemList(site, all)],
    },
    copy,
    company: site.get(company),
    services: all,
    ruler: createPriceRuler(site.all(services).map(({ slug, pricing }) => ({ href: services.address(slug), pricing }))),
  }
}
export type Data = ReturnType<typeof data>

function pricesDrawing(dollars: number[]): ShareDrawing | undefined {
  if (dollars.length < 2) return undefined
  const { line, light } = drawArticle(
    'stems',
    dollars.toSorted((a, b) => a - b),
  )
  return { beside: [{ ...ARTICLE_SHEET, base: ARTICLE_BASE, line, light }], isLine: false }
}
