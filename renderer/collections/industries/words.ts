import { z } from 'zod'
import { link, meta, notFoundView, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

/** `content/industries/_listing.yaml`: `/industries` */
export const listingWords = z.strictObject({
  meta: meta(),
  hero: heading(),
  featured: text(),
  all: text(),
  /** The badge of a card: `{count} services`. */
  serviceCount: template('count'),
  closing: closing(),
})
export type ListingWords = z.infer<typeof listingWords>

/** `content/industries/_industry.yaml`: what every `/industries/{slug}` says around the industry's own words. */
export const industryWords = z.strictObject({
  back: link(),
  call: link(),
  services: template('industry'),
  /** The link of a service card: `Learn More`. */
  learnMore: text(),
  closing: closing('industry'),
  notFound: notFoundView(),
})
export type IndustryWords = z.infer<typeof industryWords>

/** `content/industries/_industry-service.yaml`: what every `/industries/{industry}/{service}` says around its own words. */
export const industryServiceWords = z.strictObject({
  back: template('industry'),
  call: link(),
  /** What it costs and when it shows, before anything else. */
  terms: z.strictObject({
    price: text(),
    /** `{price}` is the price list's lowest, `{providers}` for whom that plan is. */
    from: template('price', 'providers'),
    custom: text(),
    time: text(),
    term: text(),
    termText: text(),
  }),
  features: template('industry', 'service'),
  benefits: template('industry', 'service'),
  general: template('service'),
  closing: closing('industry', 'service'),
  notFound: notFoundView(),
})
export type IndustryServiceWords = z.infer<typeof industryServiceWords>
