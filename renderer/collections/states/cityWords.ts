import { z } from 'zod'
import { address, link, reference, template, text } from '../../model/define/fields.ts'
import { closing } from '../blocks.ts'

const county = () => z.strictObject({ one: text(), many: text() })

/** What the sentences about a city may name. `renderer/places/cityValues.ts` supplies a value for each. */
export const CITY_TOKENS = [
  'city',
  'state',
  /** The state's name inside a sentence: `the District of Columbia`. */
  'theState',
  /** `Hillsborough County`, `Shelby and Jefferson counties`, or the city itself where it belongs to none. */
  'counties',
  'population',
  /** The place among our cities of the state, and of the country, by population: `3rd`. */
  'rank',
  'nationalRank',
  'nationalCount',
  /** The city of ours that is nearest to it in size. */
  'peer',
  'peerPopulation',
  /** The three nearest cities of ours. Directions are as seen from the city. */
  'near',
  'nearMiles',
  'nearDirection',
  'second',
  'secondMiles',
  'secondDirection',
  'third',
  'thirdMiles',
  'thirdDirection',
  /** `3 other cities` of ours within 25 miles. */
  'cities25',
  /** Places of 12,000 people and more within 10 and 25 miles, and the people in them, the city included. */
  'places10',
  'people10',
  'places25',
  'people25',
  /** The places of 12,000 people and more within five miles, with their distances. */
  'ring',
  /** The city of ours in the same state that is farthest away. */
  'farthest',
  'farthestMiles',
] as const

/** One sentence in at least three wordings: each city takes one, so that pages differ in more than their names. */
const wordings = () => z.array(template(...CITY_TOKENS)).min(3)

const counted = () => z.strictObject({ none: text(), one: text(), many: template('count') })

/** `content/states/_city.yaml`: what every `/locations/{state}/{city}` says. */
export const cityWords = z.strictObject({
  meta: z.strictObject({ title: template('city', 'state'), description: template('city', 'state', 'counties') }),
  locations: link(),
  back: template('state'),
  hero: z.strictObject({ title: template('city'), text: wordings(), call: link() }),
  facts: z.strictObject({
    population: text(),
    /** What the state calls its counties, for one and for several. */
    counties: z.strictObject({ County: county(), Parish: county(), Borough: county() }),
    rank: template('state'),
    /** `{rank} of {count} cities we serve` */ rankOf: template('rank', 'count'),
  }),
  nearest: z.strictObject({ title: text(), alone: template('city', 'state'), miles: template('miles') }),
  /** The map of what lies around the city. */
  map: z.strictObject({
    /** What the picture is, and what it says, for those who do not see it. */
    name: template('city'),
    text: template('city'),
    /** `Nearest: {places}.`, as far as the map reaches and beyond its edge; or that the map is empty. */
    around: template('places'),
    beyond: template('places'),
    empty: text(),
    /** A place next door, and one farther off: `{name}, {miles} miles {direction}`. */
    place: z.strictObject({ one: template('name', 'direction'), many: template('name', 'miles', 'direction') }),
    /** The distances written on a ring, under the scale, and at the edge. */
    ring: template('miles'),
    scale: template('miles'),
    edge: template('miles'),
    /** What ring and discs mean, for those who see them. */
    legend: text(),
  }),
  /** What is true of this place and no other. */
  place: z.strictObject({
    title: template('city'),
    size: wordings(),
    peer: wordings(),
    neighbors: wordings(),
    reach: wordings(),
    /** The five-mile ring, where other places lie in it, and where none does. */
    ring: z.strictObject({ some: wordings(), none: wordings() }),
    /** The way across the state, where it has more than one city. */
    spread: wordings(),
    /** The eight directions, clockwise from north. */
    directions: z.array(text()).length(8),
    cities: counted(),
    places: counted(),
    /** A place in the ring: `{name} ({miles} miles)`. */
    inRing: template('name', 'miles'),
  }),
  expertise: z.strictObject({
    title: template('city'),
    points: z.array(z.array(z.strictObject({ title: text(), text: template(...CITY_TOKENS) })).min(3)).length(4),
  }),
  services: z.strictObject({
    title: template('city'),
    cards: z.array(z.strictObject({ title: text(), text: wordings(), to: address() })).length(6),
  }),
  results: z.strictObject({
    title: text(),
    caption: text(),
    columns: z.strictObject({ figure: text(), counts: text(), basis: text() }),
    claims: z.array(reference('claims')).length(3),
  }),
  testimonial: z.strictObject({ title: text(), note: text(), sample: text() }),
  closing: closing('city', 'state'),
})
export type CityWords = z.infer<typeof cityWords>
