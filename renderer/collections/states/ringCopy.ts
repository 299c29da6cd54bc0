import { z } from 'zod'
import { fields, link, template } from '../../model/define/fields.ts'
import type { Finder } from '../blocks.ts'
import { RING_OFFICE_KINDS } from '../facts/kinds.ts'

const kind = fields({
  kind: z.enum(RING_OFFICE_KINDS).describe('The kind of offices, as in the public tables.'),
  label: 'The specialty in the list.',
  one: 'An office inside a sentence: `dentist’s office`.',
  many: 'Several offices: `dentists’ offices`.',
})

const nearest = fields({
  title: 'The text before the links.',
  here: 'After a link: the city is here.',
  one: 'After a link: one mile away.',
  many: template('miles').describe('After a link: farther away.'),
})

/** Creates a schema for the texts of the ring, its map, and its report. */
export const createRingSchema = () =>
  fields({
    suggestion: template('place').describe('The suggestion for a ZIP code, or for the page’s own city.'),
    digits: 'The message for too few or too many digits.',
    foreign: 'The message for a postal code of another country.',
    unknown: template('zip').describe('The message for five digits that aren’t a ZIP code.'),
    heading: template('place').describe('The heading.'),
    movedPlace: 'The `{place}` after the ring has moved: `this point`.',
    people: template('count', 'miles', 'place').describe('The number of people in the ring, for screen readers.'),
    within: template('miles').describe('The text next to the number of people in each ring.'),
    nobody: 'The message if no one lives in the largest ring.',
    alt: template('place', 'each', 'count')
      .meta({ title: 'Map in words' })
      .describe('The map in words, for screen readers.'),
    handle: template('place').describe('The name of the handle in the middle of the ring, for screen readers.'),
    light: template('each').describe('The caption of the map: explains a light.'),
    hint: 'Explains how to move the ring.',
    specialty: 'The label of the list of specialties.',
    kinds: z.array(kind).min(1).describe('The specialties with counted offices. The first is the default.'),
    ring: 'The label of the ring.',
    offices: template('offices').describe('The text below the number of offices, which is a minimum.'),
    unpublished: template('offices').describe('The message if the number isn’t published.'),
    mismatch: template('offices').describe(
      'The message if the ZIP codes have many more or fewer people than the ring, so their offices say nothing about it.',
    ),
    nearest: nearest.describe('The links to the two nearest pages.'),
    next: 'The sentence above the button.',
    call: link().describe('The button. The link carries the ZIP code.'),
    privacy: 'Says which data stays in the browser.',
    more: 'The button that opens the other figures and the sources.',
    share: 'Explains how to share the ring.',
    sources: 'The sources of the figures.',
  })

/** Texts of the ring. The browser fetches them. */
export type RingCopy = z.infer<ReturnType<typeof createRingSchema>>

/** `scripts/build/steps/pageIndex.ts` adds these texts to the index. */
export interface FinderCopy {
  cities: Pick<Finder, 'found' | 'none'>
  pages: Pick<Finder, 'found' | 'none'>
  ring: RingCopy
  /** URL of the places with a ring: `/locations`. */
  locations: string
}
