import { z } from 'zod'
import { day, description, text, title } from './fields.ts'

/** `content/legal/*.mdx`, the front matter: `/terms` and `/privacy`. */
export const legalSchema = z.strictObject({
  title: title(),
  description: description(),
  /** The words before the date: `Last modified`. */
  updatedLabel: text(),
  updated: day(),
  /** The plain-language card above the full text. */
  summary: z
    .strictObject({ title: text(), points: z.array(z.strictObject({ title: text(), text: text() })).min(3) })
    .optional(),
})
export type LegalPage = z.infer<typeof legalSchema>
