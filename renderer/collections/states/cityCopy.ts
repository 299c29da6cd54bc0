import { z } from 'zod'
import { address, fields, labeledText, link, reference, template, text } from '../../model/define/fields.ts'
import { closing, section, testimonialCopy } from '../blocks.ts'
import { COMPARED_OFFICES, COMPARED_PERCENTAGES, REACH_MILES } from '../facts/figures.ts'
import { industries } from '../industries/definition.ts'
import { areUnique } from '../lists.ts'

/** Tokens in most of a city's copy. */
export const CITY_TOKENS = ['city', 'state', 'abbreviation', 'population'] as const

const cityTemplate = (...moreTokens: string[]) => template(...CITY_TOKENS, ...moreTokens)

const reachRow = fields({
  miles: z.literal(REACH_MILES).describe('The distance from the city center in miles.'),
  visits: 'The kind of visits that patients travel this far for.',
  industries: z.array(reference(industries)).describe('The industries that we plan for at this distance.'),
})

const difference = fields({
  figure: z.enum([...COMPARED_PERCENTAGES, ...COMPARED_OFFICES]).describe('The figure in the row.'),
  label: 'The name of the figure in the table.',
  unitAndYear: labeledText('Unit and year', 'Who or what was counted, and when.'),
})

const serviceSummary = fields({
  title: 'The name of the service.',
  text: template('city').describe('What the service includes or costs.'),
  to: address().meta({ title: 'Links to' }).describe('The page of the service.'),
})

/** Schema of `content/states/_city.yaml`. */
export const cityCopy = fields({
  meta: fields({
    title: cityTemplate().describe('The title in the browser tab and in search results.'),
    description: cityTemplate().describe('The description in search results, if the city has no teaser.'),
    descriptionWithTeaser: cityTemplate('teaser').describe('The description in search results, if there’s a teaser.'),
  }).describe('The title and description in search results.'),
  locationsLink: link().describe('The breadcrumb link to all states.'),
  backLink: template('state').describe('The text of the link back to the state.'),
  hero: fields({
    title: template('city').describe('The page heading.'),
    text: cityTemplate().describe('The text below the page heading, if the city has no teaser.'),
    textWithTeaser: cityTemplate('teaser').describe('The text below the page heading, if there’s a teaser.'),
    callButton: link().describe('The button in the hero.'),
    withinFiveMiles: template('city', 'population').describe('The text after the number of people within five miles.'),
    populationOnly: template('city').describe('The text after the population, if that number is unknown.'),
  }).describe('The hero at the top of the page.'),
  nearest: section({
    miles: template('miles').describe('The distance after the name of a city.'),
  }).describe('The links to the nearest cities.'),
  map: fields({
    altStart: template('city').describe('The first sentence of the map’s alt text.'),
    altOneSide: template('directions').describe('The alt text if most people live on one side of the center.'),
    altAllSides: 'The alt text if people live on all sides of the center.',
    altNearCenter: 'The alt text if most people live close to the center.',
    altEmptySides: template('directions').describe('The alt text about sides with few people, such as a sea.'),
    altPlaces: template('places').describe('The alt text that names other places on the map.'),
    caption: template('residentsPerLight').describe('The caption of the map, which explains the lights and the ring.'),
  }).describe('The alt text and the caption of the map.'),
  directions: z.array(text()).length(8).describe('The eight compass directions, clockwise from north.'),
  notes: fields({ title: cityTemplate().describe('The section heading.') }).describe('The section with the `notes`.'),
  expertise: fields({
    title: cityTemplate().describe('The section heading.'),
    note: cityTemplate().describe('A note about how we measure distances.'),
    miles: template('miles').describe('The distance of a row.'),
    people: template('people').describe('The text for the number of people within the distance: `{people} people`.'),
    rows: z
      .array(reachRow)
      .length(4)
      .refine(
        (rows) => areUnique(rows.flatMap(({ miles, industries }) => [miles, ...industries.map(({ id }) => id)])),
        'A distance or an industry is in these rows twice. Use each only once.',
      )
      .describe('Four distances, each with its industries.'),
  }).describe('The section about how far patients travel for each specialty.'),
  zips: fields({
    title: cityTemplate().describe('The section heading.'),
    boldZipsNote: 'The note about bold ZIP codes, if the notes name any.',
    note: 'The note about the table: the order of the rows, the years of the figures, and the symbols.',
    zip: 'The column header for ZIP codes.',
    households: 'The column header for households.',
    income: 'The column header for incomes.',
    dentists: 'The column header for dental offices.',
    physicians: 'The column header for physicians’ offices.',
    miles: template('miles').describe('The distance of a ZIP code with a name from the city center.'),
    incomeOver: template('income').describe('An income above `{income}`, the highest that the Census publishes.'),
    minimum: template('count').describe('A minimum number of offices.'),
    moreToggle: template('count').describe('The label of the toggle that shows the other `{count}` rows.'),
  }).describe('The section with the table of ZIP codes.'),
  differences: fields({
    title: template('county').describe('The section heading. `{county}` is the county of the figures.'),
    note: 'The note about counts of offices.',
    rangesNote: 'The note that explains ranges, if the table has a range.',
    otherCountiesNote: template('city', 'counties').describe('The note about other counties that the city is in.'),
    figure: 'The column header for the names of figures.',
    county: 'The column header for the county.',
    state: 'The column header for the state.',
    nation: 'The column header for the nation.',
    minimum: template('from').describe('A minimum, such as `10+`.'),
    range: template('from', 'to').describe('A range, such as `10–20`.'),
    rows: z.array(difference).min(1).describe('The rows of the table. A page shows up to five of them.'),
  }).describe('The section that compares the county with the state and the nation.'),
  sources: template('publishers').describe('The sources below the tables. `{publishers}` lists their publishers.'),
  services: fields({
    title: template('city').describe('The section heading.'),
    summaries: z.array(serviceSummary).length(6).describe('The summaries of six services.'),
  }).describe('The section with our services.'),
  results: section({
    claims: z.array(reference('claims')).length(3).describe('Three claims.'),
    note: 'A note about the services that the claims are about.',
  }).describe('The section with our results.'),
  testimonial: testimonialCopy('treatment', 'location'),
  closing: closing('city', 'state'),
})

export type CityCopy = z.infer<typeof cityCopy>
