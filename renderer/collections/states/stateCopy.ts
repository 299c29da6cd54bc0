import { z } from 'zod'
import { address, fields, link, meta, notFoundView, reference, template } from '../../model/define/fields.ts'
import { closing, finder, heading } from '../blocks.ts'
import { figures } from './figureCopy.ts'
import { createRingSchema } from './ringCopy.ts'

const STATE_TOKENS = [
  'state',
  /** @example `the District of Columbia` */
  'theState',
  /** @example `D.C. practices` */
  'adjective',
  /** Number of cities with a page, and the largest city. */
  'count',
  'first',
] as const

const stateText = () => template(...STATE_TOKENS)

const point = fields({ title: stateText().describe('A few words.'), text: stateText().describe('A sentence or two.') })

const blurb = point.extend({ to: address().meta({ title: 'Leads to' }).describe('The page of the service.') })

const hero = fields({
  title: stateText().describe('The heading.'),
  text: stateText().describe('The sentence under it.'),
  offer: stateText().describe('Our offer, and its price.'),
  cities: template('count').describe('The number of cities with a page.'),
  city: template('count').describe('The same for a single city.'),
  residents: template('cities').describe('The text below the number of residents, with the number of cities.'),
  call: link().describe('The button.'),
})

const map = fields({
  name: stateText().describe('The name of the map, for screen readers.'),
  legend: template('each').describe('The caption: explains a light.'),
  small: 'The sentence about discs without a name.',
  inset: 'Explains the enlarged square in the corner, for cities that are close together.',
})

const table = () =>
  fields({
    title: 'The heading.',
    note: template('sources').describe('The note under it: the sources, and the limits of the figures.'),
  })

const place = fields({
  title: stateText().describe('The heading.'),
  tables: fields({
    offices: table().describe('The first table.'),
    people: table().describe('The second table.'),
  }).describe('The tables.'),
  source: template('by', 'name', 'years').describe('A source in the notes.'),
  head: fields({
    here: stateText().describe('The column of the state.'),
    nation: 'The column of the nation.',
  }).describe('The headings of the columns.'),
  rate: fields({
    between: template('from', 'to').describe('A number between two bounds.'),
    atLeast: template('from').describe('The lowest possible number.'),
  }).describe('Numbers with published bounds only.'),
  figures: figures.describe('The figures.'),
})

/** `content/states/_state.yaml` */
export const stateCopy = fields({
  meta: fields({
    title: stateText().describe('The title in the browser’s tab and in search results.'),
    description: stateText().describe('The description in search results.'),
  }).describe('How search results show the page.'),
  back: link().describe('The link back to all states.'),
  hero: hero.describe('The head of the page.'),
  map: map.describe('The texts of the map.'),
  sections: fields({
    label: 'The name of the list, for screen readers.',
    cities: 'The link to the cities.',
    why: 'The link to the reasons to choose us.',
    services: 'The link to the services.',
    place: 'The link to the tables.',
  }).describe('The links to the sections, each in a word or two.'),
  why: fields({
    title: stateText().describe('The heading.'),
    points: z.array(point).min(3).describe('Three reasons or more.'),
  }).describe('The reasons to choose us.'),
  notes: fields({ title: stateText().describe('The heading.') }).describe('The section with the `notes` of the state.'),
  rule: fields({
    title: stateText().describe('The heading.'),
    source: template('name').describe('The link to the rule.'),
  }).describe('The section with the `advertisingRule` of the state.'),
  place: place.describe('The tables that compare the state with the nation.'),
  cities: fields({
    title: stateText().describe('The heading.'),
    head: fields({
      city: stateText().describe('The column of names.'),
      people: stateText().describe('The column of populations.'),
      within: stateText().describe('The column of people within five miles of the center.'),
      incomes: stateText().describe('The column of incomes.'),
    }).describe('The headings of the columns.'),
    incomes: template('low', 'high').describe('The lowest and the highest income of a ZIP code.'),
    people: template('population').describe('The population of a city.'),
    residents: 'The sources of the figures.',
  }).describe('The list of the cities.'),
  services: fields({
    title: stateText().describe('The heading.'),
    blurbs: z.array(blurb).length(6).describe('Six services.'),
  }).describe('Our services.'),
  closing: closing('state', 'adjective').describe('The call to action at the end of the page.'),
  notFound: notFoundView().describe('The page for missing addresses below `/locations`.'),
})

/** Copy of a state's page. */
export type StateCopy = z.infer<typeof stateCopy>

/** Schema of `content/states/_listing.yaml`. */
export const listingCopy = fields({
  meta: meta().describe('How search results show the page.'),
  hero: heading().describe('The head of the page.'),
  counts: fields({
    states: 'The label of the number of states. D.C. is one of them.',
    cities: 'The label of the number of cities.',
    practices: fields({
      claim: reference('claims').describe('The claim.'),
      label: 'The text after its value: `Practices Served`.',
    }).describe('A claim next to them.'),
  }).describe('The numbers at the head of the page.'),
  map: fields({
    name: 'The name of the map, for screen readers.',
    legend: template('each').describe('The caption: explains a light.'),
    skip: 'The link that skips the map, for keyboards.',
  }).describe('The map of the country.'),
  search: finder().describe('The search field for cities and ZIP codes.'),
  exampleOf: template('place').describe('The example in the empty search field of a state or city: a place there.'),
  aliases: z
    .array(fields({ name: 'What people type.', city: reference('cities').describe('The city that they mean.') }))
    .describe('Short names of cities: `nyc`.'),
  ring: createRingSchema().describe('The ring around a ZIP code, or around any point.'),
  states: fields({
    title: 'The heading.',
    cities: template('count').describe('The number of cities in a state.'),
    city: template('count').describe('The same for a single city.'),
    residents: template('residents').describe('The number of residents, if known.'),
    note: 'Explains the two figures of a row.',
    head: fields({
      people: 'The column of residents.',
      cities: 'The column of cities.',
    }).describe('The headings of the columns.'),
  }).describe('The list of all states.'),
  popular: fields({
    title: 'The heading.',
    cities: z.array(reference('cities')).length(12).describe('Twelve cities, as state and city: `florida/tampa`.'),
  }).describe('Cities that many people look for.'),
  closing: closing().describe('The call to action at the end of the page.'),
})
