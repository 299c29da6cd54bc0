import { fields, template } from '../../model/define/fields.ts'
import { eachOf } from '../facts/kinds.ts'

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
export const REACH_TOKENS = ['five', 'ten', 'twentyFive', 'added', 'level'] as const
export const PEER_TOKENS = [
  'peer',
  'peerPopulation',
  'peerFive',
  'peerTen',
  'peerTwentyFive',
  'fiveLevel',
  'tenLevel',
  'twentyFiveLevel',
] as const

/** The two nearest cities of ours. `place` is the nearest with its distance and direction. */
export const NEAR_TOKENS = ['near', 'miles', 'direction', 'place', 'second', 'secondDirection'] as const

/** A group of texts that know the same tokens, each with what it means to a writer. */
export const sentences = <Key extends string>(names: readonly string[], meanings: Record<Key, string>) =>
  fields(eachOf(meanings, (meaning) => template(...names).describe(meaning)))

/** A sentence about a city, which may name these besides. */
export const sentence = (...names: string[]) => template(...CITY_TOKENS, ...names)
/** A title with a sentence. */
export const point = (...names: string[]) =>
  fields({ title: 'A few words.', text: sentence(...names).describe('What follows from it.') })
/** One sentence where a figure is more than the nation's, one where it is less. */
export const contrast = (...names: string[]) =>
  fields({
    more: sentence(...names).describe('Where it is more than the nation’s.'),
    fewer: sentence(...names).describe('Where it is less.'),
  })
/** One sentence where a figure is more than the nation's; nothing follows of less. */
export const surplus = (...names: string[]) =>
  fields({ more: sentence(...names).describe('Where it is more than the nation’s.') })
/** A title with a sentence about the places within five miles, and one for where there are none. */
export const besidePoint = () =>
  fields({
    title: 'A few words.',
    text: sentence('beside').describe('What follows from it; `{beside}` are the places within five miles.'),
    alone: sentence().describe('The same where no other place lies within five miles.'),
  })
