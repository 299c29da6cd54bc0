import { fields, link, meta, notFoundView, template } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

export const listingWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  from: 'What stands before the lowest price of a service.',
  perMonth: 'What stands behind it.',
  learnMore: 'The link of a service.',
  ruler: fields({
    legend: 'What the choice of a plan is by: the question above the list.',
    together: 'The last line of the list: what all services cost together.',
    firstYear: 'What stands behind what they cost in the first year.',
    axis: 'What the figures above the list count.',
  }).describe('The list as a ruler: all plans on one axis of dollars.'),
  closing: closing().describe('The call at the end of the page.'),
})

const comparison = fields({
  title: 'The heading.',
  feature: 'The head of the first column: what is compared.',
  us: 'The head of our column.',
  inHouse: 'The head of the column of a team of one’s own.',
  agencies: 'The head of the column of other agencies.',
})

const pricing = fields({
  perMonth: 'What stands behind a price.',
  custom: 'What stands where a price is agreed on.',
  popular: 'The badge of the plan that most practices choose.',
  feature: 'The head of the column of features.',
  included: 'What the sign for `true` says to screen readers.',
  notIncluded: 'What the sign for `false` says to screen readers.',
  includes: 'On phones, the line that opens what a plan has.',
  above: template('plan').describe('The same, of what a plan has beyond the one before.'),
  help: template('feature').describe('The label of the button that explains a feature.'),
  call: link().describe('The button below the plans.'),
})

const process = fields({
  title: 'The heading.',
  weeks: 'What the ticks of the drawing count, where steps are told in weeks.',
  days: 'The same, where the first step is told in days.',
  drawing: template('steps').describe('The drawing in words, for those who do not see it.'),
})

const testimonials = fields({
  title: 'The heading.',
  result: 'The label of what came of it.',
  treatment: 'The label of what the practice does.',
  rating: template('rating').describe('What the stars say to screen readers.'),
  note: 'That each is one practice’s own account.',
})

const sections = fields({
  label: 'What screen readers call the list.',
  work: 'Leads to `detailedFeatures`.',
  process: 'Leads to the five steps.',
  comparison: 'Leads to the table that compares us with others.',
  pricing: 'Leads to the price list, where the service has one.',
  faq: 'Leads to questions and answers.',
})

/** `content/services/_service.yaml`: what every `/services/{slug}` says around the service's own words. */
export const serviceWords = fields({
  back: link().describe('The link back to the list.'),
  call: link().describe('The button at the head of the page.'),
  term: 'For how long one signs: the sentence behind the price and the time, here and on the pages of industries.',
  sections: sections.describe('The links to the parts of the page, each in a word or two.'),
  stats: 'The heading above the three figures.',
  keyBenefits: template('service').describe('The heading above `keyBenefits` of the service.'),
  detailedFeatures: 'The heading above `detailedFeatures` of the service.',
  process: process.describe('What stands around the five steps.'),
  comparison: comparison.describe('The heads of the table that compares us with others.'),
  testimonials: testimonials.describe('What stands around the testimonials.'),
  faq: 'The heading above questions and answers.',
  plans: template('plans').describe('The drawing at the end in words: `{plans}` are the plans with their prices.'),
  pricing: pricing.describe('The words of the price list.'),
  closing: closing('service').describe('The call at the end of the page.'),
  notFound: notFoundView().describe('What an address below `/services` shows that leads to no service.'),
})
