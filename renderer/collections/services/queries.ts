import type { Entry } from '../../model/define/definitions.ts'
import type { Site } from '../../model/site.ts'
import { getClaim } from '../claims/queries.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { FALLBACK_SERVICE, services } from './definition.ts'
import { listPricedPlans } from './pricing.ts'

type ServiceEntry = Entry<typeof services>

/** Returns the steps, comparison, testimonials, and questions of a service. Missing ones come from the fallback service. */
export function getServiceContent(site: Site, service: ServiceEntry) {
  const fallback = site.findEntry(services, FALLBACK_SERVICE)
  return {
    process: service.process ?? fallback?.process ?? [],
    comparison: service.comparison ?? fallback?.comparison ?? [],
    testimonials: listTestimonials(site, service.testimonials || !fallback ? service : fallback),
    faq: service.faq ?? fallback?.faq ?? [],
  }
}

/** Lists the testimonials of a service. `placeholderLabel` is undefined for real testimonials. */
export function listTestimonials(site: Site, { slug, testimonials = [] }: ServiceEntry) {
  return testimonials.map((testimonial, index) => ({
    ...testimonial,
    placeholderLabel: getPlaceholderLabel(site, site.isPlaceholderInEntry(services, slug, ['testimonials', index])),
  }))
}

export type LabeledTestimonial = ReturnType<typeof listTestimonials>[number]

/** Lists the testimonials of clients in an industry, including the slug and title of the service. */
export function listIndustryTestimonials(site: Site, industrySlug: string) {
  return site.listEntries(services).flatMap((service) =>
    listTestimonials(site, service)
      .filter((testimonial) => testimonial.industry?.id === industrySlug)
      .map((testimonial) => ({ ...testimonial, serviceSlug: service.slug, serviceTitle: service.title })),
  )
}

/** Returns the fields of a service for cards. The price is in dollars, or undefined without a price list. */
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

/** Returns the three figures of a service. Only claims can have a chart and a placeholder label. */
export function listStats(site: Site, { stats }: ServiceEntry) {
  return stats.map(({ claim: reference, number = '', label }) => {
    const claim = reference && getClaim(site, reference)
    return { value: claim?.value ?? number, label, chart: claim?.chart, placeholderLabel: claim?.placeholderLabel }
  })
}
