import { z } from 'zod'
import { fields, meta, reference, template } from '../../model/define/fields.ts'
import { closing, finder, heading } from '../blocks.ts'

/** `content/states/_listing.yaml`: `/locations` */
export const listingWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  counts: fields({
    states: 'The label of the number of states.',
    cities: 'The label of the number of cities.',
    practices: fields({
      claim: reference('claims').describe('The claim, by its id.'),
      label: 'What stands behind its value: `Practices Served`.',
    }).describe('A claim beside them.'),
  }).describe('The numbers at the head of the page.'),
  map: fields({
    name: 'What the map is, for those who do not see it.',
    legend: template('medium', 'large').describe(
      'What stands under the map. Lights grow from so many people on, smallest first.',
    ),
    skip: 'The link that leads past the map’s links.',
  }).describe('The map of the country.'),
  search: finder().describe('Finding a city by typing.'),
  states: fields({
    title: 'The heading.',
    cities: template('count').describe('How many cities a state has.'),
    city: template('count').describe('The same for one alone.'),
    residents: template('residents').describe('How many people live there, where it is known.'),
    note: 'What the two figures of a row are.',
  }).describe('The list of all states.'),
  popular: fields({
    title: 'The heading.',
    cities: z.array(reference('cities')).length(12).describe('Twelve cities, as state and city: `florida/tampa`.'),
  }).describe('Cities that many look for.'),
  closing: closing().describe('The call at the end of the page.'),
})
