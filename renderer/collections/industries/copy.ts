import { fields, link, meta, notFoundView, template } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

const testimonial = () =>
  fields({
    title: 'The heading of the testimonial, for screen readers.',
    note: template('treatment', 'location', 'service').describe(
      'The note below the client’s name: the work of the practice, its place, and the service in the testimonial.',
    ),
  }).describe('The words around the testimonial.')

/** Schema of `content/industries/_listing.yaml`. */
export const listingCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: heading().describe('The heading of the page and the text below it.'),
  featured: 'The heading above the industries that are `featured`.',
  all: 'The heading above the others.',
  serviceCount: template('count').describe('The badge of a card.'),
  closing: closing().describe('The call to action at the end of the page.'),
})

/** Schema of `content/industries/_industry.yaml`. */
export const industryCopy = fields({
  back: link().describe('The link back to the list.'),
  call: link().describe('The button at the top of the page.'),
  note: 'The prices and the next step, under the first sentence.',
  sections: fields({
    label: 'The name of the list, for screen readers.',
    services: 'The link to the five services.',
    why: 'The link to the reasons to choose us.',
    example: 'The link to the worked example.',
    closing: 'The link to the call to action.',
  }).describe('The links to the parts of the page. Use one or two words each.'),
  services: template('industry').describe('The heading above the five services.'),
  learnMore: 'The link of a service’s card.',
  example: fields({
    note: 'A note that the figures are invented.',
  })
    .extend({ share: template('dollars').describe('The cost per dot of a row.') })
    .describe('The copy around the worked example.'),
  software: 'The label of the software.',
  testimonial: testimonial(),
  reading: 'The heading above the articles and episodes.',
  prices: template('prices').describe(
    'The drawing at the end in words. `{prices}` are the services with their prices.',
  ),
  closing: closing('industry').describe('The call to action at the end of the page.'),
  notFound: notFoundView().describe('Shown at addresses below `/industries` that don’t exist.'),
})

/** Schema of `content/industries/_industry-service.yaml`. */
export const industryServiceCopy = fields({
  back: template('industry').describe('The link back to the industry.'),
  call: link().describe('The button at the top of the page.'),
  terms: fields({
    price: 'The label of the price.',
    perMonth: 'The text after the lowest price.',
    custom: 'The text if the service has no price list.',
    time: 'The label of the time to results.',
    term: 'The label of the term in `services/_service.yaml`.',
    software: 'The label of the software.',
  }).describe('The price, time, and term at the top of the page.'),
  title: template('title', 'price').describe('The title in search results, if it has at most 60 characters.'),
  features: template('industry', 'service').describe('The heading above the four features.'),
  benefits: template('industry', 'service').describe('The heading above the four benefits.'),
  firstMonth: template('industry').describe('The heading above the first month.'),
  testimonial: testimonial(),
  questions: template('industry', 'service').describe('The heading above the questions.'),
  others: template('industry').describe('The heading above the other services.'),
  general: template('service').describe('The link to the page of the service.'),
  closing: closing('industry', 'service').describe('The call to action at the end of the page.'),
  notFound: notFoundView().describe('Shown at addresses below an industry that don’t exist.'),
})
