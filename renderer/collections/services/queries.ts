import type { Entry } from '../../model/define/definitions.ts'
import type { Site } from '../../model/site.ts'
import { getClaim } from '../claims/queries.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { FALLBACK_SERVICE, services } from './definition.ts'
import { listPricedPlans } from './pricing.ts'

type ServiceEntry = Entry<typeof services>

/** Returns content of a service. Missing parts come from the fallback service. */
export function getServiceContent(site: Site, service: ServiceEntry) {
  const fallback = site.findEntry(services, FALLBACK_SERVICE)
  return {
    process: service.process ?? fallback?.process ?? [],
    comparison: service.comparison ?? fallback?.comparison ?? [],
    testimonials: listTestimonials(site, service.testimonials || !fallback ? service : fallback),
    faq: service.faq ?? fallback?.faq ?? [],
  }
}

/** A testimonial with its placeholder label. The label of a real testimonial is undefined. */
export type LabeledTestimonial = ReturnType<typeof listTestimonials>[number]

/** Returns testimonials with a placeholder label on placeholders. */
export function listTestimonials(site: Site, { slug, testimonials = [] }: ServiceEntry) {
  return testimonials.map((testimonial, index) => ({
    ...testimonial,
    placeholderLabel: getPlaceholderLabel(site, site.isPlaceholderInEntry(services, slug, ['testimonials', index])),
  }))
}

/** Lists the testimonials of an industry, with the slugs and titles of their services. */
export function listIndustryTestimonials(site: Site, industry: string) {
  return site.listEntries(services).flatMap((service) =>
    listTestimonials(site, service)
      .filter((testimonial) => testimonial.industry?.id === industry)
      .map((testimonial) => ({ ...testimonial, serviceSlug: service.slug, serviceTitle: service.title })),
  )
}

/** Returns the fields of a service for cards. Prices are in dollars. */
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

/** Returns the stats of a service. Stats from claims have a chart. */
export function listStats(site: Site, { stats }: ServiceEntry) {
  return stats.map(({ claim: reference, number: value = '', label }) => {
    if (!reference) return { value, label, chart: undefined, placeholderLabel: undefined }
    const claim = getClaim(site, reference)
    return { value: claim.value, label, chart: claim.chart, placeholderLabel: claim.placeholderLabel }
  })
}
