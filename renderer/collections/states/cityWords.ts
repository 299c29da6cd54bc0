import { z } from 'zod'
import { address, link, reference, template, text } from '../../model/define/fields.ts'
import { closing } from '../blocks.ts'

const county = () => z.strictObject({ one: text(), many: text() })

/** What the sentences about a city may name. `renderer/places/cityValues.ts` supplies a value for each. */
export const CITY_TOKENS = [
  'city',
  'state',
  /** The state's name inside a sentence: `the District of Columbia`. */
  'theState',
  /** `Hillsborough County`, `Shelby and Jefferson counties`, or the city itself where it belongs to none. */
  'counties',
  'population',
] as const

/** Residents within five, ten and twenty-five miles, beside the city's own and those of a city of like size. */
const REACH_TOKENS = ['five', 'ten', 'twentyFive', 'added', 'level'] as const
const GHOST_TOKENS = [
  'ghost',
  'ghostPopulation',
  'ghostFive',
  'ghostTen',
  'ghostTwentyFive',
  'fiveLevel',
  'tenLevel',
  'twentyFiveLevel',
] as const

/** The two nearest cities of ours. */
const NEAR_TOKENS = ['near', 'direction', 'second', 'secondDirection'] as const

const sentence = (...names: string[]) => template(...CITY_TOKENS, ...names)
const point = (...names: string[]) => z.strictObject({ title: text(), text: sentence(...names) })
const contrast = (...names: string[]) => z.strictObject({ more: sentence(...names), fewer: sentence(...names) })

/** Residents near by, against those of the city itself, and how they grow with the distance. */
const reach = z.strictObject({
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

const offices = z.strictObject({
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

const people = z.strictObject({
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

/** What follows from the facts for a practice: four points, each chosen by the fact that stands out most. */
const expertise = z.strictObject({
  title: template('city'),
  reach: z.strictObject({
    several: point(...NEAR_TOKENS),
    more: point(...NEAR_TOKENS),
    like: point(...NEAR_TOKENS),
    fewer: point(...NEAR_TOKENS),
    part: point(...NEAR_TOKENS),
    unknown: point(...NEAR_TOKENS),
  }),
  offices: z.strictObject({
    title: z.strictObject({ more: text(), fewer: text(), like: text() }),
    like: sentence(),
    /** Where nobody has counted. */
    unknown: sentence(),
    physicians: contrast('county'),
    dentists: contrast('county'),
    chiropractors: contrast('county'),
    therapists: contrast('county'),
    otherPractitioners: contrast('county'),
    homeHealth: contrast('county'),
    personalCare: contrast('county'),
  }),
  people: z.strictObject({
    title: z.strictObject({
      over65: text(),
      uninsured: text(),
      dentist: text(),
      bloodPressure: text(),
      arthritis: text(),
      heartDisease: text(),
      asthma: text(),
      shortSleep: text(),
      like: text(),
    }),
    like: sentence(),
    unknown: sentence(),
    over65: contrast('county', 'share'),
    uninsured: contrast('county', 'share'),
    dentist: contrast('county', 'share'),
    bloodPressure: contrast('county', 'share'),
    arthritis: contrast('county', 'share'),
    heartDisease: contrast('county', 'share'),
    asthma: contrast('county', 'share'),
    shortSleep: contrast('county', 'share'),
  }),
  rules: point(),
})

/** `content/states/_city.yaml`: what every `/locations/{state}/{city}` says. */
export const cityWords = z.strictObject({
  meta: z.strictObject({ title: template('city', 'state'), description: template('city', 'state', 'counties') }),
  locations: link(),
  back: template('state'),
  hero: z.strictObject({ title: template('city'), text: template(...CITY_TOKENS), call: link() }),
  facts: z.strictObject({
    population: text(),
    /** What the state calls its counties, for one and for several. */
    counties: z.strictObject({ County: county(), Parish: county(), Borough: county() }),
    five: text(),
  }),
  nearest: z.strictObject({ title: text(), alone: template('city', 'state'), miles: template('miles') }),
  /** The map of what lies around the city. */
  map: z.strictObject({
    /** What the picture is, and what it says, for those who do not see it. */
    name: template('city'),
    text: template('city'),
    /** `Nearest: {places}.`, as far as the map reaches and beyond its edge; or that the map is empty. */
    around: template('places'),
    beyond: template('places'),
    empty: text(),
    /** A place next door, and one farther off: `{name}, {miles} miles {direction}`. */
    place: z.strictObject({ one: template('name', 'direction'), many: template('name', 'miles', 'direction') }),
    /** The distances written on a ring, under the scale, and at the edge. */
    ring: template('miles'),
    scale: template('miles'),
    edge: template('miles'),
    /** What ring and discs mean, for those who see them. */
    legend: text(),
  }),
  /** The eight directions, clockwise from north. */
  place: z.strictObject({ directions: z.array(text()).length(8) }),
  reach,
  offices,
  people,
  expertise,
  /** Where the figures come from: `{names}` is a list. */
  sources: template('names'),
  services: z.strictObject({
    title: template('city'),
    cards: z.array(z.strictObject({ title: text(), text: template('city'), to: address() })).length(6),
  }),
  results: z.strictObject({
    title: text(),
    caption: text(),
    columns: z.strictObject({ figure: text(), counts: text(), basis: text() }),
    claims: z.array(reference('claims')).length(3),
  }),
  testimonial: z.strictObject({ title: text(), note: text() }),
  closing: closing('city', 'state'),
})
export type CityWords = z.infer<typeof cityWords>
