import { fields, template } from '../../model/define/fields.ts'
import { capitalized } from '../../wording/format.ts'
import { eachOf, SHOWN_ILLNESSES, SHOWN_KINDS, SHOWN_MEASURES, SHOWN_SHARES } from '../facts/kinds.ts'
import {
  besidePoint,
  CITY_TOKENS,
  contrast,
  NEAR_TOKENS,
  PEER_TOKENS,
  point,
  REACH_TOKENS,
  sentence,
  sentences,
  surplus,
} from './citySentences.ts'

const curve = fields({
  name: template('city', 'state').describe('What the drawing is, for those who do not see it.'),
  miles: template('miles').describe('A distance on its axis.'),
  peer: template('peer').describe('What the dotted line is.'),
})

const levels = fields({
  none: 'Less than a twentieth.',
  tenth: 'About a tenth.',
  fifth: 'About a fifth.',
  quarter: 'About a quarter.',
  third: 'About a third.',
  half: 'About half.',
  twoThirds: 'About two thirds.',
  threeQuarters: 'About four fifths.',
  tenthFewer: 'About a tenth less.',
  like: 'About as many.',
  tenthMore: 'About a tenth more.',
  quarterMore: 'About a fifth more.',
  halfMore: 'About half as many again.',
  twice: 'About twice as many.',
  threeTimes: 'About three times as many.',
  fourTimes: 'About four times as many.',
  fiveTimes: 'Five times as many and more.',
  tenTimes: 'Ten times as many and more.',
})

/** Residents near by, against those of the city itself, and how they grow with the distance. */
export const reach = fields({
  title: template('city').describe('The heading.'),
  curve: curve.describe('The drawing of residents by distance.'),
  levels: levels.describe('One number against another, in words. Sentences name it as a level.'),
  own: sentences([...CITY_TOKENS, ...REACH_TOKENS], {
    several: 'Five miles hold several times the city’s people.',
    more: 'They hold more.',
    like: 'They hold about as many.',
    fewer: 'They hold fewer.',
    part: 'They hold less than half.',
  }).describe('The first part of a sentence: who lives within five miles.'),
  growth: sentences([...CITY_TOKENS, 'own', ...REACH_TOKENS], {
    nobody: 'Nobody more.',
    none: 'Nobody to speak of.',
    few: 'Only few more.',
    even: 'As one would expect of an even country.',
    many: 'Very many.',
  }).describe('The same sentence goes on from five to ten miles: how many more live there.'),
  largest: sentences(['list'], { one: 'One place.', many: 'Two places.' }).describe(
    'And ends with the largest other place within 25 miles, or two.',
  ),
  peer: sentence(...PEER_TOKENS).describe(
    'How a city of like size has it, and how its people stand to this city’s at each distance.',
  ),
  neighbors: sentence('list').describe('Where our next cities lie.'),
  alone: sentence('near', 'miles', 'direction').describe('Where none is near.'),
  towns: sentence('list').describe('Goes on with the towns within ten miles.'),
})

const kind = (name: string) =>
  fields({
    many: template('count').describe('A number of them, in a sentence. What is published begins at three.'),
    row: 'Their name in the table and in a list.',
  }).describe(`How ${name} are called.`)

const STANDINGS = { more: 'More than there.', fewer: 'Fewer.', like: 'About as many.' }
const RESTS = { fewer: 'Of which there are fewer.', like: 'Of which there are about as many.' }
/** Of offices not every number is published. */
const OPEN = { open: 'Of which nobody can tell, because not every number is published.' }

const table = fields({
  caption: template('city', 'county').describe('What the table is, for screen readers.'),
  kind: 'The head of the column of kinds.',
  nearby: 'The head of the column of offices within five miles.',
  atLeast: template('count').describe('A number that is at least so large.'),
  county: 'The head of the county’s column.',
  state: 'The head of the state’s column.',
  nation: 'The head of the nation’s column.',
  between: template('low', 'high').describe('A number that lies between two.'),
})

export const offices = fields({
  title: template('city').describe('The heading.'),
  nearbyOne: sentence('list').describe('What is published for the one ZIP code within five miles.'),
  nearby: sentence('list', 'zips').describe('The same for several ZIP codes.'),
  unpublished: sentence().describe('Where nothing is published for them.'),
  kinds: fields(eachOf(SHOWN_KINDS, kind)).describe('How the kinds of offices are called.'),
  standing: sentences(['county', 'list'], { ...STANDINGS, ...OPEN }).describe(
    'The county against the nation, for its residents; `{list}` names kinds.',
  ),
  rest: sentences(['list'], { ...RESTS, ...OPEN }).describe('The sentence goes on with the other kinds.'),
  inState: sentences(['theState', 'list'], { ...STANDINGS, ...OPEN }).describe(
    'The county against its state, where it is not most of it.',
  ),
  table: table.describe('The table of offices.'),
})

const MEASURE_TOKENS = ['share', 'nation'] as const

export const people = fields({
  title: template('county').describe('The heading.'),
  measures: sentences(
    MEASURE_TOKENS,
    eachOf(SHOWN_MEASURES, (name) => `${capitalized(name)}.`),
  ).describe('How each share is told behind “people in the county”, with both figures.'),
  standing: sentences(['county', 'list'], STANDINGS).describe('The county against the nation; `{list}` names shares.'),
  rest: sentences(['list'], RESTS).describe('The sentence goes on with the other shares.'),
  facts: fields({
    residents: 'The label of the county’s residents.',
    medianAge: 'The label of the age that half are above.',
    income: 'The label of the median income of a household.',
    incomeValue: template('income', 'margin').describe('The income with its margin.'),
    spanish: 'The label of the households that speak Spanish.',
    minutesToWork: 'The label of the way to work.',
    minutes: template('minutes').describe('How long it is.'),
  }).describe('The labels of the county’s other facts.'),
})

const near = (meaning: string) => point(...NEAR_TOKENS).describe(meaning)

const reachAdvice = fields({
  several: besidePoint().describe('Where five miles hold several times the city’s people.'),
  more: besidePoint().describe('Where they hold more.'),
  like: near('Where they hold about as many.'),
  fewer: near('Where they hold fewer.'),
  part: near('Where they hold less than half.'),
  unknown: near('Where nobody has counted.'),
})

const officeAdvice = fields({
  title: fields({
    more: 'Where there are more than in the nation.',
    fewer: 'Where there are fewer.',
    like: 'Where no kind stands out, or nobody has counted.',
  }).describe('The point’s title.'),
  like: sentence().describe('Where no kind stands out.'),
  unknown: sentence().describe('Where nobody has counted.'),
  ...eachOf(SHOWN_KINDS, (kind) => contrast('county').describe(`Where ${kind} stand out most.`)),
})

const peopleAdvice = fields({
  title: fields({
    ...eachOf(SHOWN_MEASURES, (name) => `For ${name}.`),
    like: 'Where no share stands out, or nobody has counted.',
  }).describe('The point’s title, by the fact that it is about.'),
  like: sentence().describe('Where no share stands out.'),
  unknown: sentence().describe('Where nobody has counted.'),
  ...eachOf(SHOWN_SHARES, (name) => contrast('county', 'share').describe(`Where ${name} stand out most.`)),
  ...eachOf(SHOWN_ILLNESSES, (name) => surplus('county', 'share').describe(`Where ${name} stand out most.`)),
})

/** What follows from the facts for a practice: four points, each chosen by the fact that stands out most. */
export const expertise = fields({
  title: template('city').describe('The heading.'),
  reach: reachAdvice.describe('What follows from who lives near.'),
  offices: officeAdvice.describe('What follows from who practices near.'),
  people: peopleAdvice.describe('What follows from who lives in the county.'),
  rules: point().describe('What holds everywhere.'),
})
