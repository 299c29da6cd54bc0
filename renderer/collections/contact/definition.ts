import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, meta, name, reference, template, text, webAddress } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

/** The only third-party origin. */
export const MAP_ORIGIN = 'https://www.google.com'
const MAPS_URL = `${MAP_ORIGIN}/maps`

const zone = fields({
  name: 'The common name of the zone: `Eastern`.',
  windows: z
    .array(text())
    .length(3)
    .describe('Three times for a call in this zone, within our hours in summer and winter.'),
})

const contactCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: heading().describe('The heading of the page and the text below it.'),
  zip: fields({
    text: template('zip').describe('The text below the heading for visitors who looked at the ring of a ZIP code.'),
    line: template('zip').describe('The line about it at the end of an email.'),
  }).describe('For visitors who looked at the ring of a ZIP code.'),
  call: 'The button that calls the number above it.',
  calls: z.array(link()).min(1).describe('Further links to parts of the page.'),
  card: fields({
    title: 'The heading above the contact details in `site.yaml`.',
    email: 'The label of the e-mail address.',
    phone: 'The label of the phone number.',
    hours: 'The label of the hours.',
    address: 'The label of the address.',
    reply: 'The label of the reply time.',
  }).describe('The labels of the card with our contact details.'),
  schedule: fields({
    title: 'The heading.',
    text: 'How to choose a time, and the next step.',
    zones: z.array(zone).min(1).describe('The time zones, from east to west.'),
    others: 'The label above the other zones. Visitors first see the zone of their device.',
    write: template('zone').describe('The link of a zone. It opens an email.'),
    subject: template('zone').describe('The subject of the email.'),
    before: z.array(text()).min(1).describe('The lines of the email before the three times.'),
    after: z.array(text()).min(1).describe('The lines after them, for the visitor to fill in.'),
  }).describe('Three times for a first call, by time zone.'),
  prices: fields({
    title: 'The heading.',
    text: 'One or two sentences about the table.',
    service: 'The header of the column of services.',
    perMonth: 'The text below it: prices are by the month.',
    custom: 'The text instead of custom prices. All services share it.',
    notes: z
      .array(text())
      .min(1)
      .describe('Notes on prices: terms and extra costs. Phones fold the third and later ones.'),
    moreNotes: 'Opens the other notes on phones.',
  }).describe('The table of all plans. Its prices come from the price lists of the services.'),
  expect: fields({
    title: 'The heading.',
    points: z.array(heading()).min(3).describe('The parts of a first call, each with a sentence.'),
  }).describe('What to expect from a first call.'),
  map: fields({
    title: 'A description of the map, for screen readers.',
    city: reference('cities')
      .optional()
      .describe('The city of our office, as state and city: `florida/tampa`. The page starts with a drawn map of it.'),
    neighborhood: name()
      .optional()
      .describe('The neighborhood of our office, for the map. If it’s left out, the map shows the city.'),
    around: text().optional().describe('Says below the drawn map which place is in its center.'),
    show: 'The button that opens the embedded map.',
    embed: webAddress()
      .refine((url) => url.startsWith(MAPS_URL), `The map's address starts with ${MAPS_URL}.`)
      .describe(
        `The URL of the embedded map. It starts with ${MAPS_URL}, because the security policy only allows this host.`,
      ),
    link: fields({
      label: 'The text of the link.',
      url: webAddress().describe('The URL of the map’s page.'),
    }).describe('The link to the map, below it.'),
  }).describe('The maps of the area: a drawing, and an embedded map on request.'),
  accessibility: heading().describe('The accessibility standard of the site, and how to report a problem.'),
  closing: closing().describe('The call to action at the end of the page.'),
})

/** Copy of `/contact`. */
export type ContactCopy = z.infer<typeof contactCopy>

/** Copy of `/contact`, with the questions about a first call. */
export const contact = defineSingleton({
  name: 'contact',
  path: 'pages/contact.yaml',
  schema: contactCopy,
  page: {
    address: '/contact',
    title: ({ meta }) => meta.title,
    sections: ['call', 'schedule', 'prices', 'expect', 'map', 'accessibility', 'closing'],
  },
})
