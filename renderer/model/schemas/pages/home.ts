import { z } from 'zod'
import { closing, heading, link, meta, reference, text } from '../fields.ts'

/** `content/pages/home.yaml`: `/` */
export const homeCopy = z.strictObject({
  meta: meta(),
  hero: z.strictObject({ lines: z.array(text()).length(2), lede: text(), call: link(), note: text() }),
  services: z.strictObject({ title: text(), from: text(), perMonth: text(), more: link() }),
  blueprint: z.strictObject({ title: text(), text: text(), steps: z.array(heading()).length(5) }),
  revolution: z.strictObject({ title: text(), statement: text(), text: text(), note: text() }),
  results: z.strictObject({ title: text(), note: text(), claims: z.array(reference('claims')).length(3) }),
  articles: z.strictObject({ title: text(), more: link() }),
  episodes: z.strictObject({ title: text(), more: link() }),
  closing: closing(),
})
