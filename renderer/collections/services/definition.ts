import { defineCollection } from '../../model/define/define.ts'
import { compareByOrder } from '../lists.ts'
import { listingCopy, serviceCopy } from './copy.ts'
import { prices } from './prices.ts'
import { listQuestionIds, service } from './schema.ts'

/** Slug of the service that others fall back to for steps, comparison, testimonials, and questions. */
export const FALLBACK_SERVICE = 'paid-media'

/** Services, sorted by `order`. Copy can insert their prices. */
export const services = defineCollection({
  name: 'services',
  singular: 'service',
  format: 'yaml',
  schema: service,
  getName: ({ title }) => title,
  compareEntries: compareByOrder,
  unique: (paths) => [paths.order, paths.title, paths.pageTitle, paths.description],
  pastDates: (paths) => paths.testimonials.each.date,
  // Price lists are the source of prices.
  exemptFigures: (paths) => paths.pricing,
  requireUniqueSentences: { except: (paths) => [paths.pricing, paths.testimonials] },
  properNames: (paths) => [
    paths.testimonials.each.name,
    paths.testimonials.each.practice,
    paths.testimonials.each.location,
  ],
  exemptSpellings: (paths) => [
    paths.testimonials.each.name,
    paths.testimonials.each.practice,
    paths.testimonials.each.content,
  ],
  insertableValues: prices,
  base: '/services',
  listingSchema: listingCopy,
  listingSections: ['audit', 'closing'],
  pageSchema: serviceCopy,
  sections: [
    'figures',
    'key-benefits',
    'work',
    'process',
    'comparison',
    'testimonials',
    'faq',
    'specialties',
    'closing',
  ],
  listElementIds: ({ pricing, faq, speed }, find) => [
    ...(speed ? ['speed'] : []),
    ...(pricing ? ['pricing'] : []),
    ...listQuestionIds(faq ?? find(FALLBACK_SERVICE)?.faq ?? []),
  ],
})
