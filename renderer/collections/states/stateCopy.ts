import { z } from 'zod'
import { address, fields, link, notFoundView, reference, template } from '../../model/define/fields.ts'
import { closing, pageCopy, searchField, section } from '../blocks.ts'
import { HEALTH_MEASURES, OFFICE_KINDS, PEOPLE_FIGURES } from '../facts/figures.ts'
import { ringCopy } from './ringCopy.ts'

/** Copy about a state. `{theState}` is `the District of Columbia`, and `{stateInTitle}` is `D.C.`. */
const stateText = () => template('state', 'theState', 'stateInTitle', 'count', 'largestCity')

const point = fields({
  title: stateText().describe('The heading, in a few words.'),
  text: stateText().describe('One or two sentences below the heading.'),
})

const serviceSummary = point.extend({ to: address().meta({ title: 'Links to' }).describe('The page of the service.') })

const table = fields({
  title: 'The heading of the table.',
  note: template('sources').describe('The note below the table: the sources, and the limits of the figures.'),
})

/** Creates a schema for rows of a table with the same unit and years. */
function rowGroup<Key extends string>(keys: Readonly<Record<Key, unknown>>) {
  const figure = z.enum(Object.keys(keys) as Key[]).describe('The figure in the row.')
  const row = fields({ figure, name: 'The name of the figure in the table.' })
  return fields({
    columnHeader: template('years').describe('The column header for the figures, with their unit and years.'),
    rows: z.array(row).min(1).describe('The rows of the table, in this order.'),
  })
}

/** Schema of `content/states/_state.yaml`. */
export const stateCopy = fields({
  meta: fields({
    title: stateText().describe('The title in the browser tab and in search results.'),
    description: stateText().describe('The description in search results.'),
  }).describe('The title and description in search results.'),
  backLink: link().describe('The link back to all states.'),
  hero: fields({
    title: stateText().describe('The page heading.'),
    text: stateText().describe('The text below the page heading.'),
    offer: stateText().describe('What we offer, with prices.'),
    residents: template('cities').describe('The text next to the residents. `{cities}` is the number of cities.'),
    callButton: link().describe('The button in the hero.'),
  }).describe('The hero at the top of the page.'),
  map: fields({
    name: stateText().describe('The name of the map, for screen readers.'),
    caption: template('residentsPerLight').describe('The caption of the map, which explains the lights.'),
    unnamedCitiesNote: 'The part of the caption about discs without a name.',
    insetNote: 'The part of the caption about the enlarged square, which shows cities that are close together.',
  }).describe('The copy of the map of the state.'),
  sectionLinks: fields({
    label: 'The name of the section links, for screen readers.',
    notes: 'The text of the link to the notes.',
    cities: 'The text of the link to the cities.',
    why: 'The text of the link to the reasons to choose us.',
    services: 'The text of the link to the services.',
    place: 'The text of the link to the tables.',
  }).describe('The links to sections of the page. Use one or two words each.'),
  why: fields({
    title: stateText().describe('The section heading.'),
    points: z.array(point).min(3).describe('The reasons. At least three.'),
  }).describe('The section with reasons to choose us.'),
  notes: fields({ title: stateText().describe('The section heading.') }).describe('The section with the `notes`.'),
  advertisingRule: fields({
    title: stateText().describe('The section heading.'),
    sourceLink: template('name').describe('The text of the link to the rule. `{name}` is the name of the rule.'),
  }).describe('The section with the `advertisingRule` of the state.'),
  comparison: fields({
    title: stateText().describe('The section heading.'),
    tables: fields({
      offices: table.describe('The table about offices.'),
      people: table.describe('The table about residents.'),
    }).describe('The headings and notes of the tables.'),
    source: template('publisher', 'name', 'years').describe('How the notes name a source.'),
    columnHeaders: fields({
      state: stateText().describe('The column header for the state.'),
      nation: 'The column header for the nation.',
    }).describe('The column headers of the tables.'),
    rates: fields({
      range: template('from', 'to').describe('A range, such as `10–20`.'),
      minimum: template('from').describe('A minimum, such as `at least 10`.'),
    }).describe('How the tables show numbers that aren’t published exactly.'),
    figures: fields({
      offices: rowGroup(OFFICE_KINDS).describe('The rows with offices per 10,000 residents.'),
      registered: rowGroup({ dermatologists: true }).describe('The rows with specialists per 10,000 residents.'),
      people: rowGroup(PEOPLE_FIGURES).describe('The rows with percentages of residents.'),
      health: rowGroup(HEALTH_MEASURES).describe('The rows with percentages of adults.'),
    }).describe('The rows of the tables.'),
  }).describe('The section with tables that compare the state with the nation.'),
  cities: fields({
    title: stateText().describe('The section heading.'),
    columnHeaders: fields({
      city: stateText().describe('The column header for the names of cities.'),
      population: stateText().describe('The column header for populations.'),
      withinFiveMiles: stateText().describe('The column header for people within five miles of the center.'),
      incomes: stateText().describe('The column header for incomes.'),
    }).describe('The column headers of the table of cities.'),
    incomes: template('low', 'high').describe('The range of incomes in a city’s ZIP codes, from `{low}` to `{high}`.'),
    population: template('population').describe('The text for a city’s population on the map, for screen readers.'),
    sources: 'The sources of the figures in the table.',
  }).describe('The section with the table of cities.'),
  services: fields({
    title: stateText().describe('The section heading.'),
    summaries: z.array(serviceSummary).length(6).describe('The summaries of six services.'),
  }).describe('The section with our services.'),
  closing: closing('state', 'stateInTitle'),
  notFound: notFoundView().describe('The not-found page for addresses under `/locations` that don’t exist.'),
})

export type StateCopy = z.infer<typeof stateCopy>

const cityAlias = fields({
  name: 'The short name that people type.',
  city: reference('cities').describe('The city, as state and city: `florida/tampa`.'),
})

/** Schema of `content/states/_listing.yaml`. */
export const listingCopy = pageCopy({
  counts: fields({
    states: 'The label of the number of states, which includes D.C.',
    cities: 'The label of the number of cities.',
    practices: fields({
      claim: reference('claims').describe('The claim next to the numbers of states and cities.'),
      label: 'The text after the value of the claim: `Practices Served`.',
    }).describe('A claim next to the numbers of states and cities.'),
  }).describe('The numbers in the hero.'),
  map: fields({
    name: 'The name of the map, for screen readers.',
    caption: template('residentsPerLight').describe('The caption of the map, which explains the lights.'),
    skipLink: 'The text of the skip link, which lets keyboard users skip the map.',
  }).describe('The map of the United States.'),
  search: searchField().describe('The search field for cities and ZIP codes.'),
  searchExample: template('place').describe('The example in the search field on state and city pages.'),
  cityAliases: z.array(cityAlias).describe('Short names of cities, for the search: `nyc`.'),
  ring: ringCopy.describe('The copy of the ring around a ZIP code or another place.'),
  states: section({
    manyCities: template('count').describe('The text for the number of cities with a page: `{count} cities`.'),
    oneCity: template('count').describe('The text for a single city with a page: `{count} city`.'),
    residents: template('residents').describe('The text for residents, on the map: `{residents} people`.'),
    note: 'The note that explains the two figures of each state.',
    columnHeaders: fields({
      residents: 'The column header for residents.',
      cities: 'The column header for cities.',
    }).describe('The column headers of the list of states.'),
  }).describe('The section with all states.'),
  popularCities: section({
    cities: z.array(reference('cities')).length(12).describe('Twelve cities, as state and city: `florida/tampa`.'),
  }).describe('The section with popular cities.'),
})
