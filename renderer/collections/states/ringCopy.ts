import { z } from 'zod'
import { fields, template } from '../../model/define/fields.ts'
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

export const createRingSchema = () =>
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
    offices: template('count', 'offices', 'zips').describe('How many offices there are at least.'),
    officesOfOne: template('count', 'offices').describe('The same where the ring holds the center of one ZIP code.'),
    unpublished: template('offices').describe('Where none are published.'),
    untold: template('offices').describe('Where the ZIP codes have too many or too few of the ring’s people.'),
    nearest: nearest.describe('The two nearest pages of ours.'),
    share: 'That the address of the page holds the look.',
    privacy: 'What is sent, and what is not.',
    sources: 'Where the figures come from.',
  })
export type RingCopy = z.infer<ReturnType<typeof createRingSchema>>

/** `scripts/build/steps/pageIndex.ts` adds these texts to the index. */
export interface FinderCopy {
  cities: Pick<Finder, 'found' | 'none'>
  pages: Pick<Finder, 'found' | 'none'>
  ring: RingCopy
  /** URL of the places with a ring: `/locations`. */
  locations: string
}
