import { z } from 'zod'
import { fields, link, template } from '../../model/define/fields.ts'
import type { SearchFieldCopy } from '../blocks.ts'
import { RING_OFFICE_KINDS } from '../facts/figures.ts'

const specialty = fields({
  kind: z.enum(RING_OFFICE_KINDS).describe('The kind of offices, as in the public tables.'),
  label: 'The name of the specialty in the list.',
  oneOffice: 'One office, inside a sentence: `dentist’s office`.',
  manyOffices: 'Several offices, inside a sentence: `dentists’ offices`.',
})

const nearest = fields({
  title: 'The text before the links to the nearest cities.',
  withinHalfMile: 'The text after a link to a city that’s less than half a mile away.',
  oneMile: 'The text after a link to a city that’s one mile away.',
  manyMiles: template('miles').describe('The text after a link to a city that’s farther away.'),
})

export const ringCopy = fields({
  suggestion: template('place').describe('The search suggestion that opens the ring around a place.'),
  wrongLength: 'The message if a ZIP code has too few or too many digits.',
  notNumeric: 'The message for a code with letters, such as a Canadian postal code.',
  unknownZip: template('zip').describe('The message for five digits that aren’t a ZIP code.'),
  heading: template('place').describe('The heading next to the map.'),
  movedPlace: 'The text for `{place}` after a visitor moved the ring: `this point`.',
  peopleInRing: template('count', 'miles', 'place').describe('The people in the ring, only for screen readers.'),
  peopleWithin: template('miles').describe('The label of the number of people within a distance.'),
  noResidents: 'The message if no one lives in the largest ring.',
  mapAlt: template('place', 'residentsPerLight', 'count')
    .meta({ title: 'Alt text of the map' })
    .describe('The alt text of the map. `{residentsPerLight}` is the number of people per light.'),
  handleName: template('place').describe('The name of the handle that moves the ring, for screen readers.'),
  mapCaption: template('residentsPerLight').describe('The caption of the map, which explains the lights.'),
  howToMove: 'How to move the ring.',
  specialtiesLabel: 'The label of the list of specialties.',
  specialties: z.array(specialty).min(1).describe('The specialties in the list. The first one is the default.'),
  ringLabel: 'The label of the ring on the map.',
  officesLabel: template('offices').describe('The label of the minimum number of offices.'),
  officesUnpublished: template('offices').describe('The message if the number of offices isn’t published.'),
  officesUnknown: template('offices').describe(
    'The message if the number of offices is unknown, because the ZIP codes have far more or fewer people than the ring.',
  ),
  nearest: nearest.describe('The links to the pages of the two nearest cities.'),
  callPrompt: 'The sentence above the button that schedules a call.',
  callButton: link().describe('The button below the figures. The ZIP code is added to its link.'),
  privacyNote: 'A note about which data stays in the browser.',
  moreToggle: 'The label of the toggle that shows more figures and the sources.',
  howToShare: 'How to share the ring.',
  sources: 'The sources of the figures.',
})

export type RingCopy = z.infer<typeof ringCopy>

/** Content of `/finder.json`: copy that browsers fetch for the finders and the ring. */
export interface FinderCopy {
  places: Pick<SearchFieldCopy, 'resultsMessage' | 'noResultsMessage'>
  pages: Pick<SearchFieldCopy, 'resultsMessage' | 'noResultsMessage'>
  ring: RingCopy
  /** `/locations` */
  locationsAddress: string
}
