import { z } from 'zod'
import { closing, heading, meta, text } from '../fields.ts'

/** `content/pages/about.yaml`: `/about` */
export const aboutCopy = z.strictObject({
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
