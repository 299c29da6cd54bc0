import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { company } from '../../../../renderer/collections/company/definition.ts'
import { industries, industryServices } from '../../../../renderer/collections/industries/definition.ts'
import { services } from '../../../../renderer/collections/services/definition.ts'
import type { Pricing } from '../../../../renderer/collections/services/pricing.ts'
import {
  getServiceContent,
  listIndustryTestimonials,
  summarizeService,
} from '../../../../renderer/collections/services/queries.ts'
import { addQuestionIds } from '../../../../renderer/collections/services/schema.ts'
import { createPageMeta, fitsSearchResult } from '../../../../renderer/page.ts'
import { createServiceJsonLd } from '../../../../renderer/structuredData/company.ts'
import { createBreadcrumbJsonLd, createFaqJsonLd } from '../../../../renderer/structuredData/lists.ts'
import { formatDollars } from '../../../../renderer/wording/format.ts'
import { interpolate } from '../../../../renderer/wording/interpolate.ts'
import { pickForPage } from '../../../../renderer/wording/pickForPage.ts'
import { drawMarks } from '../../Mark.tsx'

/** Benefits that the page also shows above the terms. */
const FIRST_BENEFIT_COUNT = 3

/** Returns a service for an industry with its price and questions. Throws Vike's 404 for unknown slugs. */
export function data({ site, routeParams }: PageContextServer) {
  const match = site.findNestedEntry(industryServices, routeParams.industry, routeParams.service)
  if (!match) throw render(404)
  const { parent: industry, item: industryService } = match
  const { title, description } = industryService
  const service = site.getEntry(services, industryService.service)
  const address = industryServices.getAddress(industry.slug, service.slug)
  const copy = site.get(industryServices.page)
  const { lowestMonthlyPrice } = summarizeService(service)
  const titleWithPrice =
    lowestMonthlyPrice && interpolate(copy.pageTitle, { title, price: formatDollars(lowestMonthlyPrice) })
  const testimonials = listIndustryTestimonials(site, industry.slug)
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
    company: site.get(company),
    industry: {
      href: industries.getAddress(industry.slug),
      name: industry.name,
      icon: industry.icon,
      software: industry.software,
    },
    service: {
      ...summarizeService(service),
      smallestPlanSize: service.pricing?.plans[0]?.description ?? '',
      largerPlans: formatLargerPlans(service.pricing),
    },
    steps: getServiceContent(site, service).process.map(({ title, timeline }) => ({ title, timeline })),
    industryService,
    // Prefer a testimonial about this service. Otherwise, pick one of the industry.
    testimonial:
      testimonials.find((candidate) => candidate.serviceSlug === service.slug) ??
      pickForPage(address, testimonials, ({ name, date }) => `${name} ${date}`),
    faq: addQuestionIds(industryService.questions),
    otherServices: industry.services
      .filter((otherService) => otherService.service.id !== service.slug)
      .map(({ service: { id }, title }) => ({ href: industryServices.getAddress(industry.slug, id), title })),
    firstBenefits: industryService.benefits.slice(0, FIRST_BENEFIT_COUNT),
  }
}

export type Data = ReturnType<typeof data>

/** Formats the plans above the smallest: `Growing Practice (5–9 providers) $1,375`. Skips custom prices. */
function formatLargerPlans(pricing: Pricing | undefined): string {
  const [, ...largerPlans] = pricing?.plans ?? []
  return largerPlans
    .flatMap(({ name, description, price: { monthly } }) =>
      monthly === 'custom' ? [] : [`${name} (${description}) ${formatDollars(monthly)}`],
    )
    .join(', ')
}
