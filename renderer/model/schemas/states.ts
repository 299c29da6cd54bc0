import { z } from 'zod'
import { slug, text } from './fields.ts'

const place = z.strictObject({
  name: text(),
  /** People, at the 2020 Census. */
  population: z.int().min(0),
  /** Degrees north and east (west is negative). */
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
})

const city = place.extend({
  slug: slug(),
  /** The counties that the city lies in, without the word itself. Independent cities have none. */
  counties: z.array(text()),
})

/** `content/states/*.yaml`: a state with its largest cities. */
export const stateSchema = z.strictObject({
  name: text(),
  /** The two letters of the mail: `FL`. */
  abbreviation: z.string().regex(/^[A-Z]{2}$/, 'Write the two letters of the state, for instance FL.'),
  /** What the state calls its counties. */
  countyKind: z.enum(['County', 'Parish', 'Borough']),
  /** The cities that have a page, the largest first. */
  cities: z.array(city).min(1),
  /** Places without a page that maps name. */
  towns: z.array(place),
})
export type State = z.infer<typeof stateSchema>
export type City = z.infer<typeof city>
