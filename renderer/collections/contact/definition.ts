import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { meta, text } from '../../model/define/fields.ts'
import { heading } from '../blocks.ts'

/** `content/pages/contact.yaml`: `/contact` */
const words = z.strictObject({
  meta: meta(),
  hero: heading(),
  card: z.strictObject({ title: text(), email: text(), phone: text(), hours: text(), address: text(), reply: text() }),
  expect: z.strictObject({ title: text(), points: z.array(heading()).min(3) }),
  map: z.strictObject({
    title: text(),
    /** The address of the embedded map: a GET with a query for the Lynnhaven area. */
    embed: z.url({ protocol: /^https$/ }),
    link: z.strictObject({ label: text(), url: z.url({ protocol: /^https$/ }) }),
  }),
})
export type ContactWords = z.infer<typeof words>

export const contact = defineSingleton({
  name: 'contact',
  path: 'pages/contact.yaml',
  schema: words,
  page: { address: '/contact', title: ({ meta }) => meta.title, sections: ['card', 'expect', 'map'] },
})
