import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { createCitation } from '../../../renderer/collections/claims/definition.ts'
import { industryServices } from '../../../renderer/collections/industries/definition.ts'
import {
  getPriceLabels,
  getServiceContent,
  listStats,
  services,
  summarizeService,
} from '../../../renderer/collections/services/definition.ts'
import { isPopular, listPricedPlans } from '../../../renderer/collections/services/pricing.ts'
import { addQuestionIds, getStepSpan } from '../../../renderer/collections/services/schema.ts'
import { formatPrices } from '../../../renderer/components/PriceStems.tsx'
import { drawStairs } from '../../../renderer/drawing/charts.ts'
import { createPageMeta, type PageProps } from '../../../renderer/page.ts'
import { createServiceJsonLd } from '../../../renderer/structuredData/company.ts'
import { createBreadcrumbJsonLd, createFaqJsonLd } from '../../../renderer/structuredData/entries.ts'
import { formatDollars, interpolate } from '../../../renderer/wording/format.ts'

/** Size of the stairs in the share image. */
const STAIR_SIZE = { width: 400, height: 360 }

/** Returns a service. Throws Vike's 404 for unknown slugs. */
export function data({ site, routeParams }: PageContextServer) {
  const service = site.findEntry(services, routeParams.slug)
  if (!service) throw render(404)
  const copy = site.get(services.page)
  const { title, pageTitle = title, description, pricing } = service
  const { href, lowestMonthlyPrice } = summarizeService(service)
  const priceLabels = getPriceLabels(site)
  const { process, comparison, testimonials, faq } = getServiceContent(site, service)
  const priceText =
    lowestMonthlyPrice === undefined
      ? undefined
      : `${priceLabels.pricePrefix} ${formatDollars(lowestMonthlyPrice)} ${priceLabels.perMonth}`
  const pricedPlans = listPricedPlans(pricing?.plans ?? [])
  const stairs = { ...STAIR_SIZE, ...drawStairs(process.map(getStepSpan), STAIR_SIZE) }
  return {
    meta: createPageMeta(site, {
      title: pageTitle,
      description,
      share: { pageAddress: href, title, detail: priceText, drawing: { drawings: [stairs], includesBaseline: true } },
      structuredData: [
        createBreadcrumbJsonLd(site, href),
        createServiceJsonLd(site, { name: title, address: href, type: title, description: service.body }),
        createFaqJsonLd(faq),
      ],
    }),
    copy,
    service,
    priceLabels,
    lowestMonthlyPrice,
    priceText,
    citation: createCitation(site, service.socialProof),
    stats: listStats(site, service),
    process,
    comparison,
    testimonials,
    faq: addQuestionIds(faq),
    // Highlights the first plan if the price of the popular plan is custom.
    priceChart: pricing && {
      stems: pricedPlans,
      highlightedIndex: Math.max(pricedPlans.findIndex(isPopular), 0),
      alt: interpolate(copy.priceChartAlt, { plans: formatPrices(pricedPlans) }),
    },
    industryServices: site
      .listNestedEntries(industryServices)
      .filter(({ item }) => item.service.id === service.slug)
      .map(({ parent, item }) => ({ href: industryServices.getAddress(parent.slug, service.slug), title: item.title })),
  }
}

export type Data = PageProps<typeof data>
