import type { Entry } from '../../model/define/definitions.ts'
import type { Site } from '../../model/site.ts'
import { chartOf } from '../claims/chart.ts'
import { claimOf, claimSample } from '../claims/queries.ts'
import { sampleWord } from '../samples.ts'
import { FALLBACK, services } from './definition.ts'
import type { Testimonial } from './schema.ts'

type ServiceEntry = Entry<typeof services>

/** A service's own process, comparison, testimonials and FAQ, each replaced by that of paid media where it is missing; empty only where that has none either. */
export function serviceContent(site: Site, service: ServiceEntry) {
  const fallback = site.find(services, FALLBACK)
  return {
    process: service.process ?? fallback?.process ?? [],
    comparison: service.comparison ?? fallback?.comparison ?? [],
    testimonials: testimonialsOf(site, service.testimonials || !fallback ? service : fallback),
    faq: service.faq ?? fallback?.faq ?? [],
  }
}

export type ShownTestimonial = Testimonial & { isSample: boolean; sample: string | undefined }

export function testimonialsOf(site: Site, { slug, testimonials = [] }: ServiceEntry): ShownTestimonial[] {
  return testimonials.map((testimonial, index) => {
    const isSample = site.isPlaceholder(services, slug, ['testimonials', index])
    return { ...testimonial, isSample, sample: sampleWord(site, isSample) }
  })
}

/** What lists of services show of one, with the lowest monthly price in dollars, where it has a price list. */
export function serviceSummary({ slug, title, desc, time, pricing }: ServiceEntry) {
  return { href: services.address(slug), title, desc, time, price: lowestOf(pricing) }
}
export type ServiceSummary = ReturnType<typeof serviceSummary>

function lowestOf(pricing: ServiceEntry['pricing']): number | undefined {
  const prices = (pricing?.tiers ?? []).flatMap(({ price }) => (price.monthly === 'custom' ? [] : [price.monthly]))
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** A service's figures: claims with their charts, marked where their basis waits for the owner, and the numbers of its own. */
export function statsOf(site: Site, { stats }: ServiceEntry) {
  return stats.map(({ claim: reference, number = '', label }) => {
    if (!reference) return { number, label, chart: undefined, sample: undefined }
    const claim = claimOf(site, reference)
    return { number: claim.value, label, chart: chartOf(claim), sample: claimSample(site, reference) }
  })
}
