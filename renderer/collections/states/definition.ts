import { z } from 'zod'
import { milesOutside } from '../../drawing/outline.ts'
import { defineCollection, defineNested } from '../../model/define/define.ts'
import { slug, text, webAddress } from '../../model/define/fields.ts'
import type { Flaw } from '../../model/explain/problem.ts'
import { compareText } from '../lists.ts'
import { cityWords } from './cityWords.ts'
import { STATE_NAMES } from './names.ts'
import { listingWords, stateWords } from './words.ts'

/** The smallest place that counts as a town: the state files list towns from here on. */
export const TOWN_POPULATION = 12_000

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
const state = z.strictObject({
  /** One that the map of the country has. */
  name: z.literal(Object.values(STATE_NAMES)),
  /** The name inside a sentence, where it takes an article: `the District of Columbia`. */
  nameInText: text().optional(),
  /** The name before a noun, where it is another: `D.C. practices`. */
  adjective: text().optional(),
  /** The two letters of the mail: `FL`. */
  abbreviation: z.literal(Object.keys(STATE_NAMES)),
  /** Its cities are reached across water: islands, or coasts that no road leads to. */
  acrossWater: z.literal(true).optional(),
  /** What the state calls its counties. */
  countyKind: z.enum(['County', 'Parish', 'Borough']),
  /** The cities that have a page, the largest first. */
  cities: z.array(city).min(1),
  /** Places without a page that maps name. */
  towns: z.array(place),
  /** What is worth knowing about practices in this state, in a few paragraphs of our own. */
  notes: z.array(text()).min(1).optional(),
  /** The rule that the state's medical board holds advertising to, with its source. Left out where we are not certain. */
  advertisingRule: z.strictObject({ text: text(), name: text(), source: webAddress() }).optional(),
})
export type State = z.infer<typeof state>
export type City = z.infer<typeof city>
export type Town = z.infer<typeof place>

/** Boundaries are drawn coarsely along coasts. The centers of five real places lie outside of them, by a tenth of a mile. In miles. */
const SHORE = 3

const found = new WeakMap<State, Flaw[]>()

/**
 * Places that their coordinates put into another state, or into the sea. Half of a check's time goes here, so a state that
 * has not changed while a program runs is not measured again.
 */
function outsiders(state: State): Flaw[] {
  const known = found.get(state) ?? measured(state)
  found.set(state, known)
  return known
}

function measured(state: State): Flaw[] {
  const flaws = (list: 'cities' | 'towns') =>
    state[list].flatMap((place, index): Flaw[] => {
      const miles = milesOutside(state.name, place)
      if (miles <= SHORE) return []
      const message = `${place.name} lies ${Math.round(miles)} miles outside of ${state.name}.`
      return [
        { path: [list, index, 'lat'], message, hint: 'Look at `lat` and `lon`: degrees north, and west is negative.' },
      ]
    })
  return [...flaws('cities'), ...flaws('towns')]
}

function lettersOf({ name, abbreviation }: State): Flaw[] {
  if (STATE_NAMES[abbreviation] === name) return []
  const hint = `\`${abbreviation}\` is ${STATE_NAMES[abbreviation]}.`
  return [{ path: ['abbreviation'], message: `${name} has other letters.`, hint }]
}

export const states = defineCollection({
  name: 'states',
  singular: 'state',
  format: 'yaml',
  schema: state,
  nameOf: ({ name }) => name,
  order: (a, b) => compareText(a.name, b.name),
  unique: (at) => [at.name, at.abbreviation],
  address: '/locations',
  listing: listingWords,
  listingSections: ['states', 'popular', 'city-search', 'closing'],
  page: stateWords,
  sections: ['why', 'place', 'cities', 'city-search', 'services', 'closing'],
  idsOf: ({ advertisingRule }) => (advertisingRule ? ['rule'] : []),
  check: (at) => [...lettersOf(at), ...outsiders(at)],
})

export const cities = defineNested({
  name: 'cities',
  singular: 'city',
  in: states,
  schema: city,
  list: (at) => at.cities,
  slug: (at) => at.slug,
  nameOf: ({ name }) => name,
  titleOf: ({ name }, state) => `${name}, ${state.name}`,
  page: cityWords,
  sections: ['reach', 'nearest', 'expertise', 'services', 'results', 'testimonial', 'closing'],
  sharesNotFound: true,
})
