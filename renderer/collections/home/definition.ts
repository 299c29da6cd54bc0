import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, meta, reference, template, text } from '../../model/define/fields.ts'
import { closing, finder, heading } from '../blocks.ts'
import { company } from '../company/definition.ts'
import { report } from '../report.ts'

const homeCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: fields({
    kind: 'Our business and audience, above the headline.',
    lines: z.array(text()).length(2).describe('The two lines of the headline.'),
    lede: 'A few sentences about our work.',
    call: link().describe('The button.'),
    ring: link().describe('The link to the search field for ZIP codes.'),
    note: 'The line under the button, with our claims.',
  }).describe('The heading of the page and the text below it.'),
  services: fields({
    title: 'The heading.',
    from: 'The text before the lowest price of a service.',
    perMonth: 'The text after it.',
    more: link().describe('The link to all services.'),
    industries: 'The label of the links to all industries.',
  }).describe('The list of services with their lowest prices, and the links to industries.'),
  blueprint: fields({
    title: 'The heading.',
    text: 'The sentence under it.',
    steps: z.array(heading()).length(5).describe('Five steps, in the order of the work.'),
  }).describe('The work in five steps.'),
  report: fields({
    title: 'The heading.',
    example: report().describe('An example of the report, drawn as a sheet of paper. Make up the numbers.'),
    questions: z
      .array(fields({ title: 'The question.', text: template('term').describe('The answer.') }))
      .length(2)
      .describe('Two questions with answers. `{term}` is the sentence about the term of all services.'),
  }).describe('The monthly report, the people who run the account, and the risk.'),
  revolution: fields({
    title: 'The heading.',
    statement: 'The claim as a sentence, in large type.',
    text: 'The consequence.',
    claim: reference('claims').describe('The claim that the statement cites.'),
    note: template('city', 'people', 'each').describe('The caption below the drawing.'),
    ring: 'The label of the ring.',
    city: reference('cities').describe('The first city in the drawing, as state and city: `florida/tampa`.'),
    drawing: template('city', 'people', 'each').describe('The drawing in words, for screen readers.'),
    search: finder().pick({ label: true, example: true }).describe('The search field for other cities.'),
  }).describe('Why distance decides.'),
  basis: template('basis').meta({ title: 'Source of a claim' }).describe('The text around a claim’s basis.'),
  results: fields({
    title: 'The heading.',
    note: 'A note on the source of the figures, and that other results will differ.',
    claims: z.array(reference('claims')).length(3).describe('Three claims that have a chart.'),
    others: 'The heading above all other claims, each with its basis.',
    cite: link().describe('The link to this section, next to claims on other pages.'),
  }).describe('Three claims, drawn to scale, and the basis of all.'),
  articles: fields({ title: 'The heading.', more: link().describe('The link to all.') }).describe(
    'The copy around the latest articles.',
  ),
  episodes: fields({ title: 'The heading.', more: link().describe('The link to all.') }).describe(
    'The copy around the latest episodes.',
  ),
  closing: closing().describe('The call to action at the end of the page.'),
})

/** Copy of the home page. */
export const home = defineSingleton({
  name: 'home',
  path: 'pages/home.yaml',
  schema: homeCopy,
  page: {
    address: '/',
    title: (_, site) => site.get(company).brand,
    sections: ['results', 'services', 'blueprint', 'report', 'revolution', 'finder', 'articles', 'episodes', 'closing'],
  },
})
