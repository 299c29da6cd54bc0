import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, meta, reference, template, text } from '../../model/define/fields.ts'
import { closing, headingWithText, searchField, section } from '../blocks.ts'
import { company } from '../company/definition.ts'
import { report } from '../report.ts'

const homeCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: fields({
    tagline: 'What we do and for whom, above the headline.',
    lines: z.array(text()).length(2).describe('The two lines of the headline.'),
    text: 'A few sentences about our work, below the headline.',
    callButton: link().describe('The button in the hero.'),
    ringLink: link().describe('The link next to the button, to the search field for ZIP codes.'),
    note: 'The note below the button, with prices and claims.',
  }).describe('The hero at the top of the page.'),
  services: section({
    allServicesLink: link().describe('The link to all services.'),
    industriesLabel: 'The label above the links to all industries.',
  }).describe('The section with all services, their lowest prices, and links to industries.'),
  blueprint: section({
    text: 'The text below the heading.',
    steps: z.array(headingWithText()).length(5).describe('The five steps of our work, in order.'),
  }).describe('The section with the five steps of our work.'),
  report: section({
    example: report.describe('An example of the monthly report, shown as a sheet of paper. Make up the numbers.'),
    questions: z
      .array(fields({ title: 'The question.', text: template('contractTerm').describe('The answer.') }))
      .length(2)
      .describe('Two questions with answers. `{contractTerm}` comes from `services/_service.yaml`.'),
  }).describe('The section about the monthly report, the account team, and the risk.'),
  revolution: section({
    statement: 'The claim as a sentence, in large type.',
    text: 'What the claim means for a practice.',
    claim: reference('claims').describe('The claim in the statement. The section also shows its source.'),
    caption: template('city', 'people', 'residentsPerLight').describe('The caption of the drawing.'),
    ringLabel: 'The label of the ring in the drawing.',
    city: reference('cities').describe('The city that the drawing shows first, as state and city: `florida/tampa`.'),
    drawingAlt: template('city', 'people', 'residentsPerLight').describe('The alt text of the drawing.'),
    search: searchField().pick({ label: true, example: true }).describe('The search field for cities and ZIP codes.'),
  }).describe('The section about patients who choose practices nearby.'),
  claimSource: template('source')
    .meta({ title: 'Source of a claim' })
    .describe('The sentence with the source of a claim. `{source}` is the source.'),
  results: section({
    note: 'A note next to the heading, such as that other results will differ.',
    claims: z.array(reference('claims')).length(3).describe('Three claims with charts.'),
    otherClaimsToggle: 'The label of the toggle that shows all other claims with their sources.',
    citationLink: link().describe('The link to this section, next to claims on all pages.'),
  }).describe('The section with three claims, drawn to scale, and the sources of all claims.'),
  articles: section({
    allArticlesLink: link().describe('The link to all articles.'),
  }).describe('The section with the latest articles.'),
  episodes: section({
    allEpisodesLink: link().describe('The link to all episodes.'),
  }).describe('The section with the latest episodes.'),
  closing: closing(),
})

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
