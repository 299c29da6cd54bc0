import { z } from 'zod'
import { link, meta, notFoundView, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

/** `content/services/_listing.yaml`: `/services` */
export const listingWords = z.strictObject({
  meta: meta(),
  hero: heading(),
  from: text(),
  perMonth: text(),
  learnMore: text(),
  closing: closing(),
})
export type ListingWords = z.infer<typeof listingWords>

const comparison = z.strictObject({ title: text(), feature: text(), us: text(), inHouse: text(), agencies: text() })

const pricing = z.strictObject({
  perMonth: text(),
  custom: text(),
  popular: text(),
  feature: text(),
  included: text(),
  notIncluded: text(),
  /** The label of the button that explains a feature: `What is {feature}?` */
  help: template('feature'),
  call: link(),
})

/** `content/services/_service.yaml`: what every `/services/{slug}` says around the service's own words. */
export const serviceWords = z.strictObject({
  back: link(),
  call: link(),
  stats: text(),
  keyBenefits: template('service'),
  benefits: text(),
  features: template('service'),
  detailedFeatures: text(),
  process: z.strictObject({
    title: text(),
    text: text(),
    /** What the drawing's ticks count, and the drawing in words. */
    weeks: text(),
    days: text(),
    drawing: template('steps'),
  }),
  comparison,
  testimonials: z.strictObject({
    title: text(),
    result: text(),
    treatment: text(),
    rating: template('rating'),
    note: text(),
  }),
  faq: text(),
  pricing,
  closing: closing('service'),
  notFound: notFoundView(),
})
export type ServiceWords = z.infer<typeof serviceWords>
