import { defineCollection } from '../../model/define/define.ts'
import { byOrder } from '../lists.ts'
import { prices } from './prices.ts'
import { questionIds, service } from './schema.ts'
import { listingWords, serviceWords } from './words.ts'

/** The service whose process, comparison, testimonials and FAQ stand in where another has none (specification, section 2). */
export const FALLBACK = 'paid-media'

export const services = defineCollection({
  name: 'services',
  singular: 'service',
  format: 'yaml',
  schema: service,
  nameOf: ({ title }) => title,
  order: byOrder,
  unique: (at) => [at.order, at.title, at.description],
  past: (at) => at.testimonials.each.date,
  // Price lists state what is sold, and name the same features in every tier; testimonials carry the same words of consent.
  freeFigures: (at) => at.pricing,
  ownSentences: { except: (at) => [at.pricing, at.testimonials] },
  names: (at) => [at.testimonials.each.name, at.testimonials.each.practice, at.testimonials.each.location],
  quotes: prices,
  address: '/services',
  listing: listingWords,
  listingSections: ['closing'],
  page: serviceWords,
  sections: ['figures', 'key-benefits', 'work', 'process', 'comparison', 'testimonials', 'faq', 'closing'],
  idsOf: ({ pricing, faq, speed }, find) => [
    ...(speed ? ['speed'] : []),
    ...(pricing ? ['pricing'] : []),
    ...questionIds(faq ?? find(FALLBACK)?.faq ?? []),
  ],
})
