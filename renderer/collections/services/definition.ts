import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { fields, labeledText, link, notFoundView, template } from '../../model/define/fields.ts'
import type { Site } from '../../model/site.ts'
import { audit } from '../audit.ts'
import { closing, pageCopy, section } from '../blocks.ts'
import { getClaim } from '../claims/definition.ts'
import { compareByOrder } from '../lists.ts'
import { getEntryPlaceholderLabel } from '../placeholderLabels.ts'
import { reportCopy } from '../report.ts'
import { listPricedPlans, prices } from './pricing.ts'
import { listQuestionIds, service } from './schema.ts'

const listingCopy = pageCopy({
  pricePrefix: 'The text before the lowest price of a service, on all pages.',
  perMonth: 'The text after a monthly price, on all pages.',
  learnMore: 'The text of the link to a service.',
  ruler: fields({
    sizeQuestion: 'The question above the practice sizes that visitors can choose.',
    totalLabel: 'The label of the total price of all services.',
    firstYear: 'The text after the total price for the first year.',
    axisNote: 'The explanation of the dollar axis.',
  }).describe('A chart of all plans on a dollar axis.'),
  audit: audit.describe('An example of a first audit, shown as a sheet of paper.'),
})

const comparison = section({
  feature: 'The column header for what is compared.',
  us: 'The column header for us.',
  inHouse: 'The column header for in-house teams.',
  agencies: 'The column header for other agencies.',
})

const pricing = fields({
  customPrice: 'The text shown instead of a number if a price is custom.',
  popularBadge: 'The badge of the most popular plan.',
  feature: 'The column header for features.',
  included: 'The screen reader text for an included feature.',
  notIncluded: 'The screen reader text for a feature that isn’t included.',
  featuresToggle: 'The label of the toggle that shows the features of a plan on phones.',
  addedFeaturesToggle: template('plan').describe('The label of the toggle that shows what a plan adds to `{plan}`.'),
  helpButton: template('feature').describe('The label of the `?` button that explains a feature, for screen readers.'),
  callButton: link().describe('The button below the plans.'),
})

const testimonials = section({
  result: 'The label of the client’s result.',
  treatment: 'The label of the treatment.',
  rating: template('rating').describe('The rating below a testimonial.'),
  note: 'A note that each testimonial is the experience of a single practice.',
})

const sections = fields({
  label: 'The name of the section links, for screen readers.',
  work: 'The text of the link to `detailedFeatures`.',
  process: 'The text of the link to the five steps.',
  comparison: 'The text of the link to the comparison.',
  pricing: 'The text of the link to the price list.',
  faq: 'The text of the link to the questions and answers.',
})

const serviceCopy = fields({
  backLink: link().describe('The link back to all services, at the top of the page.'),
  callButton: link().describe('The button in the hero.'),
  contractTerm: 'A sentence about the contract term, near prices on service pages, industry pages, and the home page.',
  sectionLinks: sections.describe('The links to sections of the page. Use one or two words each.'),
  report: reportCopy.describe('The copy in all examples of the monthly report, on service pages and the home page.'),
  statsTitle: labeledText('Three figures', 'The section heading for the three figures.'),
  keyBenefitsTitle: template('service').describe('The section heading for `keyBenefits` of the service.'),
  detailedFeaturesTitle: 'The section heading for `detailedFeatures` of the service.',
  processTitle: 'The section heading for the five steps.',
  comparison: comparison.describe('The section heading and the column headers of the comparison.'),
  testimonials: testimonials.describe('The copy in the testimonials section.'),
  faqTitle: 'The section heading for the questions and answers.',
  specialtiesTitle: template('service').describe('The section heading for the links to the service’s industry pages.'),
  priceChartAlt: template('plans').describe('The alt text of the price chart. `{plans}` lists plans and prices.'),
  pricing: pricing.describe('The copy in the price list.'),
  closing: closing('service'),
  notFound: notFoundView().describe('The not-found page for addresses under `/services` that don’t exist.'),
})

/** Slug of the service that others fall back to for steps, comparison, testimonials, and questions. */
const FALLBACK_SERVICE = 'paid-media'

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
  properNames: ({ testimonials: { each } }) => [each.name, each.practice, each.location],
  exemptSpellings: ({ testimonials: { each } }) => [each.name, each.practice, each.content],
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
    placeholderLabel: getEntryPlaceholderLabel(site, services, slug, ['testimonials', index]),
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
  // The first price is the lowest.
  const lowestMonthlyPrice = listPricedPlans(pricing?.plans ?? [])[0]?.dollars
  return { href: services.getAddress(slug), title, cardText, timeToResults, lowestMonthlyPrice }
}

export function getPriceLabels(site: Site) {
  const { pricePrefix, perMonth } = site.get(services.listing)
  return { pricePrefix, perMonth }
}

/** Returns the three figures of a service. Only claims can have a chart and a placeholder label. */
export function listStats(site: Site, { stats }: ServiceEntry) {
  return stats.map(({ claim: reference, number = '', label }) => {
    const claim = reference && getClaim(site, reference)
    return { value: claim?.value ?? number, label, chart: claim?.chart, placeholderLabel: claim?.placeholderLabel }
  })
}
