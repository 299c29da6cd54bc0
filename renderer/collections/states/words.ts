import { z } from 'zod'
import { fields, link, meta, notFoundView, reference, template } from '../../model/define/fields.ts'
import { closing, finder, heading } from '../blocks.ts'
import { figures } from './figureWords.ts'
import { ringWords } from './ringWords.ts'

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

const named = () => template(...STATE_TOKENS)

const point = fields({ title: named().describe('A few words.'), text: named().describe('A sentence or two.') })

const hero = fields({
  title: named().describe('The heading.'),
  text: named().describe('The sentence under it.'),
  offer: named().describe('Our offer, and its price.'),
  cities: template('count').describe('How many cities have a page.'),
  city: template('count').describe('The same for a single city.'),
  residents: template('cities').describe('The text below the number of residents, with the number of cities.'),
  call: link().describe('The button.'),
})

const map = fields({
  name: named().describe('What the map is, for those who do not see it.'),
  legend: template('each').describe('What stands under it: what a light is.'),
  small: 'The sentence about discs without a name.',
  inset: 'What the square in its corner is, where many cities stand close together.',
})

const table = () =>
  fields({
    title: 'The heading.',
    note: template('sources').describe('What stands under it: the sources, and what the figures are not.'),
  })

const place = fields({
  title: named().describe('The heading.'),
  tables: fields({ offices: table().describe('The first.'), people: table().describe('The second.') }).describe(
    'The words of the tables.',
  ),
  source: template('by', 'name', 'years').describe('One of the sources.'),
  head: fields({ here: named().describe('The state’s column.'), nation: 'The nation’s column.' }).describe(
    'The heads of the columns.',
  ),
  rate: fields({
    between: template('from', 'to').describe('A number that lies between two.'),
    atLeast: template('from').describe('A number that is at least so large.'),
  }).describe('How a number is shown if only its bounds are published.'),
  figures: figures.describe('The figures.'),
})

/** `content/states/_state.yaml` */
export const stateWords = fields({
  meta: fields({
    title: named().describe('The title in the browser’s tab and in search results.'),
    description: named().describe('What search results show below it.'),
  }).describe('What search results show of the page.'),
  back: link().describe('The link back to all states.'),
  hero: hero.describe('The head of the page.'),
  map: map.describe('The words of the map.'),
  sections: fields({
    label: 'What screen readers call the list.',
    cities: 'Leads to the list of the cities.',
    why: 'Leads to the reasons to choose us.',
    services: 'Leads to the services.',
    place: 'Leads to the tables.',
  }).describe('The links to the parts of the page, each in a word or two.'),
  why: fields({
    title: named().describe('The heading.'),
    points: z.array(point).min(3).describe('Three reasons or more.'),
  }).describe('The reasons to choose us.'),
  notes: fields({ title: named().describe('The heading.') }).describe('The section with the `notes` of the state.'),
  rule: fields({
    title: named().describe('The heading.'),
    source: template('name').describe('The link to the rule.'),
  }).describe('The section with the `advertisingRule` of the state.'),
  place: place.describe('The tables that compare the state with the nation.'),
  cities: fields({
    title: named().describe('The heading.'),
    head: fields({
      city: named().describe('What the names are.'),
      people: named().describe('What the first figure is.'),
      within: named().describe('What the second is: who lives around its center.'),
      incomes: named().describe('The third: the lowest and the highest income of its ZIP codes.'),
    }).describe('What stands above the columns.'),
    incomes: template('low', 'high').describe('The lowest and the highest income.'),
    people: template('population').describe('How many people live in a city.'),
    residents: 'Where the figures come from.',
  }).describe('The list of the cities.'),
  services: fields({
    title: named().describe('The heading.'),
    blurbs: z.array(point).length(6).describe('Six services.'),
  }).describe('What we do there.'),
  closing: closing('state', 'adjective').describe('The call at the end of the page.'),
  notFound: notFoundView().describe('What an address below `/locations` shows that leads to no state and no city.'),
})
export type StateWords = z.infer<typeof stateWords>

export const listingWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  counts: fields({
    states: 'The label of the number of states, which includes D.C.',
    cities: 'The label of the number of cities.',
    practices: fields({
      claim: reference('claims').describe('The claim, by its id.'),
      label: 'What stands behind its value: `Practices Served`.',
    }).describe('A claim beside them.'),
  }).describe('The numbers at the head of the page.'),
  map: fields({
    name: 'What the map is, for those who do not see it.',
    legend: template('each').describe('What stands under the map: what a light is.'),
    skip: 'The link that leads past the map’s links.',
  }).describe('The map of the country.'),
  search: finder().describe('Finding a city, or the ring around a ZIP code, by typing.'),
  exampleOf: template('place').describe('What stands in the empty field of a state’s or a city’s page: a place there.'),
  aliases: z
    .array(fields({ name: 'What people type.', city: reference('cities').describe('The city that they mean.') }))
    .describe('Short names of cities: `nyc`.'),
  ring: ringWords().describe('Looking around a ZIP code, or around any point.'),
  states: fields({
    title: 'The heading.',
    cities: template('count').describe('How many cities a state has.'),
    city: template('count').describe('The same for one alone.'),
    residents: template('residents').describe('How many people live there, where it is known.'),
    note: 'What the two figures of a row are.',
  }).describe('The list of all states.'),
  popular: fields({
    title: 'The heading.',
    cities: z.array(reference('cities')).length(12).describe('Twelve cities, as state and city: `florida/tampa`.'),
  }).describe('Cities that many look for.'),
  closing: closing().describe('The call at the end of the page.'),
})
