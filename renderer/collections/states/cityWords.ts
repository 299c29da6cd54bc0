import { z } from 'zod'
import { address, fields, link, reference, template, text } from '../../model/define/fields.ts'
import { closing } from '../blocks.ts'
import { CITY_TOKENS, expertise, facts, tables } from './cityFactWords.ts'

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
    description: template('city', 'state', 'five', 'price').describe('What search results show below it.'),
    bare: template('city', 'state', 'price').describe('The same where nobody has counted who lives near.'),
  }).describe('What search results show of the page.'),
  locations: link().describe('The link to all states.'),
  back: template('state').describe('The link back to the state.'),
  hero: fields({
    title: template('city').describe('The heading.'),
    text: template(...CITY_TOKENS).describe('The sentence under it.'),
    call: link().describe('The button.'),
    five: template('city', 'population').describe('What stands behind the number of people within five miles.'),
    bare: template('city').describe('What stands behind the population, where nobody has counted who lives near.'),
    parts: template('called', 'list').describe('The parts of a city that has any, each with its people.'),
  }).describe('The head of the page.'),
  nearest: fields({
    title: 'The heading.',
    alone: template('city', 'state').describe('Where no other lies within 30 miles.'),
    miles: template('miles').describe('The distance behind a city’s name.'),
  }).describe('The list of the nearest cities.'),
  map: map.describe('The words of the map.'),
  place: fields({
    directions: z.array(text()).length(8).describe('The eight directions, clockwise from north.'),
  }).describe('How directions are called.'),
  facts: facts.describe(
    'What sets the place apart: the three figures that differ most from those of places of its size and from the nation’s, beyond their margin.',
  ),
  expertise: expertise.describe('Four things we would do, of which the first three follow from the place’s figures.'),
  tables: tables.describe('The figures, to look up.'),
  sources: template('names').describe('Where the figures come from: `{names}` is a list.'),
  services: fields({
    title: template('city').describe('The heading.'),
    cards: z.array(card).length(6).describe('Six services.'),
  }).describe('What we do there.'),
  results: results.describe('The results.'),
  testimonial: fields({
    title: 'The heading.',
    note: template('location').describe('That it is one practice’s experience, and where that is.'),
  }).describe('What stands around the testimonial.'),
  closing: closing('city', 'state').describe('The call at the end of the page.'),
})
export type CityWords = z.infer<typeof cityWords>
