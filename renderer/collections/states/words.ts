import { z } from 'zod'
import { link, meta, notFoundView, reference, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

/** `content/states/_listing.yaml`: `/locations` */
export const listingWords = z.strictObject({
  meta: meta(),
  hero: heading(),
  counts: z.strictObject({
    states: text(),
    cities: text(),
    /** `label` stands behind the claim's value: `500+ Practices Served`. */
    practices: z.strictObject({ claim: reference('claims'), label: text() }),
  }),
  /** `legend` stands under the map; `skip` leads past its links. Lights grow from so many people on, smallest first. */
  map: z.strictObject({
    name: text(),
    legend: template('medium', 'large'),
    skip: text(),
  }),
  /** Finding a city by typing: what is said of the results, where there are none, and where no names could be loaded. */
  search: z.strictObject({ label: text(), found: template('count'), none: text(), failed: text() }),
  states: z.strictObject({
    title: text(),
    /** `{count} cities`, and for one alone. */ cities: template('count'),
    city: template('count'),
    /** How many people live there, where it is known. */ residents: template('residents'),
    /** What the two figures of a row are. */ note: text(),
  }),
  popular: z.strictObject({
    title: text(),
    /** State and city, for instance `florida/tampa`. */ cities: z.array(reference('cities')).length(12),
  }),
  closing: closing(),
})
export type ListingWords = z.infer<typeof listingWords>

/** What the sentences about a state may name. `renderer/places/stateProse.ts` supplies a value for each. */
export const STATE_TOKENS = [
  'state',
  /** The name inside a sentence: `the District of Columbia`. */
  'theState',
  /** How many cities have a page, and the people in them. */
  'count',
  'people',
  /** Places of 12,000 people and more, those cities included. */
  'places',
  /** The largest three, in a sentence. */
  'largest',
  /** The largest and the smallest city with a page. */
  'first',
  'firstPopulation',
  'last',
  'lastPopulation',
  /** The two cities that lie farthest apart. */
  'oneEnd',
  'otherEnd',
  'endToEnd',
  /** The middle one of the cities by size. */
  'middle',
  'middlePopulation',
] as const

const wordings = () => z.array(template(...STATE_TOKENS)).min(3)

/** `content/states/_state.yaml`: what every `/locations/{state}` says. */
export const stateWords = z.strictObject({
  meta: z.strictObject({ title: template('state'), description: template(...STATE_TOKENS) }),
  back: link(),
  hero: z.strictObject({
    title: template('state'),
    text: template(...STATE_TOKENS),
    /** `{count} cities`, and for one alone. */
    cities: template('count'),
    city: template('count'),
    call: link(),
  }),
  /** `legend` stands under the map; `alone` where the state has one city. */
  map: z.strictObject({ name: template('state'), legend: template(...STATE_TOKENS), alone: template(...STATE_TOKENS) }),
  why: z.strictObject({
    title: template('state'),
    points: z.array(z.strictObject({ title: template('state'), text: template(...STATE_TOKENS) })).min(3),
  }),
  /** What is true of this state and no other. `alone` is for a state with one city. */
  place: z.strictObject({
    title: template('state', 'theState'),
    size: wordings(),
    range: wordings(),
    spread: wordings(),
    alone: wordings(),
    rule: z.strictObject({ title: template('state'), source: template('name') }),
  }),
  cities: z.strictObject({ title: template('state'), people: template('population') }),
  services: z.strictObject({
    title: template('state'),
    blurbs: z.array(z.strictObject({ title: text(), text: template('state') })).length(6),
  }),
  closing: closing('state'),
  notFound: notFoundView(),
})
export type StateWords = z.infer<typeof stateWords>
