import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, meta, name, reference, template, text, webAddress } from '../../model/define/fields.ts'
import { heading } from '../blocks.ts'

/** The only other site that a page of ours shows anything of: the contact page's map. */
export const MAP_ORIGIN = 'https://www.google.com'
const MAPS = `${MAP_ORIGIN}/maps`

const zone = fields({
  name: 'The zone, as its people say it: `Eastern`.',
  windows: z
    .array(text())
    .length(3)
    .describe('Three times of a call on that zone’s clock, inside our hours in summer and winter.'),
})

const contactWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  call: 'The button under the head: it dials the number that stands above it.',
  calls: z.array(link()).min(1).describe('The other ways on, each to the part of the page that keeps its promise.'),
  card: fields({
    title: 'The heading above the facts of `site.yaml`.',
    email: 'The label of the e-mail address.',
    phone: 'The label of the phone number.',
    hours: 'The label of the hours.',
    address: 'The label of the address.',
    reply: 'The label of how soon we answer.',
  }).describe('The labels of the card with our facts.'),
  schedule: fields({
    title: 'The heading.',
    text: 'How to choose a time, and what happens then.',
    zones: z.array(zone).min(1).describe('The time zones, from east to west.'),
    write: template('zone').describe('The link of a zone, which opens an e-mail.'),
    subject: template('zone').describe('The subject of that e-mail.'),
    before: z.array(text()).min(1).describe('The lines of the e-mail before the three times.'),
    after: z.array(text()).min(1).describe('The lines after them, for the visitor to fill in.'),
  }).describe('Three times for a first call, by time zone.'),
  prices: fields({
    title: 'The heading.',
    text: 'What the table is, in a sentence or two.',
    service: 'The head of the column of services.',
    perMonth: 'What stands behind a price.',
    custom: 'What stands where a price is agreed on.',
    notes: z.array(text()).min(1).describe('What a price does not say by itself: terms, what costs extra.'),
  }).describe('The table of all plans. Its prices come from the price lists of the services.'),
  expect: fields({
    title: 'The heading.',
    points: z.array(heading()).min(3).describe('What happens on a first call, each with a sentence.'),
  }).describe('What a visitor may expect of a first call.'),
  map: fields({
    title: 'What the map shows, for those who do not see it.',
    city: reference('cities')
      .optional()
      .describe(
        'The city of our office, as state and city: `florida/tampa`. The page opens with its map, drawn by us.',
      ),
    neighborhood: name()
      .optional()
      .describe('The neighborhood of our office, which the map names. Left out, it names the city.'),
    show: 'The words that open the embedded map.',
    embed: webAddress()
      .refine((url) => url.startsWith(MAPS), `The map's address starts with ${MAPS}.`)
      .describe(
        `The address of the embedded map, which starts with ${MAPS}. The page’s policy allows this host alone.`,
      ),
    link: fields({
      label: 'The words of the link.',
      url: webAddress().describe('The address of the map’s own page.'),
    }).describe('The link below the map, for those who want the map itself.'),
  }).describe('The maps of the area: ours, and an embedded one for who asks for it.'),
  accessibility: heading().describe('To what these pages are built, and what to do where one fails.'),
})

export type ContactWords = z.infer<typeof contactWords>

export const contact = defineSingleton({
  name: 'contact',
  path: 'pages/contact.yaml',
  schema: contactWords,
  page: {
    address: '/contact',
    title: ({ meta }) => meta.title,
    sections: ['call', 'schedule', 'prices', 'expect', 'map', 'accessibility'],
  },
})
