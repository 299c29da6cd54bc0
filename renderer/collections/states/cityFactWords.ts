import { z } from 'zod'
import { fields, template } from '../../model/define/fields.ts'
import { eachOf, SHOWN_KINDS, SHOWN_PEOPLE } from '../facts/kinds.ts'

/** What the sentences about a city may name. `renderer/places/cityValues.ts` supplies a value for each. */
export const CITY_TOKENS = [
  'city',
  'state',
  /** The state's name inside a sentence: `the District of Columbia`. */
  'theState',
  /** `Hillsborough County`, `Jefferson County and part of Shelby County`, or the city itself where it belongs to none. */
  'counties',
  'population',
  /** The lowest monthly price of all plans. */
  'price',
] as const

const sentence = (...names: string[]) => template(...CITY_TOKENS, ...names)

const act = (when: string) =>
  sentence().optional().describe(`What one would do about it, where there are ${when}. Left out where nothing follows.`)

const kind = (name: string) =>
  fields({
    name: 'Several of them, in the table.',
    one: 'One of them, in a sentence.',
    more: sentence().describe('What one of them would do where there are many.'),
    fewer: sentence().describe('What one of them would do where there are few.'),
  }).describe(`For ${name}.`)

const OFFICE_TOKENS = ['county', 'one', 'figure', 'nation']
const PEOPLE_TOKENS = ['county', 'figure', 'nation', 'margin']

const offices = fields({
  more: sentence(...OFFICE_TOKENS).describe(
    'Where a county has more offices of a kind than the nation: how many people share one, there and in the nation.',
  ),
  fewer: sentence(...OFFICE_TOKENS).describe('Where it has fewer.'),
  near: sentence('one', 'figure', 'nation').describe('Where the ZIP codes around the center have more.'),
  basis: 'What is counted in a county, and when.',
  nearBasis: 'What is counted in ZIP codes, and when.',
  kinds: fields(eachOf(SHOWN_KINDS, kind)).describe('The kinds of offices.'),
})

const contrast = (name: string) =>
  fields({
    more: sentence(...PEOPLE_TOKENS).describe('Where it is more than the nation’s.'),
    fewer: sentence(...PEOPLE_TOKENS).describe('Where it is less.'),
    ifMore: act('clearly more'),
    ifFewer: act('clearly fewer'),
  }).describe(`Of ${name}.`)

const wider = (miles: string) =>
  fields({
    more: sentence('ten', 'twentyFive', 'times').describe('Where many live farther out.'),
    fewer: sentence('five', 'twentyFive', 'added').describe('Where few do.'),
    nobody: sentence('five').optional().describe('Where nobody does.'),
    ifMore: sentence().describe('What one would do where many do.'),
    ifFewer: sentence().describe('What one would do where few do.'),
  }).describe(`People within ${miles} miles, against those within five.`)

const FEW = 'how many of them, in a word'
const ring = fields({
  basis: 'What is counted, and when.',
  mostOfAll: sentence().describe('Where none of the hundred cities nearest in size has more people within five miles.'),
  most: sentence('few').describe('Where one has.'),
  many: sentence('few').describe(`Where up to ten have; \`{few}\` is ${FEW}.`),
  leastOfAll: sentence().describe('Where none has fewer.'),
  least: sentence('few').describe('Where one has.'),
  little: sentence('few').describe('Where up to ten have.'),
  ifMany: sentence().describe('What one would do where many people live near.'),
  ten: wider('ten'),
  twentyFive: wider('twenty-five'),
})

export const facts = fields({
  title: template('city').describe('The heading.'),
  none: sentence().describe('Where nothing is remarkable.'),
  few: sentence().describe('Behind one or two facts, where nothing else is remarkable.'),
  unknown: sentence().describe('Where nobody has counted.'),
  offices: offices.describe('Offices by kind.'),
  people: fields(eachOf(SHOWN_PEOPLE, contrast)).describe('The county’s people.'),
  ring: ring.describe('People around the center.'),
  incomes: fields({
    fact: sentence('low', 'lowZip', 'high', 'highZip').describe(
      'The lowest median income of a ZIP code, and the highest.',
    ),
    basis: 'What is counted, and when.',
    act: sentence('lowZip', 'highZip').describe('What one would do where the highest is high.'),
  }).describe('Incomes by ZIP code within five miles, where they are far apart.'),
})

const beside = (meaning: string) =>
  sentence('beside').describe(`${meaning}; \`{beside}\` are one or two places within five miles.`)

export const expertise = fields({
  title: template('city').describe('The heading.'),
  reach: fields({
    small: sentence().describe('Where few people live within five miles.'),
    several: beside('Where five miles hold several times the city’s people'),
    severalAlone: sentence().describe('The same where no other place of 12,000 people lies within them.'),
    more: beside('Where they hold more than the city’s people'),
    moreAlone: sentence().describe('The same where no other place lies within them.'),
    like: sentence().describe('Where they hold about as many.'),
    fewer: sentence().describe('Where they hold fewer.'),
    part: sentence().describe('Where they hold less than half.'),
    unknown: sentence().describe('Where nobody has counted.'),
  }).describe('The first: what follows from who lives within five miles.'),
  always: z.array(sentence()).length(2).describe('What is right everywhere: it fills up where little else follows.'),
  rules: sentence().describe('The last.'),
})

const row = (name: string) =>
  fields({ label: `What the row is called: ${name}.`, basis: 'Of whom it is, and of which year.' }).describe(
    `The row of ${name}.`,
  )

export const tables = fields({
  offices: fields({
    title: template('city').describe('What opens the table.'),
    caption: template('zips').describe('What its numbers are.'),
    noRing: 'The same where the ZIP codes around the center are not the five miles around it.',
    kind: 'The head of the column of kinds.',
    nearby: 'The head of the column of offices within five miles.',
    county: 'The head of the county’s column.',
    state: 'The head of the state’s column.',
    nation: 'The head of the nation’s column.',
    atLeast: template('count').describe('A number that is at least so large.'),
    between: template('low', 'high').describe('A number that lies between two.'),
  }).describe('Offices by kind.'),
  people: fields({
    title: template('county').describe('What opens the table.'),
    label: 'The head of the column of names.',
    county: 'The head of the county’s column.',
    nation: 'The head of the nation’s column.',
    basis: 'The head of the column that says who was counted, and when.',
    middle: 'What a star behind a figure of the nation means.',
    rows: fields(eachOf(SHOWN_PEOPLE, row)).describe('The rows.'),
    minutes: template('minutes').describe('How long a way is.'),
    margin: template('income', 'margin').describe('An income with its margin.'),
  }).describe('The people of the county.'),
})
