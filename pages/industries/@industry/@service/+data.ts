import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { industries, industryServices } from '../../../../renderer/collections/industries/definition.ts'
import {
  getPriceLabels,
  getServiceContent,
  listIndustryTestimonials,
  services,
  summarizeService,
} from '../../../../renderer/collections/services/definition.ts'
import { listPricedPlans } from '../../../../renderer/collections/services/pricing.ts'
import { addQuestionIds } from '../../../../renderer/collections/services/schema.ts'
import { createPageMeta, fitsSearchResult, type PageProps } from '../../../../renderer/page.ts'
import { createServiceJsonLd } from '../../../../renderer/structuredData/company.ts'
import { createBreadcrumbJsonLd, createFaqJsonLd } from '../../../../renderer/structuredData/entries.ts'
import { formatDollars, interpolate } from '../../../../renderer/wording/format.ts'
import { pickForPage } from '../../../../renderer/wording/pickForPage.ts'
import { drawMarks } from '../../Mark.tsx'

/** Returns a service for an industry. Throws Vike's 404 for unknown slugs. */
export function data({ site, routeParams }: PageContextServer) {
  const match = site.findNestedEntry(industryServices, routeParams.industry, routeParams.service)
  if (!match) throw render(404)
  const { parent: industry, item: industryService } = match
  const { title, description } = industryService
  const service = site.getEntry(services, industryService.service)
  const address = industryServices.getAddress(industry.slug, service.slug)
  const copy = site.get(industryServices.page)
  const summary = summarizeService(service)
  const { lowestMonthlyPrice } = summary
  const titleWithPrice =
    lowestMonthlyPrice && interpolate(copy.pageTitle, { title, price: formatDollars(lowestMonthlyPrice) })
  const testimonials = listIndustryTestimonials(site, industry.slug)
  const [smallestPlan, ...largerPlans] = service.pricing?.plans ?? []
  return {
    meta: createPageMeta(site, {
      title: titleWithPrice && fitsSearchResult(titleWithPrice) ? titleWithPrice : title,
      description,
      share: { pageAddress: address, title, drawing: drawMarks([industry.icon]) },
      structuredData: [
        createBreadcrumbJsonLd(site, address),
        createServiceJsonLd(site, { name: title, address, type: service.title, description }),
        createFaqJsonLd(industryService.questions),
      ],
    }),
    copy,
    contractTerm: site.get(services.page).contractTerm,
    tokenValues: { industry: industry.name, service: service.title },
    industry: {
      href: industries.getAddress(industry.slug),
      icon: industry.icon,
      software: industry.software,
    },
    priceLabels: getPriceLabels(site),
    service: {
      ...summary,
      smallestPlanSize: smallestPlan?.description ?? '',
      // `Growing Practice (5–9 providers) $1,375, Powerful Practice …`
      largerPlansText: listPricedPlans(largerPlans)
        .map(({ name, description: size, dollars }) => `${name} (${size}) ${formatDollars(dollars)}`)
        .join(', '),
    },
    steps: getServiceContent(site, service).process.map(({ title, timeline }) => ({ title, timeline })),
    industryService,
    // Prefer a testimonial about this service.
    testimonial:
      testimonials.find((candidate) => candidate.serviceSlug === service.slug) ??
      pickForPage(address, testimonials, ({ name, date }) => `${name} ${date}`),
    faq: addQuestionIds(industryService.questions),
    otherServices: industry.services
      .filter((otherService) => otherService.service.id !== service.slug)
      .map(({ service: { id }, title }) => ({ href: industryServices.getAddress(industry.slug, id), title })),
  }
}

export type Data = PageProps<typeof data>
