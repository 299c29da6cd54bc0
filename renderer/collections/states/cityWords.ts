import { z } from 'zod'
import { address, link, reference, template, text } from '../../model/define/fields.ts'
import { closing } from '../blocks.ts'
import { expertise } from './cityAdvice.ts'
import { offices, people, reach } from './cityFactWords.ts'
import { CITY_TOKENS } from './citySentences.ts'

const county = () => z.strictObject({ one: text(), many: text() })

/** `content/states/_city.yaml`: what every `/locations/{state}/{city}` says. */
export const cityWords = z.strictObject({
  meta: z.strictObject({ title: template('city', 'state'), description: template('city', 'state', 'counties') }),
  locations: link(),
  back: template('state'),
  hero: z.strictObject({ title: template('city'), text: template(...CITY_TOKENS), call: link() }),
  facts: z.strictObject({
    population: text(),
    /** What the state calls its counties, for one and for several. */
    counties: z.strictObject({ County: county(), Parish: county(), Borough: county() }),
    five: text(),
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
  /** The eight directions, clockwise from north. */
  place: z.strictObject({
    directions: z.array(text()).length(8),
    /** Inside a sentence: `Fairhaven to the northeast`. */
    to: template('name', 'direction'),
  }),
  reach,
  offices,
  people,
  expertise,
  /** Where the figures come from: `{names}` is a list. */
  sources: template('names'),
  services: z.strictObject({
    title: template('city'),
    cards: z.array(z.strictObject({ title: text(), text: template('city'), to: address() })).length(6),
  }),
  results: z.strictObject({
    title: text(),
    caption: text(),
    columns: z.strictObject({ figure: text(), counts: text(), basis: text() }),
    claims: z.array(reference('claims')).length(3),
  }),
  testimonial: z.strictObject({ title: text(), note: text() }),
  closing: closing('city', 'state'),
})
export type CityWords = z.infer<typeof cityWords>
