import { z } from 'zod'
import { day, fields, reference, webAddress } from '../../model/define/fields.ts'
import { placeName } from '../placeName.ts'
import { states } from '../states/definition.ts'
import { eachOf, HEALTH_MEASURES, OFFICE_KINDS, PEOPLE_FIGURES, SPECIALTIES } from './kinds.ts'

const count = () => z.int().min(0)

/** The range of a figure. */
interface FigureRange {
  least: number
  most: number
  isWhole?: boolean
}

/** Figures by name: `{ "physicians": 475, "dentists": 166 }`. Unknown figures are left out, and never zero. */
function figures<Key extends string>(ranges: Readonly<Record<Key, FigureRange>>) {
  const shape = Object.fromEntries(
    Object.entries<FigureRange>(ranges).map(([name, { least, most, isWhole }]) => [
      name,
      (isWhole ? z.int() : z.number()).min(least).max(most).optional(),
    ]),
  )
  return z.strictObject(shape as Record<Key, z.ZodOptional<z.ZodNumber>>)
}

const PERCENT = { least: 0, most: 100 }
const PEOPLE = { least: 0, most: 1_000_000, isWhole: true }

/** Offices by kind. Counts below three in a county or a ZIP code aren't published. */
const offices = () => figures(eachOf(OFFICE_KINDS, () => ({ ...PEOPLE, least: 3 }))).optional()

const people = figures({
  ...eachOf(PEOPLE_FIGURES, () => PERCENT),
  medianAge: { least: 15, most: 80 },
  // 250,001 and 2,499 are Census codes for "more" and "less".
  income: { least: 2_500, most: 250_000, isWhole: true },
  incomeMargin: { least: 0, most: 250_000, isWhole: true },
  minutesToWork: { least: 1, most: 120 },
})

/** `people` and `health` of states and the nation are averages of counties, weighted by residents. */
const area = {
  residents: z.int().min(1).describe('Residents in the 2020 Census.'),
  offices: offices().describe('Offices with employees, by kind: `{ "physicians": 553, "dentists": 271 }`.'),
  officesAtLeast: z
    .literal(true)
    .optional()
    .describe('The offices are a sum of ZIP codes. Some counts aren’t published, so this is a minimum.'),
  specialists: figures(eachOf(SPECIALTIES, () => PEOPLE))
    .optional()
    .describe('Registered specialists.'),
  people: people.optional().describe('Figures about residents, in percent, years, dollars, or minutes.'),
  health: figures(eachOf(HEALTH_MEASURES, () => PERCENT))
    .optional()
    .describe('Modeled percent of adults.'),
}

/** A county, parish, borough, census area, or independent city. */
const county = fields({
  fips: z
    .string()
    .regex(/^\d{5}$/, 'A county has five digits: `"12057"`.')
    .describe('The five digits of the county.'),
  name: placeName().describe('The full name: `Hillsborough County`, `Baltimore city`.'),
  ...area,
})
export type CountyFigures = z.infer<typeof county>

const zipIncome = fields({
  zip: z
    .string()
    .regex(/^\d{5}$/, 'A ZIP code has five digits: `"33602"`.')
    .describe('The ZIP code.'),
  income: z.int().min(2_500).max(250_000).describe('The median household income in dollars per year.'),
})

/** Figures around the center of a city. Distances are straight lines. */
const city = fields({
  city: reference('cities').describe('State and city: `florida/tampa`.'),
  county: z.string().optional().describe('The county that holds most of its residents.'),
  within: z
    .tuple([count(), count(), count()])
    .describe('Residents of the census block groups with a center within 5, 10, and 25 miles.'),
  zips: count()
    .optional()
    .describe(
      'The number of ZIP codes with offices and a center within five miles. This and the next two are left out if these ZIP codes have less than 60 or more than 160 percent of the residents within five miles.',
    ),
  zipResidents: count().optional().describe('Residents of all ZIP codes with a center in this ring.'),
  offices: offices().describe('Published offices in these ZIP codes. This is a minimum.'),
  incomes: fields({
    low: zipIncome.describe('The lowest.'),
    high: zipIncome.describe('The highest.'),
  })
    .optional()
    .describe(
      'The lowest and the highest median income of at least three ZIP areas with a thousand households within five miles.',
    ),
})
export type CityFigures = z.infer<typeof city>

const source = fields({
  name: 'The name of the table.',
  by: 'The publisher.',
  years: 'The year or years of the figures.',
  licence: 'The license.',
  address: webAddress().describe('The URL.'),
  review_by: day().describe('The date of the next check for newer figures.'),
})
export type FactSource = z.infer<typeof source>

/** `content/facts/*.json`: a state, or the nation. Written by `importFacts`. */
export const factsFile = z.strictObject({
  state: reference(states).optional().describe('The state of the file. The nation’s file has none.'),
  ...area,
  officesAtMost: offices().describe(
    'The maximum number of offices: two more for each county without a published number.',
  ),
  specialistsAmong: z
    .int()
    .min(1)
    .optional()
    .describe('Residents of the counties with known specialists, if some counties are unknown.'),
  middles: people
    .optional()
    .describe('In the nation’s file: half of all residents live in counties with lower figures.'),
  counties: z.array(county).default([]).describe('The counties of our cities.'),
  cities: z.array(city).default([]).describe('Our cities, with figures around their centers.'),
  sources: z.record(z.string(), source).optional().describe('In the nation’s file: the sources of all figures.'),
})
export type FactsFile = z.infer<typeof factsFile>
