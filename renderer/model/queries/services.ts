import { type ClaimChart, chartOf } from '../claimChart.ts'
import type { Reference } from '../reference.ts'
import type { Content, Entry } from '../schemas/collections.ts'
import type { ProcessStep } from '../schemas/process.ts'
import type { ComparisonRow, Faq, Testimonial } from '../schemas/services.ts'
import { claimOf, found } from './claims.ts'

export type ServiceEntry = Entry<'services'>

/** The service whose process, comparison, testimonials and FAQ stand in where another has none (specification, section 2). */
const FALLBACK = 'paid-media'

/** The service with exactly this slug. */
export function findService({ services }: Pick<Content, 'services'>, slug: string): ServiceEntry | undefined {
  return services.find((service) => service.slug === slug)
}

/** The service that a checked reference means. */
export function serviceOf(content: Pick<Content, 'services'>, { slug }: Reference<'services'>): ServiceEntry {
  return found(findService(content, slug), slug)
}

/** The parts of a service page that fall back to paid media's. Empty only where paid media has none either. */
export interface ServiceContent {
  process: ProcessStep[]
  comparison: ComparisonRow[]
  testimonials: Testimonial[]
  faq: Faq
}

/** A service's own process, comparison, testimonials and FAQ, each replaced by that of paid media where it is missing. */
export function serviceContent(content: Pick<Content, 'services'>, service: ServiceEntry): ServiceContent {
  const fallback = findService(content, FALLBACK)
  return {
    process: service.process ?? fallback?.process ?? [],
    comparison: service.comparison ?? fallback?.comparison ?? [],
    testimonials: service.testimonials ?? fallback?.testimonials ?? [],
    faq: service.faq ?? fallback?.faq ?? [],
  }
}

/** The lowest monthly price of a service, in dollars; none where it has no price list. */
export function lowestPrice({ pricing }: ServiceEntry): number | undefined {
  const prices = (pricing?.tiers ?? []).flatMap(({ price }) => (price.monthly === 'custom' ? [] : [price.monthly]))
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** One of a service's figures as it is shown. */
export interface Stat {
  number: string
  label: string
  chart: ClaimChart | undefined
}

/** A service's figures: claims with their charts, and the numbers of its own. */
export function statsOf(content: Pick<Content, 'claims'>, { stats }: ServiceEntry): Stat[] {
  return stats.map(({ claim: reference, number = '', label }) => {
    if (!reference) return { number, label, chart: undefined }
    const claim = claimOf(content, reference)
    return { number: claim.value, label, chart: chartOf(claim) }
  })
}
