import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { meta, text, webAddress } from '../../model/define/fields.ts'
import { heading } from '../blocks.ts'

const MAPS = 'https://www.google.com/maps'

/** `content/pages/contact.yaml`: `/contact` */
const words = z.strictObject({
  meta: meta(),
  hero: heading(),
  card: z.strictObject({ title: text(), email: text(), phone: text(), hours: text(), address: text(), reply: text() }),
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
  page: { address: '/contact', title: ({ meta }) => meta.title, sections: ['card', 'expect', 'map'] },
})
