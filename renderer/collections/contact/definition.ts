import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { link, meta, template, text, webAddress } from '../../model/define/fields.ts'
import { heading } from '../blocks.ts'

/** The only other site that a page of ours shows anything of: the contact page's map. */
export const MAP_ORIGIN = 'https://www.google.com'
const MAPS = `${MAP_ORIGIN}/maps`

/** One zone, and the times of a call that lie inside our hours there, summer and winter. */
const zone = z.strictObject({ name: text(), windows: z.array(text()).length(3) })

/** `content/pages/contact.yaml`: `/contact` */
const words = z.strictObject({
  meta: meta(),
  hero: heading(),
  /** Where on the page each promise is kept. */
  calls: z.array(link()).min(2),
  card: z.strictObject({ title: text(), email: text(), phone: text(), hours: text(), address: text(), reply: text() }),
  schedule: z.strictObject({
    title: text(),
    text: text(),
    zones: z.array(zone).min(1),
    /** The link of a zone, and the e-mail that it opens: the lines before the windows and after them. */
    write: template('zone'),
    subject: template('zone'),
    before: z.array(text()).min(1),
    after: z.array(text()).min(1),
  }),
  prices: z.strictObject({
    title: text(),
    text: text(),
    service: text(),
    perMonth: text(),
    custom: text(),
    notes: z.array(text()).min(1),
  }),
  expect: z.strictObject({ title: text(), points: z.array(heading()).min(3) }),
  map: z.strictObject({
    title: text(),
    /** The address of the embedded map: a GET with a query for the Lynnhaven area. The page's policy allows this host alone. */
    embed: webAddress().refine((url) => url.startsWith(MAPS), `The map's address starts with ${MAPS}.`),
    link: z.strictObject({ label: text(), url: webAddress() }),
  }),
})
export type ContactWords = z.infer<typeof words>

export const contact = defineSingleton({
  name: 'contact',
  path: 'pages/contact.yaml',
  schema: words,
  page: {
    address: '/contact',
    title: ({ meta }) => meta.title,
    sections: ['call', 'schedule', 'prices', 'expect', 'map'],
  },
})
