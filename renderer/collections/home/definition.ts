import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, meta, reference, template, text } from '../../model/define/fields.ts'
import { closing, finder, heading } from '../blocks.ts'
import { company } from '../company/definition.ts'

const homeWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: fields({
    kind: 'What we are and for whom, above the headline.',
    lines: z.array(text()).length(2).describe('The two lines of the headline.'),
    lede: 'What we do, in a few sentences.',
    call: link().describe('The button.'),
    note: 'The line under the button, with our claims.',
  }).describe('The head of the page.'),
  services: fields({
    title: 'The heading.',
    from: 'What stands before the lowest price of a service.',
    perMonth: 'What stands behind it.',
    more: link().describe('The link to all services.'),
  }).describe('The list of services with their lowest prices.'),
  blueprint: fields({
    title: 'The heading.',
    text: 'The sentence under it.',
    steps: z.array(heading()).length(5).describe('Five steps, in the order of the work.'),
  }).describe('How the work goes, in five steps.'),
  revolution: fields({
    title: 'The heading.',
    statement: 'The claim as a sentence, in large type.',
    text: 'What follows from it.',
    claim: reference('claims').describe('The claim that the statement cites.'),
    note: template('city', 'people', 'each').describe('What the drawing shows, below it.'),
    ring: 'What stands on its ring.',
    city: reference('cities').describe('Whose people the drawing shows at first, as state and city: `florida/tampa`.'),
    drawing: template('city', 'people', 'each').describe('The drawing in words, for those who do not see it.'),
    search: finder().pick({ label: true, example: true }).describe('The field by which visitors see their own.'),
  }).describe('Why distance decides.'),
  basis: template('basis').describe('How a claim’s basis is introduced.'),
  results: fields({
    title: 'The heading.',
    note: 'Whose figures they are, and that others’ will differ.',
    claims: z.array(reference('claims')).length(3).describe('Three claims with a `chart`, by their ids.'),
    others: 'The heading above all other claims, each with its basis.',
    cite: link().describe('The link that stands beside a claim on other pages, to here.'),
  }).describe('Three claims, drawn to scale, and the basis of all.'),
  articles: fields({ title: 'The heading.', more: link().describe('The link to all of them.') }).describe(
    'What stands around the latest articles.',
  ),
  episodes: fields({ title: 'The heading.', more: link().describe('The link to all of them.') }).describe(
    'What stands around the latest episodes.',
  ),
  closing: closing().describe('The call at the end of the page.'),
})

export const home = defineSingleton({
  name: 'home',
  path: 'pages/home.yaml',
  schema: homeWords,
  page: {
    address: '/',
    title: (_, site) => site.get(company).brand,
    sections: ['results', 'services', 'blueprint', 'revolution', 'finder', 'articles', 'episodes', 'closing'],
  },
})
