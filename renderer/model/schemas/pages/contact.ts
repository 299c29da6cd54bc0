import { z } from 'zod'
import { heading, meta, text } from '../fields.ts'

/** `content/pages/contact.yaml`: `/contact` */
export const contactCopy = z.strictObject({
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
