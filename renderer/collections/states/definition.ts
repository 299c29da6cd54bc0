import { z } from 'zod'
import { defineCollection, defineNested } from '../../model/define/define.ts'
import { fields, slug, text, webAddress } from '../../model/define/fields.ts'
import { fixable } from '../../model/define/notes.ts'
import { schedule } from '../../model/define/schedule.ts'
import { degreesFix } from '../../model/define/valueFixes.ts'
import { compareText } from '../../model/explain/characters.ts'
import { placeName } from '../placeName.ts'
import { cityCopy } from './cityCopy.ts'
import { COUNTY_KINDS, STATE_NAMES } from './names.ts'
import { checkState } from './rules.ts'
import { listingCopy, stateCopy } from './stateCopy.ts'

/** Minimum population of a town. */
export const TOWN_POPULATION = 12_000

const place = z.strictObject({
  name: placeName().describe('The name, without the state.'),
  population: z.int().min(0).describe('People, at the 2020 Census.'),
  lat: fixable(z.number(), degreesFix).describe('Degrees north of the equator, within the state.'),
  lon: fixable(z.number(), degreesFix).describe('Degrees east: west is negative, as all of the country is.'),
})

const parts = fields({
  called: 'Their kind, as a label: `Boroughs`.',
  list: z
    .array(
      place.extend({
        nameInText: text().optional().describe('Inside a sentence: `the Bronx`.'),
        county: placeName().optional().describe('The county that it is, without the word: Brooklyn is `Kings`.'),
      }),
    )
    .min(2)
    .describe('Each with its center of population, where the map names it.'),
})

/** Readers don't finish longer notes on a phone. */
const NOTE_WORDS = { least: 60, most: 140 }

/** Limits the description in search results to 155 characters. */
const TEASER_MAX = 70

const note = text().superRefine((value, context) => {
  const count = value.split(/\s+/).length
  if (count >= NOTE_WORDS.least && count <= NOTE_WORDS.most) return
  context.addIssue(`This note has ${count} words. Write ${NOTE_WORDS.least} to ${NOTE_WORDS.most}.`)
})

const city = place.extend({
  slug: slug().describe('The end of the page’s address. No two cities of a state share one.'),
  counties: z
    .array(placeName())
    .describe(
      'The counties that the city lies in, without the word itself, the one that holds most of it first. An independent city has none: `[]`.',
    ),
  parts: parts
    .optional()
    .describe('Parts that people name instead of these counties: New York’s boroughs. Few cities have any.'),
  note: note
    .optional()
    .describe(
      `A local note of ${NOTE_WORDS.least} to ${NOTE_WORDS.most} words by someone who knows the place: how people get around, who lives there, where practices are, and what that means for marketing. Search engines see the page only if it has a note. No two notes share a sentence.`,
    ),
  teaser: text()
    .max(TEASER_MAX)
    .optional()
    .describe(
      `A fact of the note, in a sentence of at most ${TEASER_MAX} letters. Search results and the page of the state show it.`,
    ),
})

const state = fields({
  name: z.literal(Object.values(STATE_NAMES)).describe('The state’s name.'),
  nameInText: text()
    .optional()
    .describe('The name inside a sentence, where it takes an article or a city has it too: `New York State`.'),
  adjective: text().optional().describe('The name before a noun, where it is another: `D.C.` in “D.C. practices”.'),
  abbreviation: z.literal(Object.keys(STATE_NAMES)).describe('The two letters of the mail: `FL`.'),
  countyKind: z.enum(COUNTY_KINDS).describe('What the state calls its counties.'),
  cities: z.array(city).min(1).describe('The cities that have a page, the largest first. Each is one line.'),
  towns: z.array(place).describe('Places without a page that maps name.'),
  notes: z
    .array(text())
    .min(1)
    .optional()
    .describe('What is worth knowing about practices in this state, in a few paragraphs of our own.'),
  advertisingRule: fields({
    text: 'What the rule asks.',
    name: 'Its name, as a link says it.',
    source: webAddress().describe('Where it stands.'),
  })
    .optional()
    .describe('The rule that the state’s medical board holds advertising to. Left out where we are not certain.'),
  ...schedule(),
})
export type State = z.infer<typeof state>
export type City = z.infer<typeof city>
export type Town = z.infer<typeof place>

export const states = defineCollection({
  name: 'states',
  singular: 'state',
  format: 'yaml',
  schema: state,
  nameOf: ({ name }) => name,
  order: (a, b) => compareText(a.name, b.name),
  unique: (at) => [at.name, at.abbreviation],
  address: '/locations',
  param: 'state',
  listing: listingCopy,
  listingSections: ['states', 'popular', 'finder', 'closing'],
  page: stateCopy,
  sections: ['cities', 'finder', 'why', 'services', 'closing'],
  // Reject a sentence that is in two notes.
  ownSentences: { except: () => [] },
  idsOf: ({ advertisingRule }) => (advertisingRule ? ['rule'] : []),
  names: (at) => [
    at.name,
    at.cities.each.name,
    at.cities.each.counties,
    at.cities.each.parts.list.each.name,
    at.cities.each.parts.list.each.county,
    at.towns.each.name,
  ],
  checkEntry: checkState,
})

export const cities = defineNested({
  name: 'cities',
  singular: 'city',
  param: 'city',
  in: states,
  schema: city,
  list: (at) => at.cities,
  slug: (at) => at.slug,
  nameOf: ({ name }) => name,
  titleOf: ({ name }, state) => `${name}, ${state.name}`,
  page: cityCopy,
  sections: ['finder', 'expertise', 'services', 'results', 'testimonial', 'closing'],
  sharesNotFound: true,
})
