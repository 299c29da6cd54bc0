import { z } from 'zod'
import { template, text } from '../../model/define/fields.ts'
import { GHOST_TOKENS, REACH_TOKENS, sentence } from './citySentences.ts'

/** Residents near by, against those of the city itself, and how they grow with the distance. */
export const reach = z.strictObject({
  title: template('city'),
  curve: z.strictObject({ name: template('city', 'state'), miles: template('miles'), ghost: template('ghost') }),
  /** One number against another, in words. */
  levels: z.strictObject({
    none: text(),
    tenth: text(),
    fifth: text(),
    quarter: text(),
    third: text(),
    half: text(),
    twoThirds: text(),
    threeQuarters: text(),
    tenthFewer: text(),
    like: text(),
    tenthMore: text(),
    quarterMore: text(),
    halfMore: text(),
    twice: text(),
    threeTimes: text(),
    fourTimes: text(),
    fiveTimes: text(),
    tenTimes: text(),
  }),
  /** Five miles hold several times the city's people, more, about as many, fewer, or less than half. */
  own: z.strictObject({
    several: sentence(...REACH_TOKENS),
    more: sentence(...REACH_TOKENS),
    like: sentence(...REACH_TOKENS),
    fewer: sentence(...REACH_TOKENS),
    part: sentence(...REACH_TOKENS),
  }),
  /** The same sentence goes on from five to ten miles: nobody to speak of, few, as one would expect of an even country, or very many. */
  growth: z.strictObject({
    nobody: sentence('own', ...REACH_TOKENS),
    none: sentence('own', ...REACH_TOKENS),
    few: sentence('own', ...REACH_TOKENS),
    even: sentence('own', ...REACH_TOKENS),
    many: sentence('own', ...REACH_TOKENS),
  }),
  /** And names the largest other place within 25 miles, or two. */
  largest: z.strictObject({ one: template('list'), many: template('list') }),
  /** How a city of like size has it, and how its people stand to this city's at each distance. */
  ghost: sentence(...GHOST_TOKENS),
  /** Where our next cities lie; that none is near; and the towns within ten miles. */
  neighbors: sentence('list'),
  alone: sentence('near', 'miles', 'direction'),
  towns: sentence('list'),
})

/** A number of them: what is published begins at three. */
const kind = () => z.strictObject({ many: template('count'), row: text() })

export const offices = z.strictObject({
  title: template('city'),
  /** For one ZIP code, and for several. */
  nearbyOne: sentence('list'),
  nearby: sentence('list', 'zips'),
  unpublished: sentence(),
  kinds: z.strictObject({
    physicians: kind(),
    dentists: kind(),
    chiropractors: kind(),
    therapists: kind(),
    otherPractitioners: kind(),
    homeHealth: kind(),
    personalCare: kind(),
  }),
  /** The county against the nation, for its residents. Each part names kinds. */
  standing: z.strictObject({
    more: template('county', 'list'),
    fewer: template('county', 'list'),
    like: template('county', 'list'),
  }),
  rest: z.strictObject({ fewer: template('list'), like: template('list') }),
  inState: z.strictObject({
    more: template('theState', 'list'),
    fewer: template('theState', 'list'),
    like: template('theState', 'list'),
  }),
  table: z.strictObject({
    caption: template('city', 'county'),
    kind: text(),
    nearby: text(),
    atLeast: template('count'),
    county: text(),
    state: text(),
    nation: text(),
    between: template('low', 'high'),
  }),
})

const MEASURE_TOKENS = ['share', 'nation'] as const
const measure = () => template(...MEASURE_TOKENS)

export const people = z.strictObject({
  title: template('county'),
  measures: z.strictObject({
    over65: measure(),
    uninsured: measure(),
    dentist: measure(),
    bloodPressure: measure(),
    arthritis: measure(),
    heartDisease: measure(),
    asthma: measure(),
    shortSleep: measure(),
  }),
  standing: z.strictObject({
    more: template('county', 'list'),
    fewer: template('county', 'list'),
    like: template('county', 'list'),
  }),
  rest: z.strictObject({ fewer: template('list'), like: template('list') }),
  facts: z.strictObject({
    residents: text(),
    medianAge: text(),
    income: text(),
    incomeValue: template('income', 'margin'),
    spanish: text(),
    minutesToWork: text(),
    minutes: template('minutes'),
  }),
})
