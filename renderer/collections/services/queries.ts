import type { Entry } from '../../model/define/definitions.ts'
import type { Site } from '../../model/site.ts'
import { getClaim } from '../claims/queries.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { FALLBACK_SERVICE, services } from './definition.ts'
import { listPricedPlans } from './pricing.ts'

type ServiceEntry = Entry<typeof services>

export function getServiceContent(site: Site, service: ServiceEntry) {
  const fallback = site.findEntry(services, FALLBACK_SERVICE)
  return {
    process: service.process ?? fallback?.process ?? [],
    comparison: service.comparison ?? fallback?.comparison ?? [],
    testimonials: listTestimonials(site, service.testimonials || !fallback ? service : fallback),
    faq: service.faq ?? fallback?.faq ?? [],
  }
}

export type LabeledTestimonial = ReturnType<typeof listTestimonials>[number]

export function listTestimonials(site: Site, { slug, testimonials = [] }: ServiceEntry) {
  return testimonials.map((testimonial, index) => ({
    ...testimonial,
    placeholderLabel: getPlaceholderLabel(site, site.isPlaceholderInEntry(services, slug, ['testimonials', index])),
  }))
}

export function listIndustryTestimonials(site: Site, industry: string) {
  return site.listEntries(services).flatMap((service) =>
    listTestimonials(site, service)
      .filter((testimonial) => testimonial.industry?.id === industry)
      .map((testimonial) => ({ ...testimonial, serviceSlug: service.slug, serviceTitle: service.title })),
  )
}

export function summarizeService({ slug, title, cardText, timeToResults, pricing }: ServiceEntry) {
  return {
    href: services.getAddress(slug),
    title,
    cardText,
    timeToResults,
    // The first price is the lowest.
    lowestMonthlyPrice: listPricedPlans(pricing?.plans ?? [])[0]?.dollars,
  }
}

export function listStats(site: Site, { stats }: ServiceEntry) {
  return stats.map(({ claim: reference, number: value = '', label }) => {
    if (!reference) return { value, label, chart: undefined, placeholderLabel: undefined }
    const claim = getClaim(site, reference)
    return { value: claim.value, label, chart: claim.chart, placeholderLabel: claim.placeholderLabel }
  })
}
