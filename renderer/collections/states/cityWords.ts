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

/** The map of what lies around the city. */
const map = fields({
  name: template('city').describe('What the picture is, for those who do not see it.'),
  text: template('city').describe('What it says, for those who do not see it.'),
  around: template('places').describe('The nearest places, as far as the map reaches.'),
  parts: template('parts').describe('The parts of a city that has any, which the map names.'),
  beyond: template('places').describe('The nearest places beyond its edge.'),
  empty: 'Where no other place lies on it.',
  water: template('directions').describe('Where water lies.'),
  waterAround: 'Where it lies in all directions.',
  locator: template('city', 'state', 'where').describe(
    'Where the city lies in its state, for maps without another place.',
  ),
  middle: 'What `{where}` is in the middle of a state.',
  place: fields({
    one: template('name', 'direction').describe('A place next door.'),
    many: template('name', 'miles', 'direction').describe('A place farther off.'),
  }).describe('How a place is told in these lists.'),
  ring: template('miles').describe('The distance written on the ring.'),
  scale: template('miles').describe('The distance under the scale.'),
  edge: template('miles').describe('The distance at the edge, to a place beyond it.'),
  legend: 'What the ring means, for those who see it.',
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
