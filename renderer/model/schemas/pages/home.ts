import { z } from 'zod'
import { closing, heading, link, meta, reference, template, text } from '../fields.ts'

/** `content/pages/home.yaml`: `/` */
export const homeCopy = z.strictObject({
  meta: meta(),
  hero: z.strictObject({ lines: z.array(text()).length(2), lede: text(), call: link(), note: text() }),
  services: z.strictObject({ title: text(), from: text(), perMonth: text(), more: link() }),
  blueprint: z.strictObject({ title: text(), text: text(), steps: z.array(heading()).length(5) }),
  revolution: z.strictObject({
    title: text(),
    statement: text(),
    text: text(),
    note: text(),
    /** The claim that the hundred lights draw: a percentage of patients. */
    claim: reference('claims'),
    drawing: z.strictObject({
      /** The drawing in words, for those who do not see it. */ label: template('inside', 'outside'),
      /** What stands on the ring: `5 miles`. */ ring: text(),
    }),
  }),
  /** How a claim's basis is introduced: `Basis: {basis}` */
  basis: template('basis'),
  results: z.strictObject({ title: text(), note: text(), claims: z.array(reference('claims')).length(3) }),
  articles: z.strictObject({ title: text(), more: link() }),
  episodes: z.strictObject({ title: text(), more: link() }),
  closing: closing(),
})
