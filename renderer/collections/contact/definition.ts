import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, httpsUrl, link, name, reference, template, text } from '../../model/define/fields.ts'
import { MAP_ORIGIN } from '../../securityPolicy.ts'
import { headingWithText, pageCopy, section } from '../blocks.ts'

const MAPS_URL = `${MAP_ORIGIN}/maps`

const zone = fields({
  name: 'The common name of the time zone: `Eastern`.',
  times: z.array(text()).length(3).describe('Three times for a call, within our hours in summer and winter.'),
})

const contactCopy = pageCopy({
  zip: fields({
    text: template('zip').describe('The text in the hero for visitors who looked at the ring of a ZIP code.'),
    emailLine: template('zip').describe('The line with the visitor’s ZIP code at the end of an email.'),
  }).describe('The copy for visitors who looked at the ring of a ZIP code.'),
  phoneButton: 'The label of the button that calls our phone number.',
  sectionLinks: z.array(link()).min(1).describe('Links to sections of the page, next to the button.'),
  contactDetails: fields({
    title: 'The section heading for the contact details.',
    email: 'The label of the email address.',
    phone: 'The label of the phone number.',
    hours: 'The label of the opening hours.',
    address: 'The label of the address.',
    replyTime: 'The label of the reply time.',
  }).describe('The labels of our contact details, which are in `site.yaml`.'),
  schedule: section({
    text: 'How to choose a time, and what happens next.',
    zones: z.array(zone).min(1).describe('The time zones, from east to west.'),
    otherZonesToggle: 'The label of the toggle for the other time zones. Visitors see their own time zone first.',
    emailButton: template('zone').describe('The label of the button that opens an email with the three times.'),
    emailSubject: template('zone').describe('The subject of the email.'),
    linesAboveTimes: z.array(text()).min(1).describe('The lines of the email above the three times.'),
    linesBelowTimes: z.array(text()).min(1).describe('The lines of the email below the times, to fill in.'),
  }).describe('The section with three times for a first call, by time zone.'),
  prices: section({
    text: 'One or two sentences about the table.',
    serviceHeader: 'The column header for services.',
    perMonth: 'A note in the column header for services: prices are per month.',
    customPrice:
      'The text shown instead of a number if a price is custom. If the largest plan of every service is custom, these plans share one cell.',
    notes: z
      .array(text())
      .min(1)
      .describe('Notes about prices, such as terms and extra costs. Phones collapse all notes after the second.'),
    moreNotesToggle: 'The label of the toggle that shows the other notes on phones.',
  }).describe('The table of all plans. The prices come from the price lists of the services.'),
  firstCall: section({
    points: z.array(headingWithText()).min(3).describe('The parts of a first call. At least three.'),
  }).describe('The section about what happens on a first call.'),
  map: fields({
    title: 'The section heading, which is also the name of the embedded map for screen readers.',
    city: reference('cities')
      .optional()
      .describe('The city of our office, as state and city: `florida/tampa`. The hero shows a drawn map of the city.'),
    neighborhood: name()
      .optional()
      .describe('The neighborhood of our office, for the drawn map. Leave it out to name the city instead.'),
    caption: text().optional().describe('The caption of the drawn map, which says which place is in the center.'),
    embedToggle: 'The label of the toggle that shows the embedded map.',
    embedUrl: httpsUrl()
      .refine((url) => url.startsWith(MAPS_URL), `Start the URL of the embedded map with ${MAPS_URL}.`)
      .describe(`The URL of the embedded map. Start with ${MAPS_URL}: the security policy only allows this host.`),
    link: fields({
      label: 'The link text.',
      url: httpsUrl().describe('The URL of the map on another site.'),
    }).describe('The link to a map on another site, next to the section heading.'),
  }).describe('The maps of the area: a drawn map in the hero, and an embedded map on request.'),
  accessibility: headingWithText().describe(
    'The section about accessibility: our standard, and how to report a problem.',
  ),
})

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
