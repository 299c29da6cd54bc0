import { z } from 'zod'
import { address, fields, link, reference, template, text } from '../../model/define/fields.ts'
import { closing } from '../blocks.ts'
import { expertise, offices, people, reach } from './cityFactWords.ts'
import { CITY_TOKENS } from './citySentences.ts'

const county = (name: string) =>
  fields({ one: `Before one ${name}.`, many: 'Before several.' }).describe(`Where the state has a ${name}.`)

const facts = fields({
  population: 'The label of the population.',
  counties: fields({ County: county('county'), Parish: county('parish'), Borough: county('borough') }).describe(
    'The label of the counties, by what the state calls them.',
  ),
  five: 'The label of the residents within five miles.',
})

/** The picture of who lives around the city. All but the legend is for those who do not see it. */
const map = fields({
  name: template('city').describe('What the picture is.'),
  all: template('directions').describe('Where all live, if on one side.'),
  most: template('directions').describe('Where most live, if on one side.'),
  even: 'Where people live on all sides.',
  middle: 'Where most live next to the center.',
  nobody: 'Where nobody lives within five miles.',
  empty: template('directions').describe('Where nobody lives: water, or a desert.'),
  names: template('places').describe('The names of other places in the picture.'),
  place: fields({
    one: template('name', 'direction').describe('A place next door.'),
    many: template('name', 'miles', 'direction').describe('A place farther off.'),
  }).describe('How a place is told in sentences.'),
  legend: template('each').describe('What a light and the ring mean, for those who see them.'),
})

const results = fields({
  title: 'The heading.',
  caption: 'What the table is, for screen readers.',
  columns: fields({
    figure: 'The head of the column of figures.',
    counts: 'The head of the column that says what they count.',
    basis: 'The head of the column that says where they come from.',
  }).describe('The heads of the table.'),
  claims: z.array(reference('claims')).length(3).describe('Three claims, by their ids.'),
})

const card = fields({
  title: 'The service’s name.',
  text: template('city').describe('What it is, in a few words.'),
  to: address().describe('The page that says more.'),
})

/** `content/states/_city.yaml`: what every `/locations/{state}/{city}` says. */
export const cityWords = fields({
  meta: fields({
    title: template('city', 'state').describe('The title in the browser’s tab and in search results.'),
    description: template('city', 'state', 'counties').describe('What search results show below it.'),
  }).describe('What search results show of the page.'),
  locations: link().describe('The link to all states.'),
  back: template('state').describe('The link back to the state.'),
  hero: fields({
    title: template('city').describe('The heading.'),
    text: template(...CITY_TOKENS).describe('The sentence under it.'),
    call: link().describe('The button.'),
  }).describe('The head of the page.'),
  facts: facts.describe('The labels of the facts at the head of the page.'),
  nearest: fields({
    title: 'The heading.',
    alone: template('city', 'state').describe('Where no other city is near.'),
    miles: template('miles').describe('The distance behind a city’s name.'),
  }).describe('The list of the nearest cities.'),
  map: map.describe('The words of the map.'),
  place: fields({
    directions: z.array(text()).length(8).describe('The eight directions, clockwise from north.'),
    to: template('name', 'direction').describe('A place inside a sentence: `Fairhaven to the northeast`.'),
  }).describe('How directions are called.'),
  reach: reach.describe('Who lives near: the residents within five, ten and twenty-five miles.'),
  offices: offices.describe('Who practices near: offices by kind.'),
  people: people.describe('Who lives in the county.'),
  expertise: expertise.describe('What follows for a practice. Each point is chosen by the fact that stands out most.'),
  sources: template('names').describe('Where the figures come from: `{names}` is a list.'),
  services: fields({
    title: template('city').describe('The heading.'),
    cards: z.array(card).length(6).describe('Six services.'),
  }).describe('What we do there.'),
  results: results.describe('The table of results.'),
  testimonial: fields({ title: 'The heading.', note: 'That it is one practice’s experience.' }).describe(
    'What stands around the testimonial.',
  ),
  along: template('theState').describe(
    'The cities before and after this one on the state’s line from west to east: what they are, for those who do not see it.',
  ),
  closing: closing('city', 'state').describe('The call at the end of the page.'),
})
export type CityWords = z.infer<typeof cityWords>
