import { z } from 'zod'
import { text } from '../fields.ts'

/** `content/pages/legal.yaml`: what `/terms` and `/privacy` say around the text. */
export const legalCopy = z.strictObject({
  contents: text(),
  questions: z.strictObject({ title: text(), text: text() }),
})
