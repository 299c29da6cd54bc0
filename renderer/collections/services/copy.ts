import { fields, labeledText, link, meta, notFoundView, template } from '../../model/define/fields.ts'
import { audit } from '../audit.ts'
import { closing, heading } from '../blocks.ts'
import { reportCopy } from '../report.ts'

/** Schema of `content/services/_listing.yaml`. */
export const listingCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: heading().describe('The heading of the page and the text below it.'),
  from: 'The text before the lowest price of a service.',
  perMonth: 'The text after it.',
  learnMore: 'The link of a service.',
  ruler: fields({
    legend: 'The question above the choice of a plan.',
    together: 'The label of the total price of all services.',
    firstYear: 'The text after the price in the first year.',
    axis: 'The unit of the axis.',
  }).describe('The list as a ruler: all plans on one axis of dollars.'),
  audit: audit().describe('An example of a first audit, drawn as a sheet of paper.'),
  closing: closing().describe('The call to action at the end of the page.'),
})

const comparison = fields({
  title: 'The heading.',
  feature: 'The header of the first column.',
  us: 'The header of our column.',
  inHouse: 'The header of the column of in-house teams.',
  agencies: 'The header of the column of other agencies.',
})

const pricing = fields({
  perMonth: 'The text after a price.',
  custom: 'The text instead of a custom price.',
  popular: 'The badge of the most popular plan.',
  feature: 'The header of the column of features.',
  included: 'The text of the sign for `true`, for screen readers.',
  notIncluded: 'The text of the sign for `false`, for screen readers.',
  includes: 'On phones, the button that shows the features of a plan.',
  above: template('plan').describe('The same for plans with additional features.'),
  help: template('feature').describe('The label of the button that explains a feature.'),
  call: link().describe('The button below the plans.'),
})

const testimonials = fields({
  title: 'The heading.',
  result: 'The label of the result.',
  treatment: 'The label of the practice’s work.',
  rating: template('rating').describe('The rating, for screen readers.'),
  note: 'A note that a testimonial is the experience of a single practice.',
})

const sections = fields({
  label: 'The name of the list, for screen readers.',
  work: 'The link to `detailedFeatures`.',
  process: 'The link to the five steps.',
  comparison: 'The link to the comparison.',
  pricing: 'The link to the price list, if the service has one.',
  faq: 'The link to the questions and answers.',
})

/** Schema of `content/services/_service.yaml`. */
export const serviceCopy = fields({
  back: link().describe('The link back to the list.'),
  call: link().describe('The button at the top of the page.'),
  term: 'The sentence about the term, after the price and the time, here and on pages of industries.',
  sections: sections.describe('The links to the parts of the page. Use one or two words each.'),
  report: reportCopy().describe('The copy around the examples of the monthly report, here and on the home page.'),
  stats: labeledText('Three figures', 'The heading above the three figures.'),
  keyBenefits: template('service').describe('The heading above `keyBenefits` of the service.'),
  detailedFeatures: 'The heading above `detailedFeatures` of the service.',
  process: 'The heading above the five steps.',
  comparison: comparison.describe('The headers of the comparison.'),
  testimonials: testimonials.describe('The copy around the testimonials.'),
  faq: 'The heading above questions and answers.',
  specialties: template('service').describe('The heading above the pages of the service for each industry.'),
  plans: template('plans').describe('The drawing at the end in words. `{plans}` are the plans with their prices.'),
  pricing: pricing.describe('The copy of the price list.'),
  closing: closing('service').describe('The call to action at the end of the page.'),
  notFound: notFoundView().describe('Shown at addresses below `/services` that don’t exist.'),
})
