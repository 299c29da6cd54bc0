import { fields, link, meta, notFoundView, template } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

export const listingWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  featured: 'The heading above the industries that are `featured`.',
  all: 'The heading above the others.',
  serviceCount: template('count').describe('The badge of a card.'),
  closing: closing().describe('The call at the end of the page.'),
})

/** `content/industries/_industry.yaml`: what every `/industries/{slug}` says around the industry's own words. */
export const industryWords = fields({
  back: link().describe('The link back to the list.'),
  call: link().describe('The button at the head of the page.'),
  sections: fields({
    label: 'What screen readers call the list.',
    services: 'Leads to the five services.',
    why: 'Leads to why one would choose us.',
    sum: 'Leads to the worked example.',
    closing: 'Leads to the call at the end.',
  }).describe('The links to the parts of the page, each in a word or two.'),
  services: template('industry').describe('The heading above the five services.'),
  learnMore: 'The link of a service’s card.',
  sum: fields({
    note: 'That the figures of the worked example are invented.',
  })
    .extend({ share: template('dollars').describe('What one of a row cost.') })
    .describe('What stands around the worked example.'),
  prices: template('prices').describe(
    'The drawing at the end in words: `{prices}` are the services with their prices.',
  ),
  closing: closing('industry').describe('The call at the end of the page.'),
  notFound: notFoundView().describe('What an address below `/industries` shows that leads to no industry.'),
})

/** `content/industries/_industry-service.yaml`: what every `/industries/{industry}/{service}` says around its own words. */
export const industryServiceWords = fields({
  back: template('industry').describe('The link back to the industry.'),
  call: link().describe('The button at the head of the page.'),
  terms: fields({
    price: 'The label of the price.',
    perMonth: 'What stands behind the lowest price of the price list.',
    custom: 'What stands there where the service has no price list.',
    time: 'The label of when the work shows.',
    term: 'The label of the term, which `services/_service.yaml` says.',
  }).describe('What it costs and when it shows, before anything else.'),
  features: template('industry', 'service').describe('The heading above the four features.'),
  benefits: template('industry', 'service').describe('The heading above the four benefits.'),
  general: template('service').describe('The link to the service’s own page.'),
  closing: closing('industry', 'service').describe('The call at the end of the page.'),
  notFound: notFoundView().describe('What an address below an industry shows that leads to none of its services.'),
})
