import { z } from 'zod'
import { address, fields, labeledText, link, reference, template, text } from '../../model/define/fields.ts'
import { closing } from '../blocks.ts'
import { COMPARED_OFFICES, COMPARED_PERCENTAGES, REACH_MILES } from '../facts/kinds.ts'
import { industries } from '../industries/definition.ts'

/** Tokens of city pages. `renderer/places/cityValues.ts` provides the values. */
export const CITY_TOKENS = ['city', 'state', 'abbreviation', 'population'] as const

const sentence = () => template(...CITY_TOKENS)

/** Text alternative, except for the legend. */
const map = fields({
  name: template('city').describe('The name of the map, for screen readers.'),
  oneSide: template('directions').describe('If almost everyone lives on one side.'),
  mostlyOneSide: template('directions').describe('If most people live on one side.'),
  allSides: 'If people live on all sides.',
  center: 'If most people live next to the center.',
  nobody: 'If no one lives within five miles.',
  empty: template('directions').describe('The sides where few people live, such as water or a desert.'),
  names: template('places').describe('The names of other places on the map.'),
  legend: template('each').describe('Explains a light and the ring.'),
})

const reachRow = fields({
  miles: z.literal(REACH_MILES).describe('The distance in miles.'),
  visits: 'The kind of visits that people travel this far for.',
  industries: z.array(reference(industries)).describe('The industries that we plan for at this distance.'),
})

const expertise = fields({
  title: sentence().describe('The heading.'),
  note: sentence().describe('Says that the distances are our practice.'),
  miles: template('miles').describe('A distance.'),
  people: template('people').describe('The number of people within a distance.'),
  rows: z
    .array(reachRow)
    .length(4)
    .refine((rows) => {
      const industrySlugs = rows.flatMap(({ industries }) => industries.map(({ slug }) => slug))
      return (
        new Set(industrySlugs).size === industrySlugs.length &&
        new Set(rows.map(({ miles }) => miles)).size === rows.length
      )
    }, 'Each distance has one row, and each industry is in one row.')
    .describe('The distances, each with its industries.'),
})

const zips = fields({
  title: sentence().describe('The heading.'),
  note: 'Explains the columns and distances, with sources and years.',
  zip: 'The column of ZIP codes.',
  households: 'The column of households.',
  income: 'The column of incomes.',
  dentists: 'The column of dental offices.',
  physicians: 'The column of physicians’ offices.',
  miles: template('miles').describe('The distance from the center of the city to the middle of the area.'),
  incomeOver: template('income').describe('An income that is higher than the Census publishes.'),
  atLeast: template('count').describe('The lowest possible number of offices.'),
  more: template('count').describe('Opens the rest of the table.'),
})

const difference = fields({
  figure: z.enum([...COMPARED_PERCENTAGES, ...COMPARED_OFFICES]).describe('The figure.'),
  label: 'The name of the figure.',
  basis: labeledText('Source', 'Who was counted, and when.'),
})

const differences = fields({
  title: template('county').describe('The heading: says whose figures they are.'),
  ranges: 'Explains ranges, if the table has one.',
  otherCounties: template('city', 'counties').describe('The other counties that the city is in.'),
  figure: 'The column of names.',
  county: 'The column of the county.',
  state: 'The column of the state.',
  nation: 'The column of the nation.',
  atLeast: template('count').describe('The lowest possible number.'),
  between: template('low', 'high').describe('A number between two bounds.'),
  rows: z.array(difference).min(1).describe('The figures. A page shows up to six.'),
})

const card = fields({
  title: 'The name of the service.',
  text: template('city').describe('What it includes, or what it costs.'),
  to: address().meta({ title: 'Leads to' }).describe('The page of the service.'),
})

/** `content/states/_city.yaml` */
export const cityCopy = fields({
  meta: fields({
    title: sentence().describe('The title in the browser’s tab and in search results.'),
    description: sentence().describe('The description in search results, if the city has no teaser.'),
    withTeaser: template(...CITY_TOKENS, 'teaser').describe('The description in search results, if it has one.'),
  }).describe('How search results show the page.'),
  locations: link().describe('The link to all states.'),
  back: template('state').describe('The link back to the state.'),
  hero: fields({
    title: template('city').describe('The heading.'),
    text: sentence().describe('The sentence under it, if the city has no teaser.'),
    withTeaser: template(...CITY_TOKENS, 'teaser').describe('The sentence under it, if it has one.'),
    call: link().describe('The button.'),
    withinFiveMiles: template('city', 'population').describe('Follows the number of people within five miles.'),
    populationOnly: template('city').describe('Follows the population, if we don’t know who lives nearby.'),
  }).describe('The head of the page.'),
  nearest: fields({
    title: 'The heading.',
    miles: template('miles').describe('The distance behind the name of a city.'),
  }).describe('The nearest cities.'),
  map: map.describe('The texts of the map.'),
  directions: z.array(text()).length(8).describe('The eight directions, clockwise from north.'),
  notes: fields({ title: sentence().describe('The heading.') }).describe('The section with the `notes` of the city.'),
  expertise: expertise.describe('How far we plan for each specialty, in four rows.'),
  zips: zips.describe('The table of ZIP codes.'),
  differences: differences.describe('The table of up to six figures that differ from the nation’s.'),
  sources: template('names').describe('The sources: `{names}` is a list.'),
  services: fields({
    title: template('city').describe('The heading.'),
    cards: z.array(card).length(6).describe('Six services.'),
  }).describe('The services.'),
  results: fields({
    title: 'The heading.',
    claims: z.array(reference('claims')).length(3).describe('Three claims.'),
    note: 'The services that the claims are about.',
  }).describe('The results.'),
  testimonial: fields({
    title: 'The heading.',
    note: template('treatment', 'location').describe(
      'The work of the practice, its place, and that it’s the experience of one practice.',
    ),
  }).describe('The testimonial.'),
  closing: closing('city', 'state').describe('The call to action at the end of the page.'),
})

/** Copy of a city's page. */
export type CityCopy = z.infer<typeof cityCopy>
