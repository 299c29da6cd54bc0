import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { link, meta, reference, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import { company } from '../company/definition.ts'

/** `content/pages/home.yaml`: `/` */
const words = z.strictObject({
  meta: meta(),
  hero: z.strictObject({
    /** What we are and for whom, above the headline. */
    kind: text(),
    lines: z.array(text()).length(2),
    lede: text(),
    call: link(),
    note: text(),
  }),
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
export type HomeWords = z.infer<typeof words>

export const home = defineSingleton({
  name: 'home',
  path: 'pages/home.yaml',
  schema: words,
  page: {
    address: '/',
    title: (_, site) => site.get(company).brand,
    sections: ['results', 'services', 'blueprint', 'revolution', 'articles', 'episodes', 'closing'],
  },
})
