import { z } from 'zod'
import { day, fields, reference, webAddress } from '../../model/define/fields.ts'
import { placeName } from '../placeName.ts'
import { states } from '../states/definition.ts'
import { eachOf, HEALTH_MEASURES, OFFICE_KINDS, PEOPLE_FIGURES, SPECIALTIES } from './kinds.ts'

const count = () => z.int().min(0)

/** Between which numbers a figure lies, and whether it is a whole one. */
interface FigureRange {
  least: number
  most: number
  isWhole?: boolean
}

/** Figures by name: `{ "physicians": 475, "dentists": 166 }`. Each may be missing: what nobody counted is left out, and never zero. */
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

/** Offices by kind. One or two in a county or a ZIP code are not published, so no number here is below three. */
const offices = () => figures(eachOf(OFFICE_KINDS, () => ({ ...PEOPLE, least: 3 }))).optional()

const people = figures({
  ...eachOf(PEOPLE_FIGURES, () => PERCENT),
  medianAge: { least: 15, most: 80 },
  // 250,001 and 2,499 are codes of the Census for "more" and "less": no incomes.
  income: { least: 2_500, most: 250_000, isWhole: true },
  incomeMargin: { least: 0, most: 250_000, isWhole: true },
  minutesToWork: { least: 1, most: 120 },
})

/** A state's `people` and `health`, and the nation's, are averages of its counties, weighted by residents. */
const area = {
  residents: z.int().min(1).describe('People at the 2020 Census.'),
  offices: offices().describe('Offices with employees, by kind: `{ "physicians": 553, "dentists": 271 }`.'),
  officesAtLeast: z
    .literal(true)
    .optional()
    .describe('The offices are a sum over ZIP codes, and not all of them are published: there are at least so many.'),
  specialists: figures(eachOf(SPECIALTIES, () => PEOPLE))
    .optional()
    .describe('People registered in a specialty.'),
  people: people.optional().describe('Who lives there: percent, but for years, dollars and minutes.'),
  health: figures(eachOf(HEALTH_MEASURES, () => PERCENT))
    .optional()
    .describe('Modeled percent of adults.'),
}

/** A county, parish, borough, census area or independent city. All figures are the county's, and no city's. */
const county = fields({
  fips: z
    .string()
    .regex(/^\d{5}$/, 'A county has five digits: `"12057"`.')
    .describe('The five digits of the county.'),
  name: placeName().describe('With what it is: `Hillsborough County`, `Baltimore city`.'),
  ...area,
})
export type CountyFigures = z.infer<typeof county>

const zipIncome = fields({
  zip: z
    .string()
    .regex(/^\d{5}$/, 'A ZIP code has five digits: `"33602"`.')
    .describe('The ZIP code.'),
  income: z.int().min(2_500).max(250_000).describe('What half of its households have, in dollars a year.'),
})

/** What is counted around the center of a city, in straight lines. */
const city = fields({
  city: reference('cities').describe('State and city: `florida/tampa`.'),
  county: z.string().optional().describe('The county that holds most of its residents.'),
  within: z
    .tuple([count(), count(), count()])
    .describe('Residents of the census block groups whose center lies within 5, 10 and 25 miles.'),
  zips: count()
    .optional()
    .describe(
      'How many ZIP codes that have offices lie, by their center, within five miles. Left out, with the two below, where those ZIP codes hold less than 60 or more than 160 percent of the people within five miles.',
    ),
  zipResidents: count().optional().describe('People of all ZIP codes whose center lies there.'),
  offices: offices().describe('Offices in those ZIP codes, as far as published: there are at least so many.'),
  incomes: fields({
    low: zipIncome.describe('The lowest.'),
    high: zipIncome.describe('The highest.'),
  })
    .optional()
    .describe(
      'Of at least three ZIP areas of a thousand households within five miles: the lowest median income and the highest.',
    ),
})
export type CityFigures = z.infer<typeof city>

const source = fields({
  name: 'The name of the table.',
  by: 'Who published it.',
  years: 'The year or years that the figures are of.',
  licence: 'Under which licence.',
  address: webAddress().describe('Where it is.'),
  review_by: day().describe('By when somebody must look for newer figures.'),
})
export type FactSource = z.infer<typeof source>

/** `content/facts/*.json`: a state, or the nation. Written by `importFacts`. */
export const factsFile = z.strictObject({
  state: reference(states).optional().describe('The state that the file is about; the nation’s has none.'),
  ...area,
  officesAtMost: offices().describe(
    'Offices, with two more for each county whose number is not published. The true number lies between.',
  ),
  specialistsAmong: z
    .int()
    .min(1)
    .optional()
    .describe('Residents of the counties that specialists are known of, where those are not all.'),
  middles: people
    .optional()
    .describe('In the nation’s file: half of all people live in counties where the figure is less than this.'),
  counties: z.array(county).default([]).describe('The counties of our cities.'),
  cities: z.array(city).default([]).describe('Our cities, and what is counted around the center of each.'),
  sources: z
    .record(z.string(), source)
    .optional()
    .describe('In the nation’s file: where the figures of all files come from.'),
})
export type FactsFile = z.infer<typeof factsFile>
