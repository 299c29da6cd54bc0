import { z } from 'zod'
import { address, closing, link, reference, template, text } from '../fields.ts'

const county = () => z.strictObject({ one: text(), many: text() })

/** `content/pages/city.yaml`: what every `/locations/{state}/{city}` says. */
export const cityCopy = z.strictObject({
  meta: z.strictObject({ title: template('city', 'state'), description: template('city', 'state', 'counties') }),
  locations: link(),
  back: template('state'),
  hero: z.strictObject({ title: template('city'), text: template('city', 'state', 'counties'), call: link() }),
  facts: z.strictObject({
    population: text(),
    /** What the state calls its counties, for one and for several. */
    counties: z.strictObject({ County: county(), Parish: county(), Borough: county() }),
    rank: template('state'),
    /** `{rank} of {count} cities we serve` */ rankOf: template('rank', 'count'),
  }),
  nearest: z.strictObject({ title: text(), alone: template('city', 'state'), miles: template('miles') }),
  expertise: z.strictObject({
    title: template('city'),
    points: z
      .array(
        z.strictObject({ title: template('city', 'state'), text: template('city', 'state', 'counties', 'population') }),
      )
      .length(4),
  }),
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
  /** The service whose first testimonial is shown. */
  testimonial: z.strictObject({ title: text(), service: reference('services'), note: text(), sample: text() }),
  closing: closing('city', 'state'),
})
