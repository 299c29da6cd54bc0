import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { meta, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

/** `content/pages/about.yaml`: `/about` */
const words = z.strictObject({
  meta: meta(),
  hero: heading(),
  why: z.strictObject({ title: text(), paragraphs: z.array(text()).min(2) }),
  /** What the brand's name means. */
  word: z.strictObject({
    title: text(),
    parts: z.array(z.strictObject({ word: text(), meaning: text() })).min(2),
    text: text(),
  }),
  values: heading(),
  team: heading(),
  closing: closing(),
})
export type AboutWords = z.infer<typeof words>

export const about = defineSingleton({
  name: 'about',
  path: 'pages/about.yaml',
  schema: words,
  page: { address: '/about', title: ({ meta }) => meta.title, sections: ['why', 'word', 'values', 'team', 'closing'] },
})
