import { z } from 'zod'
import { fields, httpsUrl, reference } from '../../model/define/fields.ts'
import { day } from '../../model/define/schedule.ts'
import { states } from '../states/definition.ts'
import { placeName, STATE_NAMES, zipCode } from '../states/schema.ts'
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
/** The Census withholds counts of one and two. */
const publishedCount = () => z.int().min(3)
const percent = z.number().min(0).max(100)
/** Higher counts are mistakes in the tables. */
const MAX_COUNT = 1_000_000

/** Creates a schema for figures by key. All are optional. */
function figures<Key extends string, Figure extends z.ZodType>(columns: Record<Key, string>, figure: Figure) {
  const shape = Object.fromEntries(Object.keys(columns).map((key) => [key, figure.optional()]))
  return z.strictObject(shape as Record<Key, z.ZodOptional<Figure>>).optional()
}

const offices = () => figures(OFFICE_KINDS, publishedCount().max(MAX_COUNT))

const area = {
  residents: z.int().min(1).describe('Residents in the 2020 Census.'),
  offices: offices(),
  /** True if `offices` are sums of ZIP codes. They're minimums, because not all counts are published. */
  officesAtLeast: z.literal(true).optional(),
  /** Includes trainees and retired people. */
  specialists: z.strictObject({ dermatologists: count().max(MAX_COUNT) }).optional(),
  people: figures(PEOPLE_FIGURES, percent),
  health: figures({ ...HEALTH_MEASURES, ...DENTIST_INTERVAL }, percent),
}

const county = fields({
  fips: z
    .string()
    .regex(/^\d{5}$/, 'A county has five digits: `"12057"`.')
    .describe('The FIPS code of the county.'),
  name: placeName().describe('The full name of the county: `Hillsborough County`, `Baltimore city`.'),
  ...area,
})

/** Figures of a county. Percentages are from 0 to 100. */
export type CountyFacts = z.infer<typeof county>

const zipFacts = fields({
  zip: zipCode().describe('The ZIP code.'),
  name: placeName().describe('The post office of the ZIP code, by GeoNames.'),
  /** Only for ZIP codes in another state. */
  state: z.literal(Object.keys(STATE_NAMES)).optional(),
  lat: z.number().describe('The latitude of the center of the ZIP code, in degrees.'),
  lon: z.number().describe('The longitude of the center of the ZIP code, in degrees.'),
  households: count().describe('Households, from the American Community Survey 2019–2023.'),
  // 250,001 and 2,499 are codes, not incomes.
  income: z.int().min(2_500).max(MAX_REPORTED_INCOME).optional(),
  /** True if the median income is above `MAX_REPORTED_INCOME`. `income` is undefined then. */
  isIncomeAboveMax: z.literal(true).optional(),
  physicians: publishedCount().optional(),
  dentists: publishedCount().optional(),
})

export type ZipFacts = z.infer<typeof zipFacts>

const city = fields({
  city: reference('cities').describe('The city, as state and city: `florida/tampa`.'),
  /** FIPS code of the main county. */
  county: z.string().optional(),
  residentsWithin: z
    .tuple([count(), count(), count(), count()])
    .describe(`Residents of the census block groups that have their center within ${REACH_MILES.join(', ')} miles.`),
  /** The nearest ZIP codes and those of the city's post office, with the distance in miles. */
  zips: z.array(z.tuple([zipCode(), z.number().min(0).max(MAX_ZIP_MILES)])).default([]),
})

/** Facts of a city in a file, with references to the county and to ZIP codes. `CityFacts` has their data. */
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

export const factsFile = z.strictObject({
  state: reference(states).optional(),
  ...area,
  /** `offices`, plus two for each county without a published number. */
  officesAtMost: offices(),
  /** Residents of counties that publish a number of specialists, if not all do. */
  specialistsAmong: z.int().min(1).optional(),
  counties: z.array(county).default([]),
  zips: z.array(zipFacts).default([]),
  cities: z.array(city).default([]),
  /** Only in the national file. */
  sources: z.record(z.string(), source).optional(),
})

export type FactsFile = z.infer<typeof factsFile>

/** The figures of a county, a state, or the nation. */
export type AreaFacts = Omit<FactsFile, 'state' | 'counties' | 'zips' | 'cities' | 'sources'>
