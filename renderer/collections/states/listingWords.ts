import { z } from 'zod'
import { meta, reference, template, text } from '../../model/define/fields.ts'
import { closing, finder, heading } from '../blocks.ts'

/** `content/states/_listing.yaml`: `/locations` */
export const listingWords = z.strictObject({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  counts: z
    .strictObject({
      states: text().describe('The label of the number of states.'),
      cities: text().describe('The label of the number of cities.'),
      practices: z
        .strictObject({
          claim: reference('claims').describe('The claim, by its id.'),
          label: text().describe('What stands behind its value: `Practices Served`.'),
        })
        .describe('A claim beside them.'),
    })
    .describe('The numbers at the head of the page.'),
  map: z
    .strictObject({
      name: text().describe('What the map is, for those who do not see it.'),
      legend: template('medium', 'large').describe(
        'What stands under the map. Lights grow from so many people on, smallest first.',
      ),
      skip: text().describe('The link that leads past the map’s links.'),
    })
    .describe('The map of the country.'),
  search: finder().describe('Finding a city by typing.'),
  states: z
    .strictObject({
      title: text().describe('The heading.'),
      cities: template('count').describe('How many cities a state has.'),
      city: template('count').describe('The same for one alone.'),
      residents: template('residents').describe('How many people live there, where it is known.'),
      note: text().describe('What the two figures of a row are.'),
    })
    .describe('The list of all states.'),
  popular: z
    .strictObject({
      title: text().describe('The heading.'),
      cities: z.array(reference('cities')).length(12).describe('Twelve cities, as state and city: `florida/tampa`.'),
    })
    .describe('Cities that many look for.'),
  closing: closing().describe('The call at the end of the page.'),
})
export type ListingWords = z.infer<typeof listingWords>
