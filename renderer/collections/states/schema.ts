import { z } from 'zod'
import { fixDegrees } from '../../model/define/fieldFixes.ts'
import { fields, httpsUrl, limitLength, MAX_NAME_LENGTH, slug, text } from '../../model/define/fields.ts'
import { pluralize } from '../../model/diagnostics/diagnostic.ts'
import { curlApostrophes } from '../../wording/format.ts'
import { scheduledEntry } from '../blocks.ts'
import names from './names.json'

/** Names by postal abbreviation. Source: U.S. Postal Service, Publication 28, Appendix B. */
export const STATE_NAMES: Readonly<Record<string, string>> = names

/** Creates a schema for names of places. Replaces straight apostrophes, which public tables use. */
export const placeName = () => limitLength(text().overwrite(curlApostrophes), MAX_NAME_LENGTH)

/** Creates a schema for ZIP codes. Writers need to quote them, because YAML reads them as numbers otherwise. */
export const zipCode = () => z.string().regex(/^\d{5}$/, 'A ZIP code has five digits: `"33602"`.')

/** Adds a title, a description, and the fix of degrees to a schema. */
export const degrees = (schema: z.ZodNumber, title: string, description: string) =>
  schema.meta({ title, fix: fixDegrees }).describe(description)

const place = z.strictObject({
  name: placeName().describe('The name of the place, without the state.'),
  population: z.int().min(0).describe('The population in the 2020 Census.'),
  lat: degrees(z.number(), 'Latitude', 'Degrees north of the equator, within the state.'),
  lon: degrees(z.number(), 'Longitude', 'Degrees east, negative in the United States.'),
})

/** Limits for all paragraphs together. Visitors don't finish longer notes on a phone. */
const NOTE_WORD_COUNT = { min: 60, max: 140 }

/** The description in search results has a sentence after the teaser, and search engines cut long ones. */
const MAX_TEASER_LENGTH = 70

/** Three lines on a phone. */
const MAX_COUNTY_NOTE_LENGTH = 130

const notes = z.array(text()).superRefine((paragraphs, context) => {
  const count = paragraphs.join(' ').split(/\s+/).filter(Boolean).length
  const { min, max } = NOTE_WORD_COUNT
  if (count >= min && count <= max) return
  context.addIssue(`These notes have ${pluralize(count, 'word')}. Write ${min} to ${max}.`)
})

const area = z.strictObject({
  zip: zipCode().describe('The ZIP code, in quotes.'),
  name: placeName().describe('The name that people there use, such as `Greenville`.'),
})

export const city = place.extend({
  slug: slug().describe('The last part of the page’s address. Each city in a state needs its own.'),
  counties: z
    .array(placeName())
    .describe(
      'The counties of the city, without the word `County`. Start with the county where most people of the city live. For an independent city, the list is empty.',
    ),
  parts: z
    .array(place)
    .min(2)
    .optional()
    .describe(
      'Parts of a city that spans counties, such as New York’s boroughs. The map shows each name at the part’s center of population.',
    ),
  notes: notes
    .optional()
    .describe(
      `Two paragraphs (${NOTE_WORD_COUNT.min} to ${NOTE_WORD_COUNT.max} words in total) by someone who knows the city: how people get around, who lives there, where practices are, and what that means for marketing. Search engines only index pages of cities with notes, and every sentence must be unique.`,
    ),
  areas: z
    .array(area)
    .optional()
    .describe(
      'Names of ZIP codes, such as the neighborhoods in the notes. The table puts these ZIP codes at the top, and shows the names instead of post offices.',
    ),
  countyNote: text()
    .max(MAX_COUNTY_NOTE_LENGTH)
    .optional()
    .describe(
      `What the table of the main county means for a practice, in one sentence of at most ${MAX_COUNTY_NOTE_LENGTH} characters.`,
    ),
  teaser: text()
    .max(MAX_TEASER_LENGTH)
    .optional()
    .describe(
      `A fact from the notes in one sentence of at most ${MAX_TEASER_LENGTH} characters, for the hero, search results, and the page of the state.`,
    ),
})

export const state = scheduledEntry({
  name: z.literal(Object.values(STATE_NAMES)).describe('The name of the state.'),
  nameInText: text()
    .optional()
    .describe('The name inside a sentence, if the name needs an article or is also a city’s name: `New York State`.'),
  nameInTitles: text()
    .optional()
    .describe('The name in titles and before nouns, if it’s different: `D.C.` in “D.C. practices”.'),
  abbreviation: z.literal(Object.keys(STATE_NAMES)).describe('The two-letter abbreviation: `FL`.'),
  cities: z.array(city).min(1).describe('The cities with a page, largest first. Write each city on one line.'),
  towns: z.array(place).describe('Places without a page. Only maps show them.'),
  notes: z.array(text()).min(1).optional().describe('The paragraphs of the section about practices in this state.'),
  advertisingRule: fields({
    text: 'A summary of the advertising rule.',
    name: 'The name of the advertising rule, for the link text.',
    source: httpsUrl().describe('The URL of the advertising rule.'),
  })
    .optional()
    .describe('The advertising rule of the state’s medical board. Leave it out if you aren’t certain.'),
})

export type State = z.infer<typeof state>
export type City = z.infer<typeof city>
export type Place = z.infer<typeof place>
