import { z } from 'zod'
import { fields, httpsUrl, reference } from '../../model/define/fields.ts'
import { day } from '../../model/define/schedule.ts'
import { placeName } from '../placeName.ts'
import { states } from '../states/definition.ts'
import { STATE_NAMES } from '../states/names.ts'
import { zipCode } from '../zipCode.ts'
import {
  DENTIST_INTERVAL,
  HEALTH_MEASURES,
  MAX_REPORTED_INCOME,
  MAX_ZIP_MILES,
  OFFICE_KINDS,
  PEOPLE_FIGURES,
  REACH_MILES,
} from './figures.ts'

const count = () => z.int().min(0)
type Count = ReturnType<typeof count>

/** Creates a schema for published counts, which are at least three. */
const publishedCount = () => z.int().min(3)
const percent = z.number().min(0).max(100)
const MAX_COUNT = 1_000_000

/** Creates a schema for figures by the keys of a table. All figures are optional. */
function figures<Key extends string, Figure extends z.ZodType>(table: Record<Key, string>, figure: Figure) {
  const shape = Object.fromEntries(Object.keys(table).map((key) => [key, figure.optional()]))
  return z.strictObject(shape as Record<Key, z.ZodOptional<Figure>>).optional()
}

const offices = () => figures(OFFICE_KINDS, publishedCount().max(MAX_COUNT))

const area = {
  residents: z.int().min(1).describe('Residents in the 2020 Census.'),
  offices: offices().describe('Offices with employees, by kind: `{ "physicians": 553, "dentists": 271 }`.'),
  officesAtLeast: z
    .literal(true)
    .optional()
    .describe('`true` if `offices` is a minimum: the sum of ZIP codes, some without a published count.'),
  specialists: fields({ dermatologists: count().max(MAX_COUNT).describe('Includes trainees and retired people.') })
    .optional()
    .describe('Registered specialists.'),
  people: figures(PEOPLE_FIGURES, percent).describe('Residents by group, in percent.'),
  health: figures({ ...HEALTH_MEASURES, ...DENTIST_INTERVAL }, percent).describe(
    'Health measures of adults, in percent (modeled).',
  ),
}

const county = fields({
  fips: z
    .string()
    .regex(/^\d{5}$/, 'A county has five digits: `"12057"`.')
    .describe('The five-digit FIPS code of the county.'),
  name: placeName().describe('The full name of the county: `Hillsborough County`, `Baltimore city`.'),
  ...area,
})

/** Figures of a county. Percentages are from 0 to 100. */
export type CountyFacts = z.infer<typeof county>

/** A ZIP area near one of our cities. The Census publishes no margin for these incomes in our table. */
const zipArea = fields({
  zip: zipCode().describe('The ZIP code.'),
  name: placeName().describe('The post office of the ZIP code, by GeoNames.'),
  state: z
    .literal(Object.keys(STATE_NAMES))
    .optional()
    .describe('The abbreviation of the state, if the ZIP code is in another state.'),
  lat: z.number().describe('The latitude of the center of the area, in degrees.'),
  lon: z.number().describe('The longitude of the center of the area, in degrees.'),
  households: count().describe('Households, from the American Community Survey 2019–2023.'),
  // 250,001 and 2,499 are codes of the Census for "more" and "less", not incomes.
  income: z
    .int()
    .min(2_500)
    .max(MAX_REPORTED_INCOME)
    .optional()
    .describe('Median household income in dollars, 2018-2022.'),
  incomeOver: z
    .literal(true)
    .optional()
    .describe('`true` if the median is above $250,000, the highest income that the Census publishes.'),
  physicians: publishedCount().optional().describe('The minimum number of physicians’ offices with employees, 2022.'),
  dentists: publishedCount().optional().describe('The minimum number of dental offices with employees, 2022.'),
})

export type ZipArea = z.infer<typeof zipArea>

/** The surroundings of the center of a city. Distances are straight lines. */
const city = fields({
  city: reference('cities').describe('The city, as state and city: `florida/tampa`.'),
  county: z.string().optional().describe('The county where most of the city’s residents live.'),
  residentsWithin: z
    .tuple(REACH_MILES.map(count) as [Count, Count, Count, Count])
    .describe(`Residents of the census block groups that have their center within ${REACH_MILES.join(', ')} miles.`),
  zips: z
    .array(z.tuple([zipCode(), z.number().min(0).max(MAX_ZIP_MILES)]))
    .default([])
    .describe(
      'The ZIP areas with their center within five miles (or the nearest 16 within ten), and those of the city’s post office within 30. The nearest is first, each with its distance in miles.',
    ),
})

export type RawCityFacts = z.infer<typeof city>

const source = fields({
  name: 'The name of the table.',
  publisher: 'The publisher of the table.',
  years: 'The year or years of the figures.',
  license: 'The license of the table.',
  url: httpsUrl().describe('The URL of the table.'),
  review_by: day().describe('The date of the next check for newer figures.'),
})

export type FactSource = z.infer<typeof source>

/** `content/facts/*.json`: a state, or the nation. Written by `importFacts`. */
export const factsFile = z.strictObject({
  state: reference(states).optional().describe('The state. The national file doesn’t have one.'),
  ...area,
  officesAtMost: offices().describe('The maximum number of offices: two more per county without a published number.'),
  specialistsAmong: z
    .int()
    .min(1)
    .optional()
    .describe('Residents of the counties with known specialists, if some counties are unknown.'),
  counties: z.array(county).default([]).describe('The counties of our cities.'),
  zips: z.array(zipArea).default([]).describe('The ZIP areas near our cities.'),
  cities: z.array(city).default([]).describe('Our cities, with counts around the center of each.'),
  sources: z.record(z.string(), source).optional().describe('The sources of all figures, only in the national file.'),
})

export type FactsFile = z.infer<typeof factsFile>
