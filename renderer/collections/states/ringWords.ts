import { z } from 'zod'
import { fields, link, template } from '../../model/define/fields.ts'
import type { Finder } from '../blocks.ts'
import { CELL_KINDS } from '../facts/kinds.ts'

const kind = fields({
  kind: z.enum(CELL_KINDS).describe('What the tables count.'),
  label: 'The specialty, as a visitor chooses it.',
  one: 'One of its offices inside a sentence: `dentist’s office`.',
  many: 'Several of them.',
})

const nearest = fields({
  title: 'What stands before the nearest pages.',
  here: 'A page whose city is here.',
  one: 'A page one mile off.',
  many: template('miles').describe('A page farther off.'),
})

export const ringWords = () =>
  fields({
    look: template('place').describe('The suggestion for a ZIP code, or for the page’s own city.'),
    digits: 'What is said of digits that are no ZIP code yet, or too many.',
    foreign: 'What is said of another country’s code.',
    unknown: template('zip').describe('What is said of five digits that no area has.'),
    heading: template('place').describe('The heading.'),
    point: 'What `{place}` is where the ring has been moved: `this point`.',
    people: template('count', 'miles', 'place').describe('How many people live within the ring, as it is read out.'),
    within: template('miles').describe('What stands beside the number of people of each ring.'),
    nobody: 'Where nobody is counted within the farthest ring.',
    picture: template('place', 'each', 'count').describe('The picture in words, for those who do not see it.'),
    handle: template('place').describe('What the handle in the middle of the ring is called.'),
    light: template('each').describe('What a light is, below the picture.'),
    hint: 'How the ring is moved, behind it.',
    specialty: 'The label of the list of specialties.',
    kinds: z
      .array(kind)
      .min(1)
      .describe('The specialties, by the kinds of offices that are counted. The first is chosen at first.'),
    ring: 'The label of the ring.',
    offices: template('offices').describe('The text below the number of offices, which is a minimum.'),
    unpublished: template('offices').describe('Where none are published.'),
    untold: template('offices').describe('Where the ZIP codes have too many or too few of the ring’s people.'),
    nearest: nearest.describe('The two nearest pages of ours.'),
    next: 'The sentence above the button.',
    call: link().describe('The button. The link carries the ZIP code.'),
    privacy: 'What is sent, and what is not.',
    more: 'The button that opens the other figures and the sources.',
    share: 'How to share the ring.',
    sources: 'The sources of the figures.',
  })
export type RingWords = z.infer<ReturnType<typeof ringWords>>

/** `scripts/build/steps/pageIndex.ts` adds these texts to the index. */
export interface FinderWords {
  cities: Pick<Finder, 'found' | 'none'>
  pages: Pick<Finder, 'found' | 'none'>
  ring: RingWords
  /** URL of the places with a ring: `/locations`. */
  locations: string
}
