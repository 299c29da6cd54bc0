import { fields, link, meta, notFoundView, template } from '../../model/define/fields.ts'
import { closing, headingWithText, testimonialCopy } from '../blocks.ts'

/** Schema of `content/industries/_listing.yaml`. */
export const listingCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: headingWithText().describe('The hero: the page heading and the text below the heading.'),
  featuredTitle: 'The section heading for the featured industries.',
  otherIndustriesTitle: 'The section heading for the other industries.',
  serviceCount: template('count').describe('The text for the number of services: `{count} services`.'),
  closing: closing(),
})

/** Schema of `content/industries/_industry.yaml`. */
export const industryCopy = fields({
  backLink: link().describe('The link back to all industries, at the top of the page.'),
  callButton: link().describe('The button in the hero.'),
  note: 'A note about prices and the next step, below the button in the hero.',
  sectionLinks: fields({
    label: 'The name of the section links, for screen readers.',
    services: 'The text of the link to the five services.',
    why: 'The text of the link to the reasons to choose us.',
    example: 'The text of the link to the example calculation.',
    closing: 'The text of the link to the call to action.',
  }).describe('The links to sections of the page. Use one or two words each.'),
  servicesTitle: template('industry').describe('The section heading for the five services.'),
  learnMore: 'The text of the link to a service.',
  example: fields({
    note: 'A note that the numbers are made up.',
    costPerDot: template('dollars').describe('The cost per dot, next to a row.'),
  }).describe('The copy in the example calculation.'),
  softwareLabel: 'The label of the software that we work with.',
  testimonial: testimonialCopy('treatment', 'location', 'service'),
  relatedTitle: 'The section heading for the articles and episodes.',
  priceChartAlt: template('prices').describe('The alt text of the price chart. `{prices}` lists services and prices.'),
  closing: closing('industry'),
  notFound: notFoundView().describe('The not-found page for addresses under `/industries` that don’t exist.'),
})

/** Schema of `content/industries/_industry-service.yaml`. */
export const industryServiceCopy = fields({
  backLink: template('industry').describe('The text of the link back to the industry, at the top of the page.'),
  callButton: link().describe('The button in the hero.'),
  labels: fields({
    price: 'The label of the price.',
    perMonth: 'The text after the lowest price.',
    customPrice: 'The text shown instead of a number if the service has no price list.',
    timeToResults: 'The label of the time to results.',
    contractTerm: 'The label of the contract term, which is in `services/_service.yaml`.',
    software: 'The label of the software that we work with.',
  }).describe('The labels of the price, the time to results, the contract term, and the software.'),
  pageTitle: template('title', 'price').describe(
    'The title in search results. If it has more than 60 characters, the price is left out.',
  ),
  featuresTitle: template('industry', 'service').describe('The section heading for the four features.'),
  benefitsTitle: template('industry', 'service').describe('The section heading for the four benefits.'),
  firstMonthTitle: template('industry').describe('The section heading for the first month.'),
  testimonial: testimonialCopy('treatment', 'location', 'service'),
  questionsTitle: template('industry', 'service').describe('The section heading for the questions and answers.'),
  otherServicesTitle: template('industry').describe('The section heading for the links to other services.'),
  generalPageLink: template('service').describe('The text of the link to the general page of the service.'),
  closing: closing('industry', 'service'),
  notFound: notFoundView().describe('The not-found page for addresses under an industry that don’t exist.'),
})
